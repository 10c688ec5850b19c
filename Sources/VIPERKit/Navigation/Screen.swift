// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// What a stack shows. `TextScreen` is one.
@MainActor
public protocol Screen: Navigable, ModuleKeeper {
    /// Loads the view unless it is loaded; a module is usually built then.
    func loadViewIfNeeded()

    /// Whether the screen agrees to leave its stack. When one that would leave refuses, nothing at all changes.
    var shouldPop: Bool { get }
}
