// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// A screen that is shown to find something out: a picker, a question, a form.
///
/// ```swift
/// final class PickTopicScreen: TextScreen, ResultScreen {
///     typealias Outcome = Topic
///     override var actions: [TextAction] { [TextAction("s", "science", self) { $0.finish(with: .science) }] }
/// }
///
/// // In a presenter:
/// func changeTopic() {
///     task { presenter in
///         guard let topic = await presenter.router.push(PickTopicScreen()) else { return }
///         presenter.interactor.load(topic)
///     }
/// }
/// ```
///
/// Only a router waits, and only with `await`: in a closure that awaits nothing else a forgotten one makes the call a
/// plain push, whose outcome is dropped.
@MainActor
public protocol ResultScreen: Screen {
    /// What the screen finishes with.
    associatedtype Outcome: Sendable
}

extension ResultScreen {
    /// Takes the screen away, with what is above it in its stack, and hands the outcome to whoever waits for it.
    ///
    /// The root of a presentation takes the presentation away. Like every call, this one waits for its turn. When
    /// nobody waits, the outcome is dropped. When a screen that would leave refuses (`shouldPop`), nothing happens: the
    /// waiting goes on, and the screen may finish again. A screen that is on no stack, or has finished already, and the
    /// root of a stack that is not presented, cannot finish: this is reported.
    public func finish(with outcome: Outcome) {
        guard let navigation else {
            return NavigationFault.print(NavigationFault(.finish, .notOnAnyStack, subject: self))
        }
        navigation.finish(self, outcome: outcome)
    }
}

extension Router where ViewPort: ResultScreen {
    /// Takes the view's screen away and hands the outcome to whoever waits for it: see ``ResultScreen/finish(with:)``.
    public final func finish(with outcome: ViewPort.Outcome) {
        guard let view else { return NavigationFault.print(NavigationFault(.finish, .noStack, subject: self)) }
        view.finish(with: outcome)
    }
}
