// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Testing

@testable import VIPERKit

@Suite("Screens") @MainActor
struct TextScreenTests {
    final class LabelScreen: TextScreen {
        var log: [String] = []
        let label = TextLabel("one")

        override init() {
            super.init()
            log.append("init")
        }
        override func loadView() {
            log.append("loadView")
            let button = TextButton("x", "open")
            button.onPress(self) { $0.log.append("pressed") }
            view = TextVStack([label, button])
        }
        override func viewDidLoad() { log.append("viewDidLoad, loaded: \(isViewLoaded)") }
        override func viewWillAppear() { log.append("viewWillAppear") }
    }

    @Test("The initialiser calls no hook")
    func initialiser() {
        #expect(LabelScreen().log == ["init"] && !LabelScreen().isViewLoaded)
    }

    @Test("Reading the view loads it, once")
    func loads() {
        let screen = LabelScreen()
        _ = screen.view
        screen.loadViewIfNeeded()
        _ = screen.view
        #expect(screen.log == ["init", "loadView", "viewDidLoad, loaded: true"])
        #expect(screen.phase == .hidden && screen.view.host === screen)
    }

    @Test("A screen that was loaded before it is shown is not loaded again")
    func loadedEarlier() {
        let screen = LabelScreen()
        screen.loadViewIfNeeded()
        let stack = TextNavigationStack(root: screen, output: "")
        #expect(screen.log.suffix(2) == ["viewDidLoad, loaded: true", "viewWillAppear"])
        withExtendedLifetime(stack) {}
    }

    @Test("Without more, a screen shows its view's lines and takes its view's actions")
    func showsView() {
        let screen = LabelScreen()
        let (stack, _) = TextNavigationStack.drawn(screen)
        #expect(stack.shown() == ["LabelScreen", "", "one", "[x] open", "", "q quit"])
        stack.receive("x")
        #expect(screen.log.last == "pressed")
    }

    @Test("A change in the view is drawn; in a view that was replaced, not")
    func viewChanges() {
        let screen = LabelScreen()
        let (stack, output) = TextNavigationStack.drawn(screen)
        screen.label.text = "two"
        stack.drawIfNeeded()
        #expect(output.writes.count == 2)
        let former = screen.view
        screen.view = TextLabel("three")
        stack.drawIfNeeded()
        #expect(former.host == nil && output.writes.last?.contains("three") == true)
    }

    @Test("A plain screen has an empty view and no actions, agrees to go, and is not busy")
    func plain() {
        let screen = TextScreen()
        #expect(screen.lines(width: 80).isEmpty && screen.actions.isEmpty && screen.title.isEmpty)
        #expect(screen.shouldPop && !screen.isBusy && !screen.receive("x") && screen.navigation == nil)
    }

    @Test("A screen keeps its modules, and none keeps the screen")
    func keepsModules() {
        weak var screen: FeedScreen?
        weak var module: BaseModule?
        do {
            let kept = FeedScreen()
            let built = BaseModule(resolving: kept)
            (screen, module) = (kept, built)
            #expect(kept.modules.count == 1 && kept.modules.first === built)
        }
        #expect(screen == nil && module == nil)
    }
}

@Suite("Screens and boxes") @MainActor
struct ScreenBindingTests {
    final class TitleScreen: TextScreen {
        var heading = ""
        override func lines(width: Int) -> [TextLine] { [TextLine(heading)] }
        func show(_ heading: String) { self.heading = heading }
    }

    @Test("A box that a screen bound redraws it, with a closure of several statements or with a method")
    func boundBox() {
        let (screen, title) = (TitleScreen(), Box("first"))
        let stack = TextNavigationStack(root: screen, output: "")
        title.bind(screen) { screen, title in
            let heading = title.uppercased()
            screen.heading = heading
        }
        stack.draw()
        title.value = "second"
        stack.drawIfNeeded()
        #expect((stack.output as? String)?.contains("SECOND") == true)
        let other = Box("third")
        other.bind(screen, TitleScreen.show)
        stack.drawIfNeeded()
        #expect((stack.output as? String)?.contains("third") == true)
    }
}
