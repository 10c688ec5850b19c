// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

@testable import VIPERKit

/// A screen that is asked for a topic.
final class TopicScreen: TextScreen, ResultScreen {
    typealias Outcome = String
    var refuses = false
    var loaded: @MainActor (TopicScreen) -> Void = { _ in }
    override var shouldPop: Bool { !refuses }
    override func viewDidLoad() { loaded(self) }
}

/// What the waiting got, in order, and what became of it.
@MainActor
final class Answers {
    var all: [String?] = []
    /// Whether each wait has ended in a task that was cancelled.
    var cancelled: [Bool] = []
}

final class AskingPresenter: Presenter<
    AskingScreen, Interactor<AskingPresenter, Router<AskingScreen>>, Router<AskingScreen>
>
{
    /// Waits for a topic within the module, as an app does.
    @discardableResult
    func ask(
        _ screen: TopicScreen, presenting: Bool = false, onCancel: CancelledWait = .keepScreen, into answers: Answers
    ) -> Task<Void, Never> {
        task { presenter in
            let topic =
                presenting
                ? await presenter.router.present(screen, onCancel: onCancel)
                : await presenter.router.push(screen, onCancel: onCancel)
            answers.all.append(topic)
            answers.cancelled.append(Task.isCancelled)
        }
    }
}

/// A screen whose presenter asks for topics.
final class AskingScreen: TextScreen {
    lazy var module = ModuleBuilder<
        Interactor<AskingPresenter, Router<AskingScreen>>, AskingPresenter, Router<AskingScreen>
    >(view: self)
    override func viewDidLoad() { _ = module }
}

/// A stack with a root, an asking screen on it, and a topic screen it waits for.
@MainActor
final class AskingTree {
    let answers = Answers()
    var stack: TextNavigationStack?
    var faults: [NavigationFault] = []
    let asking = AskingScreen()
    let topic = TopicScreen()

    init(presenting: Bool = false, askingPresented: Bool = false, onCancel: CancelledWait = .keepScreen) async {
        let stack = TextNavigationStack(root: TextScreen(), output: "")
        self.stack = stack
        stack.onFault = { [unowned self] in faults.append($0) }
        if askingPresented { stack.present(asking) } else { stack.push(asking) }
        asking.module.presenter.ask(topic, presenting: presenting, onCancel: onCancel, into: answers)
        await turns()
        precondition(topic.phase == .visible && answers.all.isEmpty)
    }
}
