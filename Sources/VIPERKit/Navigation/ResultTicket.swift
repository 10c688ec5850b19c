// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

internal import Foundation

/// The claim of somebody who waits for the outcome of a screen.
///
/// It goes with the request to the stack, which keeps it for as long as the screen is there. Whoever drops it, and for
/// whatever reason, ends the waiting: so no path can forget to.
///
/// ```
///   waiting task ──▶ ResultWait ◀── ResultTicket ◀── request in line ──▶ or: the stack, while the screen is on it
///        └──▶ screen      └──▶ continuation of the task
/// ```
///
/// Only a stack, or a double of one in a test, has to do with tickets.
public final class ResultTicket: Sendable {
    private let resolveWait: @Sendable ((any Sendable)?) -> Void

    /// A ticket that calls this with each outcome, and with nil in the end.
    init(_ resolveWait: @escaping @Sendable ((any Sendable)?) -> Void) { self.resolveWait = resolveWait }

    convenience init<Outcome>(for wait: ResultWait<Outcome>) {
        self.init { wait.resume($0.flatMap { $0 as? Outcome }) }
    }

    deinit { resolveWait(nil) }

    /// Ends the waiting with an outcome, unless it has ended. A value that is no outcome of the screen counts as none.
    public func resolve(with outcome: any Sendable) { resolveWait(outcome) }
}

/// One wait for an outcome: resumed once, by whoever comes first, from any thread.
final class ResultWait<Outcome: Sendable>: @unchecked Sendable {
    private enum State {
        case idle
        case waiting(CheckedContinuation<Outcome?, Never>)
        case over
    }

    private let lock = NSLock()
    private var state = State.idle

    /// Begins to wait; false when it is over already.
    func begin(_ continuation: CheckedContinuation<Outcome?, Never>) -> Bool {
        lock.lock()
        defer { lock.unlock() }
        guard case .idle = state else { return false }
        state = .waiting(continuation)
        return true
    }

    func resume(_ outcome: Outcome?) {
        lock.lock()
        let old = state
        state = .over
        lock.unlock()
        if case .waiting(let continuation) = old { continuation.resume(returning: outcome) }
    }
}
