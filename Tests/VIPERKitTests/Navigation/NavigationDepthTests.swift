// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Testing

@testable import VIPERKit

@Suite("A hundred thousand screens") @MainActor
struct NavigationDepthTests {
    private static let count = 100_000

    final class Chained: TextScreen {
        let remaining: Int
        init(_ remaining: Int) {
            self.remaining = remaining
            super.init()
        }
        override func viewDidLoad() { if remaining > 0 { navigation?.push(Chained(remaining - 1)) } }
    }

    @Test("Pushed and popped one by one")
    func pushAndPop() {
        let stack = TextNavigationStack(root: TextScreen(), output: "")
        for _ in 0..<Self.count { stack.push(TextScreen()) }
        #expect(stack.screens.count == Self.count + 1)
        for _ in 0..<Self.count { stack.pop() }
        #expect(stack.screens.count == 1)
    }

    @Test("Pushed each from the one before, and taken away at once")
    func chained() {
        let stack = TextNavigationStack(root: Chained(Self.count), output: "")
        #expect(stack.screens.count == Self.count + 1)
        stack.popToRoot()
        #expect(stack.screens.count == 1)
    }

    @Test("Queued from one hook")
    func queued() {
        let tree = NavigationTree("a")
        tree["b"].react = { [unowned tree] in
            guard $0 == .load else { return }
            for _ in 0..<Self.count { tree.stack.push(TextScreen()) }
            for _ in 0..<Self.count { tree.stack.pop() }
        }
        tree.stack.push(tree["b"])
        #expect(tree.shape == "ab" && tree.log.faults.isEmpty)
    }

    @Test("Presented above each other, all by the root's stack, and dismissed")
    func presented() {
        let stack = TextNavigationStack(root: TextScreen(), output: "")
        for _ in 0..<Self.count { stack.present(TextScreen()) }
        for _ in 0..<Self.count / 2 { stack.dismiss() }
        stack.home()
        #expect(stack.presented == nil)
    }

    @Test("Set at once, and freed with the stack")
    func set() {
        weak var last: TextScreen?
        do {
            let stack = TextNavigationStack(root: TextScreen(), output: "")
            stack.setScreens((0..<Self.count).map { _ in TextScreen() })
            last = stack.visibleScreen
            #expect(last != nil)
        }
        #expect(last == nil)
    }
}
