// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Testing

@testable import VIPERKit

@Suite("A router's verbs") @MainActor
struct RouterVerbTests {
    @Test("push and present go to the stack of the router's screen")
    func pushAndPresent() {
        let tree = NavigationTree("a", presenting: "p")
        tree["a"].module.router.push(tree["b"])
        tree["p"].module.router.push(tree["q"])
        tree["q"].module.router.present(tree["r"])
        #expect(tree.shape == "ab|pq|r")
    }

    @Test("select goes to the tabs of the router's screen, present(tabs:) above everything")
    func tabs() {
        let tree = NavigationTree("a", tabs: "p,q")
        tree["p"].module.router.select(1)
        tree["a"].module.router.present(tabs: [tree["x"], tree["y"]])
        tree["y"].module.router.select(1)
        tree["q"].module.router.select(0)
        #expect(tree.shape == "a|[p],q|x,[y]")
    }

    @Test("A router says where it is, and nowhere when its screen has left")
    func navigation() {
        let tree = NavigationTree("ab")
        #expect(tree["b"].module.router.navigation === tree.stack)
        tree.stack.pop()
        #expect(tree["b"].module.router.navigation == nil)
    }

    @Test("A router whose screen is on no stack prints each verb")
    func withoutStack() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let screen = LoggingScreen("n", NavigationLog())
                let router = screen.module.router
                [router.pop, router.popToRoot, router.dismiss].forEach { $0() }
                [router.push, router.present, router.pop(to:)].forEach { $0(screen) }
                router.setScreens([screen])
                router.present(tabs: [screen])
                router.select(0)
            }
        }
        let verbs = [
            "pop", "popToRoot", "dismiss", "push", "present", "pop(to:)", "setScreens", "present(tabs:)", "select",
        ]
        let text = verbs.map {
            "VIPERKit: \($0) (Router<LoggingScreen>): the router's view is not on a stack; nothing has changed\n"
        }
        #expect(message(result) == text.joined())
    }
}
