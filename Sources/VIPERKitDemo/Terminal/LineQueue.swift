// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Foundation

/// Lines on their way from the thread that reads them to the one task that takes them.
///
/// Safe on all threads: everything is guarded by `condition`.
final class LineQueue: @unchecked Sendable {
    /// Lines that may wait before the thread has to.
    static let capacity = 1_000

    /// Ends a queue when nobody can take lines any more: held by those who can.
    final class End: Sendable {
        let queue: LineQueue

        init(of queue: LineQueue) { self.queue = queue }

        deinit { queue.finish() }
    }

    private let condition = NSCondition()
    private var lines: [String] = []
    private var taken = 0
    private var taker: CheckedContinuation<String?, Never>?
    private var isClosed = false
    private var isFinished = false

    // MARK: The thread

    /// Whether few enough lines wait.
    var hasRoom: Bool { condition.withLock { isRoomy } }

    private var isRoomy: Bool { lines.count - taken < Self.capacity }

    /// Waits for room; false when no more lines are wanted.
    func waitForRoom() -> Bool {
        condition.withLock {
            while !isRoomy, !isFinished { condition.wait() }
            return !isFinished
        }
    }

    func add(_ more: [String]) {
        update {
            lines.removeFirst(taken)
            taken = 0
            lines += more
        }
    }

    /// Says that no more lines come; those there are can still be taken.
    func close() { update { isClosed = true } }

    // MARK: The task

    /// The next line, or nil when there are no more.
    func next() async -> String? {
        await withCheckedContinuation { taker in update { self.taker = taker } }
    }

    /// Drops what waits, and ends both sides.
    func finish() { update { isFinished = true } }

    /// Makes a change, then gives the one who waits for a line what there is.
    private func update(_ change: () -> Void) {
        let (taker, line): (CheckedContinuation<String?, Never>?, String?) = condition.withLock {
            change()
            if isFinished { (lines, taken) = ([], 0) }
            let hasLine = taken < lines.count
            guard hasLine || isClosed || isFinished else { return (nil, nil) }
            defer { self.taker = nil }
            guard hasLine, let taker = self.taker else { return (self.taker, nil) }
            defer { taken += 1 }
            return (taker, lines[taken])
        }
        condition.broadcast()
        taker?.resume(returning: line)
    }
}
