// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Testing

@testable import VIPERKit

@Suite("Screens that leave") @MainActor
struct NavigationLeavingTests {
    @Test("Each is told once, top first, whoever caused it", arguments: NavigationRemoval.all)
    func toldOnce(removal: NavigationRemoval) {
        let tree = removal.tree()
        removal.perform(tree)
        #expect(tree.log.notices.filter { $0.hasSuffix(" left") } == removal.leaves.map { $0 + " left" })
        #expect(removal.leaves.allSatisfy { tree[$0].navigation == nil && tree[$0].phase == .gone })
        #expect(tree.log.faults.isEmpty)
    }

    @Test("Each module resigns once, and no other does", arguments: NavigationRemoval.all)
    func modulesResign(removal: NavigationRemoval) {
        let tree = removal.tree()
        removal.perform(tree)
        #expect(tree.log.modules.filter { $0.hasSuffix(" resigned") } == removal.leaves.map { $0 + " resigned" })
        #expect(removal.leaves.allSatisfy { !tree[$0].module.interactor.isActive })
    }

    @Test("A screen that refuses changes nothing at all", arguments: NavigationRemoval.all)
    func refusal(removal: NavigationRemoval) {
        for refusing in removal.leaves {
            let tree = removal.tree()
            let shape = tree.shape
            tree[refusing].refuses = true
            removal.perform(tree)
            #expect(tree.shape == shape && tree.log.notices == [] && tree.log.modules == [])
            #expect(tree.log.faults.isEmpty, "refusing is no fault")
        }
    }

    @Test("Each is asked once, top first, before anything is told", arguments: NavigationRemoval.all)
    func asked(removal: NavigationRemoval) {
        let tree = removal.tree()
        var asked: [String] = []
        for screen in tree.all.values {
            screen.react = { [unowned tree, unowned screen] in
                guard $0 == .shouldPop else { return }
                #expect(tree.log.notices == [])
                asked.append(screen.name)
            }
        }
        removal.perform(tree)
        #expect(asked == removal.leaves)
    }

    @Test("Once a screen agrees, the same call goes through", arguments: NavigationRemoval.all)
    func agreeing(removal: NavigationRemoval) throws {
        let tree = removal.tree()
        let last = try #require(removal.leaves.last)
        tree[last].refuses = true
        removal.perform(tree)
        tree[last].refuses = false
        removal.perform(tree)
        #expect(tree.log.notices.filter { $0.hasSuffix(" left") } == removal.leaves.map { $0 + " left" })
    }

    @Test("Entering again reacts once", arguments: NavigationRemoval.all)
    func enteringAgain(removal: NavigationRemoval) throws {
        let (tree, name) = (removal.tree(), try #require(removal.leaves.first))
        removal.perform(tree)
        (tree.log.notices, tree.log.modules) = ([], [])
        tree.stack.visibleScreen?.navigation?.push(tree[name])
        #expect(tree.log.notices.filter { $0.hasPrefix(name) } == ["\(name) will appear", "\(name) did appear"])
        #expect(tree.log.modules == ["\(name) active"])
    }

    @Test("Screens that left are freed, and their modules with them", arguments: NavigationRemoval.all)
    func freed(removal: NavigationRemoval) {
        let tree = removal.tree()
        var dead: [() -> Bool] = []
        for name in removal.leaves {
            let (screen, interactor) = (tree[name], tree[name].module.interactor)
            dead.append { [weak screen, weak interactor] in screen == nil && interactor == nil }
        }
        removal.perform(tree)
        tree.forgetScreens()
        #expect(dead.filter { !$0() }.isEmpty)
    }

    @Test("A screen that was never shown is told that it has left")
    func neverShown() {
        let tree = NavigationTree("a")
        tree.stack.setScreens([tree["a"], tree["b"], tree["c"]])
        #expect(!tree["b"].isViewLoaded)
        _ = tree.log.take()
        tree.stack.popToRoot()
        #expect(tree.log.notices.filter { $0.hasSuffix("left") } == ["c left", "b left"])
        #expect(!tree["b"].isViewLoaded)
    }

    @Test("A screen that comes back below the top is active again, and is told when it leaves again")
    func backBelowTheTop() {
        let tree = NavigationTree("abc")
        tree.stack.popToRoot()
        (tree.log.notices, tree.log.modules) = ([], [])
        tree.stack.setScreens([tree["a"], tree["b"], tree["c"]])
        #expect(tree.log.modules == ["b active", "c active"] && tree["b"].phase == .hidden)
        _ = tree.log.take()
        tree.stack.popToRoot()
        #expect(tree.log.notices.filter { $0.hasSuffix("left") } == ["c left", "b left"])
        #expect(tree.log.modules.suffix(2) == ["c resigned", "b resigned"])
    }
}
