// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// What is, or belongs to, a screen, and so may be on a stack.
@MainActor
public protocol Navigable: AnyObject {
    /// The stack the screen is on; nil before it is pushed and after it has left.
    var navigation: (any ScreenStack)? { get }
}

/// What a stack shows. `TextScreen` is one.
@MainActor
public protocol Screen: Navigable, ModuleKeeper {
    /// Whether the screen agrees to leave its stack. When one that would leave refuses, nothing at all changes.
    var shouldPop: Bool { get }
}
