// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Testing

@testable import VIPERKit

@Suite("Input") @MainActor
struct TextInputTests {
    @Test("Words and first letters of the commands", arguments: ["b", "back", " back\t", "h", "home"])
    func commands(line: String) {
        let tree = NavigationTree("ab")
        #expect(tree.stack.receive(line))
        #expect(tree.shape == "a")
    }

    @Test("quit ends the input and changes nothing", arguments: ["q", "quit"])
    func quit(line: String) {
        let tree = NavigationTree("ab")
        #expect(!tree.stack.receive(line))
        #expect(tree.shape == "ab")
    }

    @Test("home goes all the way, back a step")
    func homeAndBack() {
        let tree = NavigationTree("ab", presenting: "pq")
        tree.stack.receive("b")
        #expect(tree.shape == "ab|p")
        tree.stack.receive("h")
        #expect(tree.shape == "a")
    }

    @Test("back and home at the root tell the user, and are no fault", arguments: ["b", "h"])
    func atTheRoot(line: String) {
        let tree = NavigationTree("a")
        #expect(tree.stack.receive(line))
        tree.stack.draw()
        #expect(tree.reasons == [])
        #expect((tree.stack.output as? String)?.contains("There is nothing to go back to.") == true)
    }

    @Test("The screen's own actions win over the commands", arguments: ["b", "back", "home", "q", "quit"])
    func ownActionsWin(key: String) {
        let owner = ActionOwner()
        let screen = FeedScreen()
        screen.keys = [TextAction(key, "mine", owner) { $0.refresh() }]
        let (stack, _) = TextNavigationStack.drawn(FeedScreen())
        stack.push(screen)
        #expect(stack.receive(key))
        #expect(owner.log == ["refresh"] && stack.visibleScreen === screen && screen.received == [])
    }

    @Test("A command is never taken as text; everything else is the screen's")
    func screenReceives() {
        let screen = FeedScreen()
        screen.understood = ["quit", "swift"]
        let (stack, _) = TextNavigationStack.drawn(screen)
        #expect(!stack.receive("quit") && stack.receive(" swift ") && stack.receive("/quit"))
        #expect(screen.received == ["swift", "/quit"])
    }

    @Test("What is no key goes to the views, from top to bottom, the visible ones only")
    func viewsReceive() {
        final class ListScreen: TextScreen {
            let lists = (0..<3).map { _ in TextList((0..<9).map { TextLine("\($0)") }, pageSize: 2) }
            override func loadView() { view = TextVStack([TextVStack([lists[0]]), lists[1], lists[2]]) }
        }
        let (screen, owner) = (ListScreen(), ActionOwner())
        for (number, list) in screen.lists.enumerated() { list.onSelect(owner) { $0.open(100 * number + $1) } }
        screen.lists[0].isHidden = true
        TextNavigationStack.drawn(screen).stack.receive("9")
        #expect(owner.log == ["open 108"])
    }

    @Test("Of two actions with one key the first is performed")
    func twoActions() {
        let (screen, owner) = (FeedScreen(), ActionOwner())
        screen.keys = (1...2).map { number in TextAction("x", "open", owner) { $0.open(number) } }
        TextNavigationStack.drawn(screen).stack.receive("x")
        #expect(owner.log == ["open 1"])
    }

    @Test("Only the visible screen's actions can be performed")
    func coveredActions() {
        let (screen, owner) = (FeedScreen(), ActionOwner())
        screen.keys = [TextAction("x", "open", owner) { $0.refresh() }]
        let (stack, _) = TextNavigationStack.drawn(screen)
        stack.push(FeedScreen())
        stack.receive("x")
        #expect(owner.log == [])
    }

    @Test("An unknown key is said, until the next line")
    func unknownKey() {
        let (stack, _) = TextNavigationStack.drawn(FeedScreen())
        #expect(stack.receive("x"))
        #expect(stack.shown().contains("There is no key x.") && stack.shown().contains("There is no key x."))
        stack.receive("")
        #expect(!stack.shown().contains("There is no key x."))
    }

    @Test("An empty line means nothing, and is not complained of", arguments: ["", " ", "\t\r\n"])
    func emptyLine(line: String) {
        let (stack, output) = TextNavigationStack.drawn(FeedScreen())
        #expect(stack.receive(line))
        stack.drawIfNeeded()
        #expect(output.writes.count == 1)
    }

    @Test("A module built in an action catches up when the action is done")
    func moduleInAction() {
        let screen = FeedScreen()
        var module: BaseModule?
        screen.keys = [TextAction("x", "open", screen) { module = BaseModule(resolving: $0) }]
        let (stack, _) = TextNavigationStack.drawn(screen)
        stack.receive("x")
        #expect(module?.interactor.isActive == true)
    }

    @Test("Input from inside a hook is taken in its turn")
    func fromHook() {
        let tree = NavigationTree("ab")
        tree["c"].react = { [unowned tree] in if $0 == .willAppear { tree.stack.receive("home") } }
        tree.stack.push(tree["c"])
        #expect(tree.shape == "a" && tree.log.faults.isEmpty)
    }
}
