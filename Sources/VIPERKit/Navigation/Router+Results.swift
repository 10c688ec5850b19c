// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// What becomes of a screen when the task that waits for its outcome is cancelled.
public enum CancelledWait: Sendable {
    /// It stays where it is.
    case keepScreen
    /// It is taken away, with what is above it in its stack, unless a screen refuses.
    case removeScreen
}

extension Router {
    /// Puts a screen on top of the stack and waits for what it finishes with.
    ///
    /// ```swift
    /// task { presenter in
    ///     if let topic = await presenter.router.push(PickTopicScreen()) { presenter.interactor.load(topic) }
    /// }
    /// ```
    ///
    /// Wait inside ``ModulePart/task(onFailure:_:)``: then the waiting ends with the module. Only a router waits; the
    /// verbs of a stack do not.
    ///
    /// Do not forget the `await`: in a closure that awaits nothing else the call without it is the plain push, and the
    /// outcome is dropped. In a function that is `async` it is the compiler's error; to push such a screen there and
    /// not wait, hand it over as `any Screen`.
    ///
    /// ```swift
    /// task { $0.router.push(PickTopicScreen()) }                               // wrong: nobody waits
    /// await router.push(PickTopicScreen(), onCancel: .removeScreen)            // the screen goes with the task
    /// ```
    ///
    /// - Parameters:
    ///   - screen: what finishes with an outcome.
    ///   - onCancel: what becomes of the screen when the waiting task is cancelled; it stays unless told otherwise.
    /// - Returns: nil when the screen left without finishing (back, home, a replaced stack, a dismissed parent), when
    ///   it was refused, when the stack was released, and as soon as the task is cancelled: the screen may be there
    ///   still, as when it is in a presentation above the module that waited. A task that is cancelled before pushes
    ///   nothing.
    public final func push<Pushed: ResultScreen>(
        _ screen: Pushed, onCancel: CancelledWait = .keepScreen
    ) async -> Pushed.Outcome? {
        await outcome(of: screen, onCancel) { ticket in
            navigate(.push) { $0.push(screen, ticket: ticket) }
        }
    }

    /// Shows a screen above everything, as the root of a stack of its own, and waits for what it finishes with.
    ///
    /// - Returns: see ``push(_:onCancel:)``.
    public final func present<Presented: ResultScreen>(
        _ screen: Presented, onCancel: CancelledWait = .keepScreen
    ) async -> Presented.Outcome? {
        await outcome(of: screen, onCancel) { ticket in
            navigate(.present) { $0.present(screen, ticket: ticket) }
        }
    }

    // While it waits the task must not hold the stack, whose end would otherwise never come: `show` gets at it and lets
    // go.
    private func outcome<Shown: ResultScreen>(
        of screen: Shown, _ onCancel: CancelledWait, _ show: (ResultTicket) -> Void
    ) async -> Shown.Outcome? {
        let wait = ResultWait<Shown.Outcome>()
        let issued = IssuedTicket(for: screen)
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                guard wait.begin(continuation) else { return continuation.resume(returning: nil) }
                let ticket = ResultTicket(for: wait)
                issued.ticket = ticket
                show(ticket)
            }
        } onCancel: {
            wait.resume(nil)
            guard onCancel == .removeScreen else { return }
            Task { @MainActor in issued.takeScreenAway() }
        }
    }
}

/// Remembers the ticket of a wait, which lives as long as the screen is there because of it.
@MainActor
private final class IssuedTicket {
    weak var ticket: ResultTicket?
    private weak var screen: (any Screen)?

    init(for screen: any Screen) { self.screen = screen }

    func takeScreenAway() {
        if let screen, ticket != nil { screen.navigation?.finish(screen, outcome: nil) }
    }
}
