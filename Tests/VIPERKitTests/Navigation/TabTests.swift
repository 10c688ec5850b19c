// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Testing

@testable import VIPERKit

@Suite("Tabs") @MainActor
struct TabTests {
    @Test("Switching tells one that it disappears and the other that it appears; nobody leaves or is asked")
    func switching() {
        let tree = NavigationTree("a", tabs: "p,q")
        tree["p"].refuses = true
        tree["p"].module.router.select(1)
        #expect(tree.log.take() == "p will disappear, q will appear, p did disappear, q did appear")
        #expect(tree.shape == "a|p,[q]" && tree.log.faults.isEmpty && tree["p"].module.interactor.isActive)
    }

    @Test("A tab that is not selected keeps its screens, and can be changed without being shown")
    func keepsState() {
        let tree = NavigationTree("a", tabs: "p,q")
        tree["q"].navigation?.push(tree["r"])
        #expect(tree.shape == "a|[p],qr" && tree.log.take() == "" && !tree["r"].isViewLoaded)
        tree["p"].navigation?.select(1)
        #expect(tree["r"].phase == .visible && tree["q"].phase == .hidden)
    }

    @Test("Selecting what is selected already tells nobody and is no fault")
    func sameTab() {
        let tree = NavigationTree("a", tabs: "p,q")
        tree["p"].navigation?.select(0)
        #expect(tree.shape == "a|[p],q" && tree.log.take() == "" && tree.log.faults.isEmpty)
    }

    @Test("Tabs can be switched while something is presented above them; nobody is told before it goes")
    func belowPresentation() {
        let tree = NavigationTree("a", tabs: "p,q")
        tree.stack.present(tree["s"])
        _ = tree.log.take()
        tree["p"].navigation?.select(1)
        #expect(tree.log.take() == "" && tree["p"].navigation?.presented === tree["s"])
        tree.stack.dismiss()
        #expect(tree.log.take() == "s will disappear, q will appear, s did disappear, q did appear, s left")
    }

    @Test("What is presented above a stack is the root of the selected tab")
    func presented() {
        let tree = NavigationTree("a", tabs: "pr,q")
        #expect(tree.stack.presented === tree["p"])
        tree["p"].navigation?.select(1)
        #expect(tree.stack.presented === tree["q"])
    }

    @Test("A switch from a hook waits for its turn")
    func fromHook() {
        let tree = NavigationTree("a", tabs: "p,q")
        tree["r"].react = { [unowned tree] in if $0 == .load { tree["p"].module.router.select(1) } }
        tree["p"].navigation?.push(tree["r"])
        #expect(tree.shape == "a|pr,[q]" && tree["q"].phase == .visible && tree["r"].phase == .hidden)
        #expect(tree.log.take().hasPrefix("r did load, p will disappear, r will appear, p did disappear, r did appear"))
    }

    struct Fault: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let reason: NavigationFault.Reason
        let call: @MainActor @Sendable (NavigationTree) -> Void
    }
    nonisolated static let faults = [
        Fault(testDescription: "select", reason: .noTabs) { $0.stack.select(0) },
        Fault(testDescription: "select", reason: .noSuchTab) { $0["p"].navigation?.select(2) },
        Fault(testDescription: "select", reason: .noSuchTab) { $0["p"].navigation?.select(-1) },
        Fault(testDescription: "present(tabs:)", reason: .noTabs) { $0.stack.present(tabs: []) },
        Fault(testDescription: "present(tabs:) (LoggingScreen)", reason: .alreadyOnStack) {
            $0.stack.present(tabs: [$0["x"], $0["q"]])
        },
        Fault(testDescription: "present(tabs:) (LoggingScreen)", reason: .alreadyOnStack) {
            $0.stack.present(tabs: [$0["x"], $0["x"]])
        },
        Fault(testDescription: "present(tabs:) (OtherScreen)", reason: .wrongKind) {
            $0.stack.present(tabs: [$0["x"], NavigationFaultTests.OtherScreen()])
        },
        Fault(testDescription: "push (LoggingScreen)", reason: .alreadyOnStack) { $0["p"].navigation?.push($0["q"]) },
    ]

    @Test("A call that cannot be carried out is reported and changes nothing", arguments: faults)
    func reported(fault: Fault) {
        let tree = NavigationTree("a", tabs: "p,q")
        fault.call(tree)
        #expect(
            tree.log.faults.map(\.description) == [
                "\(fault.testDescription): \(fault.reason.rawValue); nothing has changed"
            ])
        #expect(tree.shape == "a|[p],q" && tree.log.notices == [])
    }

    @Test("A stack that knows no tabs reports both verbs")
    func otherStack() {
        final class Plain: ScreenStack {
            var screens: [any Screen] { [] }
            var presented: (any Screen)? { nil }
            var onFault: @MainActor (NavigationFault) -> Void = { _ in }
            func push(_ screen: any Screen) {}
            func pop() {}
            func pop(to screen: any Screen) {}
            func popToRoot() {}
            func setScreens(_ screens: [any Screen]) {}
            func present(_ screen: any Screen) {}
            func dismiss() {}
        }
        let (stack, log) = (Plain(), NavigationLog())
        stack.onFault = { log.faults.append($0) }
        stack.select(0)
        stack.present(tabs: [])
        #expect(log.faults.map(\.reason) == [.notSupported, .notSupported])
    }

    @Test("The stacks of dismissed tabs say that they have left, and are freed")
    func stacksLeave() throws {
        let tree = NavigationTree("a", tabs: "p,q")
        weak let freed = tree["p"].stack
        let handle = try #require(tree["q"].stack)
        tree.stack.dismiss()
        handle.select(0)
        #expect(tree.reasons == [.stackHasLeft] && handle.screens.isEmpty && freed == nil)
    }

    @Test("A hundred thousand tabs, switched one by one, in linear time")
    func many() {
        let stack = TextNavigationStack(root: TextScreen(), output: "")
        stack.present(tabs: (0..<100_000).map { _ in TextScreen() })
        for index in 0..<100_000 { stack.visibleScreen?.navigation?.select(index) }
        #expect(stack.visibleScreen?.phase == .visible)
        stack.dismiss()
        #expect(stack.presented == nil)
    }
}
