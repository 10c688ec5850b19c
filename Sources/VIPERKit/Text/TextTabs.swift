// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// Stacks of text screens side by side, one of them selected, drawn to an output stream and driven by lines of input.
///
/// ```swift
/// let tabs = TextTabs([ArticlesScreen(), SavedScreen()], output: "")
/// tabs.stacks[1].push(ArticleScreen(article))   // not shown yet, and kept for later
/// tabs.receive("t2")                            // what the user typed: selects the second tab
/// ```
///
/// Each stack keeps its screens while another one is selected. Switching tells the screen that was shown that it
/// disappears and the one that is shown that it appears; nobody leaves, and nobody is asked. A screen's own router
/// switches with ``Router/select(_:)``, and presents tabs with ``Router/present(tabs:)``.
///
/// A tab is called by the title of its root screen, which is loaded when it is first shown: set the title in the
/// initialiser. Above all tabs at once screens can be presented, and tabs as well. The tabs own everything: keep them,
/// not one of their stacks. When they are released all their screens go with them.
@MainActor
public final class TextTabs {
    let navigator: TextNavigator

    /// Shows the first of some screens, each as the root of a stack of its own.
    ///
    /// A screen that is on a stack already, or is given twice, stays where it is: this is reported, and an empty screen
    /// takes its place. Without any screen there is one tab, with an empty screen, and this is reported too.
    public init(_ roots: [TextScreen], output: any TextOutputStream, terminal: TextTerminal = TextTerminal()) {
        if roots.isEmpty { NavigationFault.print(NavigationFault(.initTabs, .noTabs)) }
        var seen: Set<Identity<TextScreen>> = []
        let identities = roots.map { screen in
            if screen.stack == nil, seen.insert(Identity(screen)).inserted { return Identity(screen) }
            NavigationFault.print(NavigationFault(.initTabs, .alreadyOnStack, subject: screen))
            return Identity(TextScreen())
        }
        navigator = TextNavigator(.init(tabs: identities.isEmpty ? [Identity(TextScreen())] : identities))
        navigator.display.output = output
        navigator.display.terminal = terminal
        navigator.start(for: self)
    }

    /// The stacks, in the order of their tabs. Their verbs are those of any stack.
    public var stacks: [TextNavigationStack] { navigator.state.layers[0].stacks.compactMap { navigator.stack($0.id) } }

    /// The position of the tab that is selected.
    public var selectedIndex: Int { navigator.state.layers[0].selected }

    /// The stack of the tab that is selected.
    public var selectedStack: TextNavigationStack { stacks[selectedIndex] }

    /// Selects a tab by its position, also below a presentation.
    ///
    /// Selecting the one that is selected already changes nothing and is no fault; a position that does not exist is
    /// one.
    public func select(_ index: Int) { navigator.call(.select(index), on: navigator.state.root.id) }
}

extension TextTabs {
    /// The screen that is shown: the top of the topmost presentation or, without any, of the selected stack.
    public var visibleScreen: TextScreen { navigator.state.visible.object }

    /// Told of each call that changed nothing because it could not be carried out.
    public var onFault: @MainActor (NavigationFault) -> Void {
        get { navigator.onFault }
        set { navigator.onFault = newValue }
    }

    /// What the output can do. A change is drawn.
    public var terminal: TextTerminal {
        get { navigator.display.terminal }
        set { navigator.display.terminal = newValue }
    }

    /// Where frames are drawn to.
    public var output: any TextOutputStream { navigator.display.output }

    /// Draws the visible screen now, also when it looks as before.
    public func draw() { navigator.display.draw(isForced: true) }

    /// Draws the visible screen now if a drawing is due.
    public func drawIfNeeded() { navigator.display.drawIfDue() }

    /// Takes a line that the user typed, as ``TextNavigationStack/receive(_:)`` does.
    ///
    /// - Returns: false when the user wants to quit.
    @discardableResult
    public func receive(_ line: String) -> Bool { selectedStack.receive(line) }

    /// Draws, takes lines and draws again, until the lines end or the user quits.
    public func run<Lines: AsyncSequence & Sendable>(_ lines: Lines) async throws where Lines.Element == String {
        try await selectedStack.run(lines)
    }
}
