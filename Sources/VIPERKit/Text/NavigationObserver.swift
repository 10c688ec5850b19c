// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// Told of what happens to the screens of a navigator.
@MainActor
protocol NavigationObserver: AnyObject {
    /// A screen has left for good, and has been told so.
    func screenHasLeft(_ screen: TextScreen)
}
