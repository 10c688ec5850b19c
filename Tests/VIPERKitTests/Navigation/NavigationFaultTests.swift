// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Testing

@testable import VIPERKit

@Suite("Calls that change nothing") @MainActor
struct NavigationFaultTests {
    final class OtherScreen: Screen {
        var navigation: (any ScreenStack)?
        var modules: [any Module] = []
        func loadViewIfNeeded() {}
        var shouldPop: Bool { true }
        func keep(_ module: any Module) {}
        func release(_ module: any Module) {}
    }

    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let reason: NavigationFault.Reason
        let call: @MainActor @Sendable (NavigationTree) -> Void
        init(
            _ text: String, _ reason: NavigationFault.Reason,
            _ call: @escaping @MainActor @Sendable (NavigationTree) -> Void
        ) {
            (testDescription, self.reason, self.call) = (text, reason, call)
        }
    }

    nonisolated static let onPlainStack = [
        Case("push (LoggingScreen)", .alreadyOnStack) { $0.stack.push($0["a"]) },
        Case("present (LoggingScreen)", .alreadyOnStack) { $0.stack.present($0["a"]) },
        Case("setScreens (LoggingScreen)", .alreadyOnStack) { $0.stack.setScreens([$0["a"], $0["n"], $0["n"]]) },
        Case("setScreens", .emptyStack) { $0.stack.setScreens([]) },
        Case("pop", .nothingToPop) { $0.stack.pop() },
        Case("pop(to:)", .nothingToPop) { $0.stack.pop(to: $0["a"]) },
        Case("pop(to:) (LoggingScreen)", .notOnStack) { $0.stack.pop(to: $0["n"]) },
        Case("popToRoot", .nothingToPop) { $0.stack.popToRoot() },
        Case("back", .nothingToPop) { $0.stack.back() },
        Case("home", .nothingToPop) { $0.stack.home() },
        Case("dismiss", .nothingPresented) { $0.stack.dismiss() },
        Case("push (OtherScreen)", .wrongKind) { $0.stack.push(OtherScreen()) },
        Case("present (OtherScreen)", .wrongKind) { $0.stack.present(OtherScreen()) },
        Case("pop(to:) (OtherScreen)", .wrongKind) { $0.stack.pop(to: OtherScreen()) },
        Case("setScreens (OtherScreen)", .wrongKind) { $0.stack.setScreens([$0["a"], OtherScreen()]) },
    ]

    @Test("Each is reported with its reason", arguments: onPlainStack)
    func reported(fault: Case) {
        let tree = NavigationTree("a")
        fault.call(tree)
        #expect(
            tree.log.faults.map(\.description) == [
                "\(fault.testDescription): \(fault.reason.rawValue); nothing has changed"
            ])
        #expect(tree.reasons == [fault.reason])
        #expect(tree.shape == "a" && tree.log.notices == [] && tree["n"].navigation == nil)
    }

    @Test("A screen on another stack of the same tree cannot be pushed, presented or taken over")
    func otherStackOfTree() {
        let tree = NavigationTree("ab", presenting: "pq")
        tree.stack.push(tree["q"])
        tree["p"].navigation?.setScreens([tree["p"], tree["b"]])
        tree["p"].navigation?.pop(to: tree["a"])
        tree.stack.present(tree["b"])
        #expect(tree.reasons == [.alreadyOnStack, .alreadyOnStack, .notOnStack, .alreadyOnStack])
        #expect(tree.shape == "ab|pq" && tree.log.notices == [])
    }

    @Test("A screen on another tree stays there")
    func otherTree() {
        let (one, two) = (NavigationTree("ab"), NavigationTree("xy"))
        one.stack.push(two["y"])
        one.stack.present(two["x"])
        one.stack.setScreens([one["a"], two["y"]])
        #expect(one.reasons == [.alreadyOnStack, .alreadyOnStack, .alreadyOnStack])
        #expect(one.shape == "ab" && two.shape == "xy" && two["y"].navigation === two.stack)
        #expect(one.log.notices == [] && two.log.notices == [])
    }

    @Test("A screen that has left one tree can enter another")
    func changingTrees() {
        let (one, two) = (NavigationTree("ab"), NavigationTree("x"))
        one.stack.pop()
        two.stack.push(one["b"])
        #expect(two.log.faults.isEmpty && one["b"].navigation === two.stack && one["b"].phase == .visible)
    }

    @Test("The stack of a dismissed presentation says that it has left")
    func dismissedStack() throws {
        let tree = NavigationTree("a", presenting: "pq")
        let handle = try #require(tree["p"].navigation as? TextNavigationStack)
        tree.stack.dismiss()
        #expect(handle.screens.isEmpty && handle.presented == nil)
        _ = tree.log.take()
        handle.push(tree["n"])
        [handle.pop, handle.popToRoot, handle.dismiss, handle.back, handle.home].forEach { $0() }
        handle.setScreens([tree["n"]])
        #expect(tree.reasons == Array(repeating: .stackHasLeft, count: 7))
        #expect(tree.shape == "a" && tree.log.notices == [])
    }

    @Test("By default a fault is one line on standard error")
    func printed() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run { TextNavigationStack(root: TextScreen(), output: "").pop() }
        }
        #expect(message(result) == "VIPERKit: pop: there is no screen to pop; nothing has changed\n")
    }

    @Test("A stack whose root stack is gone prints that it has left")
    func printedAfterRelease() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run {
                var root: TextNavigationStack? = TextNavigationStack(root: TextScreen(), output: "")
                root?.present(TextScreen())
                let handle = root?.visibleScreen?.navigation
                root = nil
                handle?.pop()
            }
        }
        #expect(message(result) == "VIPERKit: pop: this stack is not shown any more; nothing has changed\n")
    }

    @Test("A root that is on another stack stays there, and the new stack begins with an empty screen")
    func rootElsewhere() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let one = TextNavigationStack(root: TextScreen(), output: "")
                let two = TextNavigationStack(root: one.screens[0] as! TextScreen, output: "")
                precondition(one.screens[0].navigation === one)
                precondition(two.screens.count == 1 && two.screens[0] !== one.screens[0])
            }
        }
        #expect(
            message(result)
                == "VIPERKit: init(root:) (TextScreen): the screen is on a stack already; nothing has changed\n")
    }
}
