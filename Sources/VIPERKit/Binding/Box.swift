// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// A value that tells its observers when it is set.
///
/// ```swift
/// let title = Box("Articles")
/// title.bind(screen) { screen, title in screen.header = title }   // called at once with "Articles"
/// title.value = "Drafts"                                          // called again
/// ```
///
/// Use `bind(_:_:)` where an object consumes the value: the observer ends with that object,
/// so there is nothing to keep. Use ``observe(_:)`` where there is no such object, and keep the token.
///
/// ## What observers can rely on
///
/// 1. The value is stored first. Then the observers are called, in the order they were added, with the value as
///    argument.
/// 2. A set made by an observer is stored at once and delivered after the current round. Every observer sees every
///    value, in order; after such a set, reading ``value`` gives the newest value, which may be ahead of the argument.
/// 3. An observer added during a round gets the current value once and takes part from the next set on.
/// 4. An observer removed during a round is not called again, not even in that round.
/// 5. An observer whose owner has died is never called. A set frees what the box held for it; so do binds, at
///    once in a box of few observers and step by step in one of many (see `bind(_:_:)`).
/// 6. Cancelling twice, cancelling inside the callback, and a token that outlives its box are harmless.
///
/// An observer that answers every value with another set of its box keeps its round going for ever; it does not
/// overflow the stack. An observer that sets *another* box runs that box's round within this one; the stack grows with
/// the number of boxes that set each other in this way, though not along a chain of derived boxes (see ``map(_:)``).
///
/// ## A box that is kept by its observer
///
/// ```swift
/// title.bind(self) { [title] screen, text in screen.header = title.value + text }    // wrong: keeps the box
/// ```
///
///     box ──▶ observer ──▶ closure ──▶ box
///
/// A closure that captures its own box keeps it, and is kept by it, for as long as its owner lives, though nobody else
/// may have the box any more; when the owner dies as well, there is nobody left to set the box and so to end it. Use the
/// value that the closure is given, or capture the box weakly.
///
/// Every set is delivered, whether or not the value differs from the last. Changing a collection in place
/// (`box.value.append(article)`) is a read and a set, so it copies the collection: O(*n*).
///
/// A set calls each observer once and allocates nothing. Sets made inside a round wait in a queue, which does.
@MainActor
public final class Box<Value> {
    /// Whoever must be told. An object of its own, so that its code is compiled once and not for each `Value`.
    @usableFromInline let observers: BoxObserverList

    /// Sets made while the box was busy, oldest first.
    ///
    /// The attribute, here and on the other hot state, switches off the run-time exclusivity check of each access. What
    /// the check would find is ruled out by rule: no access to this state spans a call of foreign code.
    @exclusivity(unchecked) @usableFromInline var pending = BoxQueue<Value>()

    @exclusivity(unchecked) @usableFromInline var stored: Value

    /// What this box is derived from, kept alive for as long as the derived value is wanted.
    private(set) var source: BoxSource?

    /// Creates a box that holds a value.
    @inlinable
    public convenience init(_ value: Value) {
        self.init(value, derivedFrom: nil)
    }

    @usableFromInline
    init(_ value: Value, derivedFrom source: BoxSource?) {
        observers = BoxObserverList()
        stored = value
        self.source = source
    }

    /// Creates a box that holds a value, on any actor.
    ///
    /// This makes a box the default value of a property, in a struct or class that is not itself on the main actor.
    nonisolated public init(_ value: Value) where Value: Sendable {
        observers = BoxObserverList()
        stored = value
        source = nil
    }

    deinit {
        BoxSource.release(&source)
    }

    /// The current value; setting it tells every observer.
    ///
    /// Inside an observer it is legal to read it (the newest value) and to set it (delivered after the current round).
    ///
    /// - Complexity: Reading is O(1), setting O(*n*) in the number of observers.
    @inlinable public var value: Value {
        get { stored }
        set {
            guard !observers.isBusy, !observers.isEmpty else { return storeForLater(newValue) }
            observers.isBusy = true
            store(newValue)
            deliver(newValue, toFirst: observers.slotCount)
            settle()
        }
    }

    /// The number of observers that the box holds something for, dead ones that it has not noticed yet included.
    package var observerCount: Int { observers.count }
}
