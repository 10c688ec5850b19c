// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Testing

@testable import VIPERKit

@Suite("Calls made while another is carried out") @MainActor
struct NavigationQueueTests {
    @Test(
        "From each hook of the screen that enters: carried out afterwards, in order",
        arguments: [
            Hook.load, .willAppear, .didAppear,
        ])
    func entering(hook: Hook) {
        let tree = NavigationTree("a")
        tree["b"].react = { [unowned tree] in
            guard $0 == hook else { return }
            tree.stack.push(tree["c"])
            tree.stack.push(tree["d"])
            #expect(tree.shape == "ab")
        }
        tree.stack.push(tree["b"])
        #expect(tree.shape == "abcd" && tree.log.faults.isEmpty)
        #expect(
            tree.log.take() == """
                b did load, a will disappear, b will appear, a did disappear, b did appear, \
                c did load, b will disappear, c will appear, b did disappear, c did appear, \
                d did load, c will disappear, d will appear, c did disappear, d did appear
                """)
    }

    @Test(
        "From each hook of the screen that leaves",
        arguments: [
            Hook.willDisappear, .didDisappear, .left, .shouldPop,
        ])
    func leaving(hook: Hook) {
        let tree = NavigationTree("ab")
        tree["b"].react = { [unowned tree] in
            guard $0 == hook else { return }
            tree.stack.push(tree["c"])
            tree.stack.push(tree["d"])
        }
        tree.stack.pop()
        #expect(tree.shape == "acd" && tree.log.faults.isEmpty)
        #expect(
            tree.log.notices.prefix(5).joined(separator: ", ")
                == "b will disappear, a will appear, b did disappear, a did appear, b left")
    }

    @Test("From shouldPop of a screen that refuses")
    func refusing() {
        let tree = NavigationTree("ab")
        tree["b"].refuses = true
        tree["b"].react = { [unowned tree] in if $0 == .shouldPop { tree.stack.push(tree["c"]) } }
        tree.stack.pop()
        #expect(tree.shape == "abc")
    }

    @Test("From onFault")
    func fromFault() {
        let tree = NavigationTree("a")
        tree.stack.onFault = { [unowned tree] fault in
            tree.log.faults.append(fault)
            tree.stack.push(tree["b"])
            tree.stack.push(tree["c"])
        }
        tree.stack.pop()
        #expect(tree.shape == "abc" && tree.reasons == [.nothingToPop])
    }

    @Test("Faults of queued calls are reported in their turn")
    func faultsInOrder() {
        let tree = NavigationTree("a")
        tree["b"].react = { [unowned tree] in
            guard $0 == .load else { return }
            tree.stack.dismiss()
            tree.stack.push(NavigationFaultTests.OtherScreen())
            tree.stack.push(tree["b"])
            #expect(tree.log.faults.isEmpty)
        }
        tree.stack.push(tree["b"])
        #expect(tree.reasons == [.nothingPresented, .wrongKind, .alreadyOnStack])
    }

    @Test("A pop while a push runs takes the pushed screen")
    func popDuringPush() {
        let tree = NavigationTree("a")
        tree["b"].react = { [unowned tree] in if $0 == .willAppear { tree.stack.pop() } }
        tree.stack.push(tree["b"])
        #expect(tree.shape == "a" && tree["a"].phase == .visible && tree["b"].phase == .gone)
    }

    @Test("A push from the root's viewDidLoad is shown before the stack's initialiser returns")
    func fromRoot() {
        final class Forwarding: TextScreen {
            override func viewDidLoad() { navigation?.push(TextScreen()) }
        }
        let stack = TextNavigationStack(root: Forwarding(), output: "")
        #expect(stack.screens.count == 2 && stack.visibleScreen?.phase == .visible)
    }

    @Test("A screen pushed twice in one turn is there once")
    func twice() {
        let tree = NavigationTree("a")
        tree["b"].react = { [unowned tree] in if $0 == .load { tree.stack.push(tree["b"]) } }
        tree.stack.push(tree["b"])
        #expect(tree.shape == "ab" && tree.reasons == [.alreadyOnStack])
    }

    @Test("A call queued for a presentation that goes meanwhile is reported")
    func queuedForClosed() {
        let tree = NavigationTree("a", presenting: "p")
        tree["p"].react = { [unowned tree] in if $0 == .willDisappear { tree["p"].navigation?.push(tree["n"]) } }
        tree.stack.dismiss()
        #expect(tree.shape == "a" && tree.reasons == [.stackHasLeft] && tree["n"].navigation == nil)
    }

    @Test("A screen that leaves may enter another tree from its last notice")
    func toAnotherTree() {
        let (one, two) = (NavigationTree("ab"), NavigationTree("x"))
        one["b"].react = { [unowned one, unowned two] in if $0 == .left { two.stack.push(one["b"]) } }
        one.stack.pop()
        #expect(one.shape == "a" && two.shape == "xb" && one["b"].phase == .visible)
        #expect(one["b"].navigation === two.stack && one["b"].module.interactor.isActive)
    }
}
