// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// What a stack shows. `TextScreen` is one.
@MainActor
public protocol Screen: Navigable, ModuleKeeper {
    /// Loads the view unless it is loaded; a module is usually built then.
    func loadViewIfNeeded()

    /// Whether the screen agrees to leave its stack. When one that would leave refuses, nothing at all changes.
    ///
    /// ```swift
    /// override var shouldPop: Bool { draft.isSaved }
    /// ```
    var shouldPop: Bool { get }

    /// The components of the ``Route`` the screen was made for; nil when it was made for none.
    ///
    /// Set by whoever opens a link or restores a stack. An app sets it to make a screen that it pushes itself part of
    /// the stack's ``Restoration``: `screen.route = AppRoute.article(3).components`. A kind of screen that does not
    /// keep it is never restored.
    var route: [String]? { get set }
}

extension Screen {
    public var route: [String]? {
        get { nil }
        set {}
    }
}
