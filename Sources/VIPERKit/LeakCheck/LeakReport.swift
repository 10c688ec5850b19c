// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// What a leak check found: the objects that should be gone, each with the reference that keeps it.
///
/// ```
/// 2 of 5 objects leaked
///   ArticlesPresenter (presenter) is in a cycle:
///     ArticlesPresenter.onUpdate → closure → ArticlesPresenter
///   ArticlesInteractor (interactor) is held by it: ArticlesPresenter.interactor
/// ```
///
/// A path is read from left to right, each arrow a strong reference. A question mark means that the memory there is of
/// unknown layout: it holds the address, but perhaps not as a strong reference.
public struct LeakReport: Sendable, CustomStringConvertible {
    /// Why an object is still there.
    public enum Cause: Sendable, Hashable {
        /// It is part of a cycle of strong references, told from the object itself on.
        case cycle(_ path: String)
        /// Another object that should be gone holds it, on the path given.
        case held(by: String)
        /// Nothing that was examined holds it, but so many strong references do: globals, timers, queues, run loops, or
        /// whatever the check cannot read.
        case outside(references: Int)
    }

    /// An object that should be gone.
    public struct Leak: Sendable, Hashable {
        /// The name of its type, without its module.
        public let type: String
        /// Its role in its module; nil when it was tracked by hand.
        public let role: ModuleElement.Role?
        public let cause: Cause
        /// How many strong references to it come from what was not examined, beside those that `cause` names.
        public let outsideReferences: Int
    }

    /// Why a check proves nothing.
    public enum Failure: Sendable, Hashable {
        case nothingTracked
        /// An object was nil already when it was to be tracked there.
        case subjectWasNil(at: String)
    }

    /// The objects that should be gone, in the order in which they were tracked.
    public let leaks: [Leak]
    /// What is wrong with the check itself.
    public let failures: [Failure]
    /// How many objects were tracked.
    public let trackedCount: Int
    /// Whether the causes were looked for.
    ///
    /// Where the runtime cannot be read (on a system whose memory layout is not known here, in a statically linked
    /// program) survivors are only named, each with the cause `.outside(references: 0)`.
    public let isExplained: Bool
    /// Whether the search ended at its limit, so that causes may be missing.
    public let isCutShort: Bool

    let story: LeakStory

    /// Whether everything tracked is gone, and something was.
    public var isEmpty: Bool { leaks.isEmpty && failures.isEmpty }
}
