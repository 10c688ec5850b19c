// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// A stack of text screens, drawn to an output stream and driven by lines of input.
///
/// ```swift
/// let stack = TextNavigationStack(root: ArticlesScreen(), output: "")
/// stack.receive("1")        // what the user typed: opens the first article
/// stack.draw()
/// print(stack.output)       // a `String` is a value: read it back from the stack
/// ```
///
/// The root's stack owns everything: its screens, and the stacks of the screens presented above it. A presented screen
/// is the root of a stack of its own, which ends with the presentation. For tabs at the root there is ``TextTabs``.
///
/// When the root's stack is released its screens go with it, and their modules end. One that somebody else holds is
/// told, in the next turn of the main actor, that it has left.
@MainActor
public final class TextNavigationStack: ScreenStack {
    let owned: TextNavigator?
    weak var navigator: TextNavigator?
    let id: TextNavigator.State.StackID

    /// Shows a screen as the root of a stack.
    ///
    /// A screen that is on a stack already stays there: this is reported, and the new stack begins with an empty
    /// screen.
    public init(root: TextScreen, output: any TextOutputStream, terminal: TextTerminal = TextTerminal()) {
        let isFree = root.stack == nil
        if !isFree { NavigationFault.print(NavigationFault(.initRoot, .alreadyOnStack, subject: root)) }
        let navigator = TextNavigator(.init(root: Identity(isFree ? root : TextScreen())))
        owned = navigator
        id = navigator.state.root.id
        self.navigator = navigator
        navigator.display.output = output
        navigator.display.terminal = terminal
        navigator.start(for: self)
    }

    init(ownedBy navigator: TextNavigator, _ id: TextNavigator.State.StackID) {
        owned = nil
        self.navigator = navigator
        self.id = id
    }

    public var screens: [any Screen] { navigator?.state.screens(of: id).map(\.object) ?? [] }
    public var presented: (any Screen)? { navigator?.state.presented(above: id)?.object }

    /// The screen that is shown: the top of the topmost presentation.
    public var visibleScreen: TextScreen? { navigator?.state.visible.object }

    public var onFault: @MainActor (NavigationFault) -> Void {
        get { navigator?.onFault ?? NavigationFault.print }
        set { navigator?.onFault = newValue }
    }

    public func push(_ screen: any Screen) { call(.push, with: [screen]) { .push($0[0]) } }
    public func pop() { call(.pop) { _ in .pop } }
    public func pop(to screen: any Screen) { call(.popTo, with: [screen]) { .popTo($0[0]) } }
    public func popToRoot() { call(.popToRoot) { _ in .popToRoot } }
    public func setScreens(_ screens: [any Screen]) { call(.setScreens, with: screens) { .setScreens($0) } }
    public func present(_ screen: any Screen) { call(.present, with: [screen]) { .present($0[0]) } }
    public func present(tabs roots: [any Screen]) { call(.presentTabs, with: roots) { .presentTabs($0) } }
    public func select(_ index: Int) { call(.select) { _ in .select(index) } }
    public func push(_ screen: any Screen, ticket: ResultTicket) {
        call(.push, with: [screen], .wait(ticket)) { .push($0[0]) }
    }
    public func present(_ screen: any Screen, ticket: ResultTicket) {
        call(.present, with: [screen], .wait(ticket)) { .present($0[0]) }
    }
    public func finish(_ screen: any Screen, outcome: (any Sendable)?) {
        call(.finish, with: [screen], outcome.map { .outcome($0) } ?? .none) { .finish($0[0]) }
    }
    public func dismiss() { call(.dismiss) { _ in .dismiss } }

    /// What the user asks for: takes away the visible screen, or its presentation when it is the root of one.
    public func back() { call(.back) { _ in .back } }

    /// Takes away everything but the root screen. Of tabs at the root the selected one shows its root then; the others
    /// keep their screens.
    public func home() { call(.home) { _ in .home } }

    func call(
        _ verb: NavigationFault.Verb, with screens: [any Screen] = [], _ errand: TextNavigator.Errand = .none,
        _ request: ([Identity<TextScreen>]) -> TextNavigator.State.Request
    ) {
        guard let navigator else { return NavigationFault.print(NavigationFault(verb, .stackHasLeft)) }
        var identities: [Identity<TextScreen>] = []
        for screen in screens {
            guard let screen = screen as? TextScreen else {
                return navigator.report(NavigationFault(verb, .wrongKind, subject: screen))
            }
            identities.append(Identity(screen))
        }
        navigator.call(request(identities), on: id, errand)
    }
}
