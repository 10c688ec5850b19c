// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

extension Router {
    /// The stack the view's screen is on, if it is on one; that of the parent, for a child whose view belongs to no
    /// screen.
    public final var navigation: (any ScreenStack)? {
        if let view = viewPort.object as? any Navigable { return view.navigation }
        return navigationAbove
    }

    /// Puts a screen on top of the stack.
    public final func push(_ screen: any Screen) { navigate(.push) { $0.push(screen) } }

    /// Takes the top screen away. The root stays.
    public final func pop() { navigate(.pop) { $0.pop() } }

    /// Takes away all screens above one that is on the stack.
    public final func pop(to screen: any Screen) { navigate(.popTo) { $0.pop(to: screen) } }

    /// Takes away all screens but the root.
    public final func popToRoot() { navigate(.popToRoot) { $0.popToRoot() } }

    /// Replaces the screens of the stack.
    public final func setScreens(_ screens: [any Screen]) { navigate(.setScreens) { $0.setScreens(screens) } }

    /// Shows a screen above everything, as the root of a stack of its own.
    public final func present(_ screen: any Screen) { navigate(.present) { $0.present(screen) } }

    /// Shows tabs above everything: a stack for each screen, side by side, the first selected.
    ///
    /// ```swift
    /// func showOptions() { present(tabs: [OptionScreen("Theme"), OptionScreen("Font")]) }
    /// ```
    public final func present(tabs roots: [any Screen]) { navigate(.presentTabs) { $0.present(tabs: roots) } }

    /// Selects one of the tabs that the view's screen is in, by its position.
    ///
    /// ```swift
    /// func showSaved() { select(1) }
    /// ```
    public final func select(_ index: Int) { navigate(.select) { $0.select(index) } }

    /// Takes away the topmost presentation above the stack or, when there is none, the one the stack is.
    public final func dismiss() { navigate(.dismiss) { $0.dismiss() } }

    /// A router whose view has gone, or was never on a stack, goes nowhere, and says so.
    final func navigate(_ verb: NavigationFault.Verb, _ call: (any ScreenStack) -> Void) {
        guard let navigation else { return NavigationFault.print(NavigationFault(verb, .noStack, subject: self)) }
        call(navigation)
    }
}
