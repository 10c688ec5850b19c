// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// What a derived box holds of the boxes that it is derived from.
///
///     derived ──▶ BoxSource ──▶ its source
///                     └──▶ BoxSource ──▶ its source's source
///                              △
///     its source ──────────────┘
///
/// A list of its own, so that a long chain can be released in a loop: released by each other's `deinit`, its boxes
/// would overflow the stack.
@usableFromInline
final class BoxSource: @unchecked Sendable {
    // Changed only by the one holder that is left, hence unchecked.
    private var box: (any AnyObject & Sendable)?
    private var above: BoxSource?

    /// - Parameter above: What `box` itself is derived from.
    init(_ box: any AnyObject & Sendable, above: BoxSource?) {
        self.box = box
        self.above = above
    }

    /// Lets go of the boxes of which nobody else holds one, nearest first.
    static func release(_ source: inout BoxSource?) {
        while isKnownUniquelyReferenced(&source) { releaseNearest(of: &source) }
    }

    /// Lets go of the nearest box only: what it is derived from is held here by the time its `deinit` runs, which
    /// therefore leaves that alone.
    private static func releaseNearest(of source: inout BoxSource?) {
        guard let nearest = source else { return }
        let box = nearest.box
        nearest.box = nil
        source = nearest.above
        nearest.above = nil
        _fixLifetime(box)
    }
}
