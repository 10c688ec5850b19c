// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Testing

@testable import VIPERKit

@Suite("Waiting for a screen that leaves otherwise") @MainActor
struct ResultLeavingTests {
    struct Way: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// Whether the module that waits goes as well.
        let takesModule: Bool
        let perform: @MainActor @Sendable (AskingTree) -> Void
        init(_ name: String, takesModule: Bool = false, _ perform: @escaping @MainActor @Sendable (AskingTree) -> Void)
        {
            (testDescription, self.takesModule, self.perform) = (name, takesModule, perform)
        }
    }

    nonisolated static let ways = [
        Way("the user's back") { $0.stack?.receive("b") },
        Way("pop") { $0.topic.navigation?.pop() },
        Way("pop(to:)") { $0.topic.navigation?.pop(to: $0.asking) },
        Way("the user's home", takesModule: true) { $0.stack?.receive("h") },
        Way("a replaced stack", takesModule: true) { $0.stack?.setScreens([TextScreen()]) },
        Way("a link", takesModule: true) { try? $0.stack?.open("feed", as: AppRoute.self) { _ in TextScreen() } },
        Way("a released stack whose screens are kept", takesModule: true) { $0.stack = nil },
    ]

    @Test("The answer is nil, once", arguments: ways)
    func none(way: Way) async {
        let tree = await AskingTree()
        way.perform(tree)
        await turns()
        #expect(tree.answers.all == [nil] && tree.answers.cancelled == [way.takesModule] && tree.faults.isEmpty)
    }

    @Test("Nothing of the module that waited, or of the screen, is kept", arguments: ways)
    func freed(way: Way) async {
        let (answers, fate) = (Answers(), Fate())
        do {
            let tree = await AskingTree()
            fate.follow(tree.asking, tree.asking.module, tree.topic)
            way.perform(tree)
            if tree.stack != nil { tree.stack?.popToRoot() }
            answers.all = tree.answers.all
        }
        await turns()
        #expect(fate.survivors == [])
    }

    @Test("A waiting module goes with the root stack, although its own screen is kept")
    func keptScreens() async {
        let tree = await AskingTree()
        weak var navigator: TextNavigator?
        navigator = tree.stack?.navigator
        tree.stack = nil
        #expect(navigator == nil)
        await turns()
        #expect(tree.answers.all == [nil])
    }

    @Test("A dismissed parent ends the wait for what it presented, and for what it pushed", arguments: [false, true])
    func dismissedParent(presenting: Bool) async {
        let tree = await AskingTree(presenting: presenting, askingPresented: true)
        tree.stack?.home()
        await turns()
        #expect(tree.answers.all == [nil] && tree.answers.cancelled == [true] && tree.stack?.presented == nil)
    }

    @Test("Three deep, and the root is replaced: all end, and nothing is kept")
    func threeDeep() async {
        let (answers, fate) = (Answers(), Fate())
        let stack = TextNavigationStack(root: TextScreen(), output: "")
        do {
            final class Step: TextScreen, ResultScreen {
                typealias Outcome = Int
                let router = Router<Step>()
            }
            let steps = (0..<4).map { _ in Step() }
            stack.push(steps[0])
            for (below, above) in zip(steps, steps.dropFirst()) {
                below.router.connect(view: below)
                Task { [router = below.router] in answers.all.append(await router.push(above).map { "\($0)" }) }
                await turns()
                fate.follow(below, above, below.router)
            }
            #expect(stack.screens.count == 5)
        }
        stack.setScreens([TextScreen()])
        await turns()
        #expect(answers.all == [nil, nil, nil] && fate.survivors == [])
    }

    @Test("A request that waits in line when its stack is released ends the wait")
    func queuedRequest() async {
        let answers = Answers()
        var stack: TextNavigationStack? = TextNavigationStack(root: AskingScreen(), output: "")
        let asking = stack?.visibleScreen as? AskingScreen
        stack?.onFault = { _ in }
        let (topic, other) = (TopicScreen(), TopicScreen())
        topic.loaded = { _ in
            other.refuses = true
            stack = nil
        }
        asking?.module.presenter.ask(topic, into: answers)
        asking?.module.presenter.ask(other, into: answers)
        await turns()
        #expect(answers.all == [nil, nil] && other.phase == .unloaded)
    }
}

@Suite("Cancelling who waits for a screen") @MainActor
struct ResultCancellingTests {
    @Test(
        "The wait ends at once, and the screen stays or goes as was asked",
        arguments: [
            (CancelledWait.keepScreen, 3), (.removeScreen, 2),
        ])
    func cancelled(onCancel: CancelledWait, count: Int) async {
        let tree = await AskingTree()
        let (topic, answers) = (TopicScreen(), Answers())
        tree.stack?.pop()
        let task = tree.asking.module.presenter.ask(topic, onCancel: onCancel, into: answers)
        await turns()
        task.cancel()
        await turns()
        #expect(answers.all == [nil] && tree.stack?.screens.count == count && tree.faults.isEmpty)
    }

    @Test("A screen that is to go and refuses stays, and the wait has ended all the same")
    func refusing() async {
        let tree = await AskingTree(onCancel: .removeScreen)
        tree.topic.refuses = true
        tree.asking.module.viewMoved(to: .gone)
        await turns()
        #expect(tree.answers.all == [nil] && tree.topic.phase == .visible && tree.faults.isEmpty)
    }

    @Test("A screen that has left meanwhile, and is there for another reason, stays")
    func pushedAgain() async {
        let tree = await AskingTree(onCancel: .removeScreen)
        tree.asking.module.viewMoved(to: .gone)
        tree.stack?.pop()
        tree.stack?.push(tree.topic)
        await turns()
        #expect(tree.topic.phase == .visible && tree.faults.isEmpty)
    }

    @Test("An outcome after the wait was cancelled is dropped, and the screen goes")
    func finishedLater() async {
        let tree = await AskingTree()
        tree.asking.module.viewMoved(to: .gone)
        tree.topic.finish(with: "too late")
        await turns()
        #expect(tree.answers.all == [nil] && tree.topic.phase == .gone && tree.faults.isEmpty)
    }

    @Test("A task that is cancelled already pushes nothing")
    func before() async {
        let (root, router) = (TextScreen(), Router<TextScreen>())
        let stack = TextNavigationStack(root: root, output: "")
        router.connect(view: root)
        let task = Task { await router.push(TopicScreen()) }
        task.cancel()
        #expect(await task.value == nil && stack.screens.count == 1)
    }
}
