// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Testing

@testable import VIPERKit

@Suite("Order of notices") @MainActor
struct NavigationNoticeTests {
    @Test("The root is loaded and shown at once")
    func root() {
        let log = NavigationLog()
        let stack = TextNavigationStack(root: LoggingScreen("a", log), output: "")
        #expect(log.take() == "a did load, a will appear, a did appear")
        withExtendedLifetime(stack) {}
    }

    @Test("push")
    func push() {
        let tree = NavigationTree("a")
        tree.stack.push(tree["b"])
        #expect(tree.log.take() == "b did load, a will disappear, b will appear, a did disappear, b did appear")
        #expect(tree.shape == "ab")
    }

    @Test("pop")
    func pop() {
        let tree = NavigationTree("ab")
        tree.stack.pop()
        #expect(tree.log.take() == "b will disappear, a will appear, b did disappear, a did appear, b left")
    }

    @Test("A multi-pop tells each, top first, and those in between only that they have left")
    func multiPop() {
        let tree = NavigationTree("abcd")
        tree.stack.pop(to: tree["a"])
        #expect(
            tree.log.take()
                == "d will disappear, a will appear, d did disappear, a did appear, d left, c left, b left")
    }

    @Test("setScreens does not tell those that stay, wherever they stay")
    func reordered() {
        let tree = NavigationTree("abcd")
        tree.stack.setScreens([tree["c"], tree["n"], tree["a"], tree["d"]])
        #expect(tree.log.take() == "b left" && tree.shape == "cnad")
    }

    @Test("setScreens shows the new top, and loads no other")
    func replaced() {
        let tree = NavigationTree("abc")
        tree.stack.setScreens([tree["b"], tree["m"], tree["n"]])
        #expect(
            tree.log.take()
                == "n did load, c will disappear, n will appear, c did disappear, n did appear, c left, a left")
        #expect(!tree["m"].isViewLoaded && tree["m"].navigation === tree.stack)
    }

    @Test("setScreens with the same screens tells nobody")
    func unchanged() {
        let tree = NavigationTree("abc")
        tree.stack.setScreens(tree.stack.screens)
        #expect(tree.log.take() == "" && tree.log.faults.isEmpty)
    }

    @Test("present")
    func present() {
        let tree = NavigationTree("ab")
        tree.stack.present(tree["p"])
        #expect(tree.log.take() == "p did load, b will disappear, p will appear, b did disappear, p did appear")
        #expect(tree.stack.presented === tree["p"] && tree.stack.screens.count == 2 && tree.shape == "ab|p")
        #expect(tree["p"].navigation !== tree.stack && tree["p"].navigation?.screens.count == 1)
    }

    @Test("dismiss tells each screen of the presentation, top first")
    func dismiss() {
        let tree = NavigationTree("a", presenting: "pq")
        tree.stack.dismiss()
        #expect(tree.log.take() == "q will disappear, a will appear, q did disappear, a did appear, q left, p left")
        #expect(tree.stack.presented == nil)
    }

    @Test("dismiss takes the topmost presentation first")
    func topmostFirst() {
        let tree = NavigationTree("a", presenting: "p")
        tree.stack.present(tree["r"])
        tree.stack.dismiss()
        #expect(tree.shape == "a|p")
        #expect(
            tree.log.notices.suffix(5).joined(separator: ", ")
                == "r will disappear, p will appear, r did disappear, p did appear, r left")
        tree.stack.dismiss()
        #expect(tree.shape == "a")
    }

    @Test("A push under a presentation is not shown until the presentation goes")
    func pushUnderneath() {
        let tree = NavigationTree("a", presenting: "p")
        tree.stack.push(tree["b"])
        #expect(tree.log.take() == "" && tree.shape == "ab|p" && !tree["b"].isViewLoaded)
        tree.stack.dismiss()
        #expect(tree.log.take() == "b did load, p will disappear, b will appear, p did disappear, b did appear, p left")
    }

    @Test("back is a pop, and at the root of a presentation a dismiss")
    func back() {
        let tree = NavigationTree("ab", presenting: "pq")
        for expected in ["ab|p", "ab", "a"] {
            tree.stack.back()
            #expect(tree.shape == expected)
        }
        #expect(tree.log.notices.filter { $0.hasSuffix("left") } == ["q left", "p left", "b left"])
    }

    @Test("home takes away all but the root, in one step")
    func home() {
        let tree = NavigationTree("ab", presenting: "pq")
        tree.stack.home()
        #expect(
            tree.log.take()
                == "q will disappear, a will appear, q did disappear, a did appear, q left, p left, b left")
    }
}
