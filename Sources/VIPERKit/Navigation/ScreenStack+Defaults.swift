// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// What a stack does that knows only the plain verbs, such as a double in a unit test.
extension ScreenStack {
    /// Reports that this stack cannot do it.
    public func present(tabs roots: [any Screen]) {
        onFault(NavigationFault(.presentTabs, .notSupported, subject: self))
    }

    /// Reports that this stack cannot do it.
    public func select(_ index: Int) { onFault(NavigationFault(.select, .notSupported, subject: self)) }

    /// Pushes the screen and ends the waiting at once, without an outcome.
    public func push(_ screen: any Screen, ticket: ResultTicket) { push(screen) }

    /// Presents the screen and ends the waiting at once, without an outcome.
    public func present(_ screen: any Screen, ticket: ResultTicket) { present(screen) }

    /// Reports that this stack cannot do it.
    public func finish(_ screen: any Screen, outcome: (any Sendable)?) {
        onFault(NavigationFault(.finish, .notSupported, subject: screen))
    }

    /// Reports that this stack cannot do it.
    public func arrange(_ arrangement: ScreenArrangement) {
        onFault(NavigationFault(arrangement.purpose.verb, .notSupported, subject: self))
    }

    /// Nothing, with every screen left out.
    public var restoration: Restoration {
        Restoration(layers: [.init(stacks: [[]])], omitted: screens.dropFirst().map { "\(type(of: $0))" })
    }
}
