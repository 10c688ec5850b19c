// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// What is, or belongs to, a screen, and so may be on a stack.
@MainActor
public protocol Navigable: AnyObject {
    /// The stack the screen is on; nil before it is pushed and after it has left.
    var navigation: (any ScreenStack)? { get }
}
