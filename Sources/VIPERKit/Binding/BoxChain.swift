// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// Keeps the stack flat along chains of derived boxes.
///
/// A derived box is set within its source's round, so its own round nests in that one. To a depth of 100; what is
/// derived deeper than that waits until the rounds above it have unwound.
@MainActor
enum BoxChain {
    private static let depthLimit = 100
    private static var depth = 0
    private static var waiting = BoxQueue<@MainActor () -> Void>()

    /// Sets a derived box, now or when the stack is flat enough.
    static func follow(_ set: @escaping @MainActor () -> Void) {
        guard depth < depthLimit else { return waiting.append(set, slotCount: 0) }
        depth += 1
        set()
        if depth == 1 { followWaiting() }
        depth -= 1
    }

    private static func followWaiting() {
        while let next = waiting.removeFirst() { next.value() }
    }
}
