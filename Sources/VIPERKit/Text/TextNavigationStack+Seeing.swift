// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

extension TextNavigationStack {
    /// What there is now, from the root to what is shown, also when this stack is a presented one: stacks, tabs,
    /// presentations, screens, and their modules with children. O(n); loads no view.
    ///
    /// ```
    /// root tabs
    ///   tab 1, selected
    ///     ArticlesScreen “Articles”
    ///       module ArticlesInteractor, ArticlesPresenter, ArticlesRouter
    ///         child PlayerInteractor, PlayerPresenter, PlayerRouter
    ///   tab 2
    ///     SavedScreen “Saved”
    /// presented
    ///   SettingsScreen “Settings”  ← visible
    /// ```
    ///
    /// Nothing of a title reaches a terminal as a control sequence. Empty when the stack has been released.
    public var tree: String { navigator.map { NavigationOutline($0.state).tree } ?? "" }

    /// The same as ``tree``, as a Mermaid flowchart. What is shown, and the selected tabs, have a thick border.
    public var mermaid: String { navigator.map { NavigationOutline($0.state).mermaid } ?? "flowchart TD\n" }
}

extension TextTabs {
    /// What there is now: ``TextNavigationStack/tree``.
    public var tree: String { selectedStack.tree }

    /// The same as a Mermaid flowchart: ``TextNavigationStack/mermaid``.
    public var mermaid: String { selectedStack.mermaid }
}
