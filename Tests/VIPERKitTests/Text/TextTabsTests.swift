// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Testing

@testable import VIPERKit

@Suite("Tabs at the root") @MainActor
struct TextTabsTests {
    let output = Transcript()

    private func tabs(_ titles: String..., width: Int = 80) -> TextTabs {
        TextTabs(titles.map { FeedScreen($0) }, output: output, terminal: TextTerminal(width: width))
    }

    private func shown(_ tabs: TextTabs) -> [String] { tabs.stacks[0].shown() }

    @Test("The first is selected and shown; the others are on their stacks and not loaded")
    func start() {
        let tabs = tabs("Feeds", "Saved")
        #expect(tabs.selectedIndex == 0 && tabs.stacks.count == 2 && tabs.selectedStack === tabs.stacks[0])
        #expect(tabs.visibleScreen.phase == .visible)
        let other = tabs.stacks[1].screens[0] as? FeedScreen
        #expect(other?.navigation === tabs.stacks[1] && other?.isViewLoaded == false)
    }

    @Test("A line below the breadcrumb shows the keys and titles, the selected in brackets")
    func tabLine() {
        let tabs = tabs("Feeds", "Saved", "Search")
        #expect(shown(tabs) == ["Feeds", "[t1 Feeds]  t2 Saved  t3 Search", "", "", "r refresh   q quit"])
        tabs.select(1)
        tabs.stacks[1].push(FeedScreen("Swift"))
        #expect(
            shown(tabs) == [
                "Saved › Swift", "t1 Feeds  [t2 Saved]  t3 Search", "", "", "r refresh   b back   h home   q quit",
            ])
    }

    @Test("Below a presentation the line is not shown; presented tabs have one")
    func presentedTabs() {
        let tabs = tabs("Feeds", "Saved")
        tabs.stacks[0].present(FeedScreen("Settings"))
        #expect(shown(tabs).prefix(2) == ["Feeds ▸ Settings", ""])
        tabs.stacks[0].present(tabs: [FeedScreen("Day"), FeedScreen("Night")])
        #expect(shown(tabs).prefix(2) == ["Feeds ▸ Settings ▸ Day", "[t1 Day]  t2 Night"])
        tabs.receive("t2")
        #expect(shown(tabs)[1] == "t1 Day  [t2 Night]" && tabs.selectedIndex == 0)
    }

    @Test("Where not all tabs fit, those around the selected one are shown")
    func narrow() {
        let tabs = tabs("One", "Two", "Three", "Four", "Five", width: 26)
        #expect(shown(tabs)[1] == "[t1 One]  t2 Two …")
        tabs.select(2)
        #expect(shown(tabs)[1] == "… t2 Two  [t3 Three] …")
        tabs.select(4)
        #expect(shown(tabs)[1] == "… t4 Four  [t5 Five]")
        let signs = self.tabs("One", "Fours", "Five", width: 20)
        signs.select(2)
        #expect(shown(signs)[1] == "… [t3 Five]", "the sign for what is left out has to fit, too")
    }

    @Test("A title can neither break the line nor reach the terminal as a sequence")
    func hostileTitles() {
        let tabs = tabs("\u{1B}[2JFe\neds\u{202E}", String(repeating: "語", count: 60), "", width: 40)
        #expect(shown(tabs)[1] == "[t1 [2JFe eds] …")
        tabs.select(1)
        #expect(shown(tabs).allSatisfy { TextLine($0).columns <= 40 })
        tabs.select(2)
        #expect(shown(tabs)[1] == "… [t3 FeedScreen]")
    }

    @Test("Typed keys select; unless the screen has an action of that key, or there is no such tab")
    func keys() {
        let tabs = tabs("Feeds", "Saved")
        let owner = ActionOwner()
        (tabs.visibleScreen as? FeedScreen)?.keys = [TextAction("t2", "mine", owner) { $0.refresh() }]
        tabs.receive("t2")
        #expect(tabs.selectedIndex == 0 && owner.log == ["refresh"])
        (tabs.visibleScreen as? FeedScreen)?.keys = []
        ["t0", "t3", "t", "t+2", "t02", "t99999999999999999999", "2"].forEach { tabs.receive($0) }
        #expect(tabs.selectedIndex == 0)
        tabs.receive(" t2 ")
        #expect(tabs.selectedIndex == 1)
    }

    @Test("home closes presentations and shows the root of the selected tab; the others keep their screens")
    func home() {
        let tabs = tabs("Feeds", "Saved")
        for stack in tabs.stacks { stack.push(FeedScreen()) }
        tabs.stacks[0].present(FeedScreen())
        tabs.receive("home")
        #expect(tabs.stacks.map(\.screens.count) == [1, 2] && tabs.stacks[0].presented == nil)
        let log = NavigationLog()
        tabs.onFault = { log.faults.append($0) }
        tabs.stacks[0].home()
        #expect(log.faults.map(\.reason) == [.nothingToPop])
    }

    @Test("There is nothing to go back to from the root of a tab, however deep the others are")
    func backAtRoot() {
        let tabs = tabs("Feeds", "Saved")
        tabs.stacks[1].push(FeedScreen())
        tabs.receive("b")
        #expect(shown(tabs).contains("There is nothing to go back to.") && tabs.stacks[1].screens.count == 2)
        #expect(shown(tabs).last == "r refresh   q quit")
    }

    @Test("A position that does not exist is a fault")
    func noSuchTab() {
        let (tabs, log) = (tabs("Feeds"), NavigationLog())
        tabs.onFault = { log.faults.append($0) }
        tabs.select(0)
        tabs.select(1)
        #expect(log.faults == [NavigationFault(.select, .noSuchTab)] && tabs.selectedIndex == 0)
    }

    @Test("A run takes lines, and the keys of tabs among them")
    func run() async throws {
        let tabs = tabs("Feeds", "Saved")
        try await tabs.run(Lines(["t2", "q", "t1"]))
        #expect(tabs.selectedIndex == 1 && output.text.contains("> t2\n\nSaved\nt1 Feeds  [t2 Saved]\n"))
    }

    @Test("Dropping the tabs frees all, screens, stacks and presentations")
    func freed() {
        weak var (first, second, stack, presented): (TextScreen?, TextScreen?, TextNavigationStack?, TextScreen?)
        do {
            let tabs = tabs("Feeds", "Saved")
            tabs.select(1)
            tabs.stacks[0].present(FeedScreen())
            (first, second) = (tabs.stacks[0].screens[0] as? TextScreen, tabs.stacks[1].screens[0] as? TextScreen)
            (stack, presented) = (tabs.stacks[1], tabs.visibleScreen)
            #expect(first != nil && second != nil && stack != nil && presented != nil)
        }
        #expect(first == nil && second == nil && stack == nil && presented == nil)
    }

    @Test("A stack that outlives its tabs is empty and says that it has left")
    func outlived() {
        let stack = tabs("Feeds", "Saved").stacks[1]
        #expect(stack.screens.isEmpty && stack.tree == "")
    }

    @Test("Roots that are on a stack, given twice, or missing are reported, and empty screens take their place")
    func badRoots() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (one, two) = (TextScreen(), TextScreen())
                let stack = TextNavigationStack(root: one, output: "")
                let tabs = TextTabs([one, two, two], output: "")
                precondition(tabs.stacks.count == 3 && tabs.stacks[1].screens[0] === two && one.navigation === stack)
                precondition(TextTabs([], output: "").stacks.count == 1)
            }
        }
        let onStack = "VIPERKit: init(_:) (TextScreen): the screen is on a stack already; nothing has changed\n"
        #expect(message(result) == onStack + onStack + "VIPERKit: init(_:): there are no tabs; nothing has changed\n")
    }
}
