// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Testing

@testable import VIPERKit

@Suite("Waiting for what a screen finishes with") @MainActor
struct ResultTests {
    @Test("The outcome comes back, and the screen goes", arguments: [false, true])
    func outcome(presenting: Bool) async {
        let tree = await AskingTree(presenting: presenting)
        tree.topic.finish(with: "science")
        #expect(tree.stack?.visibleScreen === tree.asking && tree.topic.phase == .gone)
        await turns()
        #expect(tree.answers.all == ["science"] && tree.answers.cancelled == [false] && tree.faults.isEmpty)
    }

    @Test("What is above the screen in its stack goes with it, and what is presented stays")
    func above() async {
        let tree = await AskingTree()
        tree.stack?.push(TextScreen())
        tree.stack?.present(TextScreen())
        tree.topic.finish(with: "science")
        await turns()
        #expect(tree.stack?.screens.count == 2 && tree.stack?.presented != nil && tree.answers.all == ["science"])
    }

    @Test("The root of a presentation takes it away, with what is presented above")
    func presentation() async {
        let tree = await AskingTree(presenting: true)
        tree.topic.navigation?.push(TextScreen())
        tree.stack?.present(TextScreen())
        tree.topic.finish(with: "science")
        await turns()
        #expect(tree.stack?.presented == nil && tree.answers.all == ["science"])
    }

    @Test("A screen in a presentation that is not its root leaves the presentation there")
    func withinPresentation() async {
        let tree = await AskingTree(askingPresented: true)
        tree.topic.finish(with: "science")
        await turns()
        #expect(tree.stack?.presented === tree.asking && tree.answers.all == ["science"])
    }

    @Test("The first of two outcomes counts, and the second call is reported")
    func twice() async {
        let tree = await AskingTree()
        tree.topic.loaded = { _ in }
        let other = TopicScreen()
        other.loaded = {
            $0.finish(with: "first")
            $0.finish(with: "second")
        }
        tree.asking.module.presenter.ask(other, into: tree.answers)
        await turns()
        #expect(tree.answers.all == ["first"] && tree.faults.map(\.reason) == [.notOnStack])
        #expect(tree.faults.map(\.verb) == [.finish] && tree.stack?.visibleScreen === tree.topic)
    }

    @Test("A screen may finish while it loads")
    func fromViewDidLoad() async {
        let (answers, stack, asking) = (Answers(), TextNavigationStack(root: TextScreen(), output: ""), AskingScreen())
        stack.push(asking)
        let topic = TopicScreen()
        topic.loaded = { $0.finish(with: "at once") }
        asking.module.presenter.ask(topic, into: answers)
        await turns()
        #expect(answers.all == ["at once"] && stack.visibleScreen === asking && topic.phase == .gone)
    }

    @Test("A screen that nobody waits for finishes as well")
    func unawaited() {
        let stack = TextNavigationStack(root: TextScreen(), output: "")
        let topic = TopicScreen()
        stack.push(topic)
        topic.finish(with: "science")
        #expect(stack.screens.count == 1 && topic.phase == .gone)
    }

    @Test("The root of a stack cannot finish")
    func root() {
        let topic = TopicScreen()
        let stack = TextNavigationStack(root: topic, output: "")
        var faults: [NavigationFault] = []
        stack.onFault = { faults.append($0) }
        topic.finish(with: "science")
        #expect(faults == [NavigationFault(.finish, .nothingToPop, subject: topic)] && topic.phase == .visible)
    }

    @Test("When a screen refuses to leave, the waiting goes on, and it may finish again")
    func refusing() async {
        let tree = await AskingTree()
        tree.topic.refuses = true
        tree.topic.finish(with: "too early")
        await turns()
        #expect(tree.answers.all.isEmpty && tree.topic.phase == .visible && tree.faults.isEmpty)
        tree.topic.refuses = false
        tree.topic.finish(with: "science")
        await turns()
        #expect(tree.answers.all == ["science"])
    }

    @Test("A screen that is waited for already is refused, and the first wait goes on", arguments: [false, true])
    func awaitedTwice(presenting: Bool) async {
        let tree = await AskingTree()
        tree.asking.module.presenter.ask(tree.topic, presenting: presenting, into: tree.answers)
        await turns()
        #expect(tree.answers.all == [nil] && tree.faults.map(\.reason) == [.alreadyOnStack])
        tree.topic.finish(with: "science")
        await turns()
        #expect(tree.answers.all == [nil, "science"])
    }

    @Test("A screen can be waited for again after it has left")
    func again() async {
        let tree = await AskingTree()
        tree.topic.finish(with: "one")
        tree.asking.module.presenter.ask(tree.topic, into: tree.answers)
        await turns()
        tree.topic.finish(with: "two")
        await turns()
        #expect(tree.answers.all == ["one", "two"])
    }
}

@Suite("Outcomes and who hands them over") @MainActor
struct OutcomeTests {
    final class MaybeScreen: TextScreen, ResultScreen { typealias Outcome = Int? }
    final class MaybeModuleScreen: TextScreen, ResultScreen {
        typealias Outcome = any Error
        let router = Router<MaybeModuleScreen>()
    }

    @Test("An outcome that is an empty optional is not the same as none")
    func optional() async {
        let router = Router<TextScreen>()
        let (root, maybe) = (TextScreen(), MaybeScreen())
        let stack = TextNavigationStack(root: root, output: "")
        router.connect(view: root)
        let answer = Task { await router.push(maybe) }
        await turns()
        maybe.finish(with: nil)
        #expect(await answer.value == .some(nil) && stack.screens.count == 1)
    }

    @Test("A router finishes its view's screen; an outcome may be of a protocol type")
    func router() async {
        let (root, screen, router) = (TextScreen(), MaybeModuleScreen(), Router<TextScreen>())
        let stack = TextNavigationStack(root: root, output: "")
        router.connect(view: root)
        screen.router.connect(view: screen)
        let answer = Task { await router.present(screen) }
        await turns()
        screen.router.finish(with: NavigationFault(.push, .noStack))
        #expect(await answer.value as? NavigationFault == NavigationFault(.push, .noStack) && stack.presented == nil)
    }

    @Test("In synchronous code, and as any Screen, the verb does not wait")
    func synchronous() async {
        let (root, router) = (TextScreen(), Router<TextScreen>())
        let stack = TextNavigationStack(root: root, output: "")
        router.connect(view: root)
        func pushes() { router.push(MaybeScreen()) }
        pushes()
        let screen: any Screen = MaybeScreen()
        router.push(screen)
        #expect(stack.screens.count == 3)
    }

    @Test("Without a stack, waiting ends at once and is reported, and so is finishing")
    func withoutStack() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run {
                TopicScreen().finish(with: "nobody")
                Router<TopicScreen>().finish(with: "nobody")
            }
            let (pushed, presented) = await (
                Router<AskingScreen>().push(TopicScreen()), Router<AskingScreen>().present(TopicScreen())
            )
            precondition(pushed == nil && presented == nil)
        }
        let text = [
            "finish (TopicScreen): the screen is not on a stack",
            "finish (Router<TopicScreen>): the router's view is not on a stack",
            "push (Router<AskingScreen>): the router's view is not on a stack",
            "present (Router<AskingScreen>): the router's view is not on a stack",
        ]
        #expect(message(result) == text.map { "VIPERKit: \($0); nothing has changed\n" }.joined())
    }

    @Test("A ticket resolved by many threads at once resumes once")
    func threads() async {
        for _ in 0..<200 {
            let wait = ResultWait<Int>()
            let value: Int? = await withCheckedContinuation { continuation in
                _ = wait.begin(continuation)
                let ticket = ResultTicket(for: wait)
                for number in 0..<4 { Task.detached { ticket.resolve(with: number) } }
            }
            #expect(value != nil)
        }
    }
}

@Suite("Finishing while asked to leave") @MainActor
struct FinishWhileAskedTests {
    final class Stubborn: TextScreen, ResultScreen {
        typealias Outcome = Int
        override var shouldPop: Bool {
            finish(with: 1)
            return false
        }
    }

    @Test("A screen that finishes whenever it is asked to leave is not asked for ever, and stays")
    func finishInShouldPop() {
        let (screen, log) = (Stubborn(), NavigationLog())
        let stack = TextNavigationStack(root: TextScreen(), output: "")
        stack.onFault = { log.faults.append($0) }
        stack.push(screen)
        stack.back()
        #expect(stack.screens.count == 2 && log.faults == [])
    }
}
