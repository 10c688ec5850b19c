// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// The views inside a view, in an object of its own that outlives its view while a tree is released.
///
/// So a deep tree is released in a loop: released by each other's `deinit`, its views would overflow the stack.
final class TextSubviews: @unchecked Sendable {
    // On the main actor, or in the hands of the one holder that is left; hence unchecked.
    var views: [TextView] = []

    /// Lets go of the views, unless this list is shared: then a loop further out does that.
    static func release(_ subviews: inout TextSubviews) {
        guard !subviews.views.isEmpty, isKnownUniquelyReferenced(&subviews) else { return }
        var released = [subviews]
        subviews = TextSubviews()
        while var last = released.popLast() {
            // The list of a view that lives on is still that view's.
            guard isKnownUniquelyReferenced(&last) else { continue }
            released += last.views.map(\.content)
            last.views = []
        }
    }
}
