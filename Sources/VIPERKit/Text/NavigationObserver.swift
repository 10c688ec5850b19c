// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// Told of what happens to the screens of a navigator.
@MainActor
protocol NavigationObserver: AnyObject {
    /// Screens have left for good, in one transition, and have been told so.
    func screensHaveLeft(_ screens: [TextScreen])
}
