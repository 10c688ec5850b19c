// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// Screens made for routes, and where they belong: what a stack is asked to show at once, or not at all.
///
/// Made by ``ScreenStack/open(_:as:screen:)-(_,_,(R)->Screen)`` and
/// ``ScreenStack/restore(_:as:screen:)-(_,_,(R)->Screen)``; only a stack has to do with it.
public struct ScreenArrangement {
    /// The screens of one stack or of tabs, each with its route already set.
    public struct Layer {
        /// From the bottom up; in the first layer without the roots.
        public var stacks: [[any Screen]]
        /// The tab that is selected; nil when there are no tabs.
        public var selected: Int?
    }

    /// What the screens are for.
    public enum Purpose: Sendable {
        /// A link. Its first layer has one stack, which belongs on the tab whose root has the route of the first
        /// screen, or else on the tab it was opened from; other tabs stay as they are.
        case open
        /// A saved state. Its first layer has as many stacks as there are tabs at the root.
        case restore

        var verb: NavigationFault.Verb { self == .open ? .open : .restore }
    }

    public let purpose: Purpose
    public let layers: [Layer]
}
