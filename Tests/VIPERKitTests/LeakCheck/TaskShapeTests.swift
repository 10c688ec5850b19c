// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Testing

@testable import VIPERKit

/// Suspended tasks. They are looked at until they have come to rest, as no one tells when that is.
@Suite("Suspended tasks", .timeLimit(.minutes(1))) @MainActor
struct TaskShapeTests {
    private let tracker = Tracker()
    private let owner: Shapes.Tasks

    init() { owner = tracker.track(Shapes.Tasks()) }

    private func path(once build: () -> Void) async -> String? {
        build()
        for _ in 0..<10_000 {
            if case .cycle(let path) = tracker.report().leaks.first?.cause { return path }
            await Task.yield()
        }
        return nil
    }

    /// What is said of each leak, in a word.
    private var causes: [String] {
        tracker.report().leaks.map { leak in
            switch leak.cause {
            case .outside: "outside"
            case .held: "held"
            case .cycle: "cycle"
            }
        }
    }

    @Test("A task suspended in a call is told by the owner's property")
    func suspendedTask() async {
        let found = await path {
            owner.task = Task { [owner] in
                try? await Task.sleep(nanoseconds: 60_000_000_000)
                owner.n += 1
            }
        }
        #expect(found == "Tasks.task → suspended task? → Tasks")
        owner.task?.cancel()
    }

    @Test("A stored continuation leads to the task that waits for it")
    func checkedContinuation() async {
        let found = await path {
            Task { [owner] in await owner.wait() }
        }
        #expect(found == "Tasks.continuation.canary → CheckedContinuationCanary → suspended task? → Tasks")
        owner.continuation?.resume()
    }

    @Test("What a completed task has captured is not a reference")
    func completedTask() async {
        let task = Task { [owner] in owner.n += 1 }
        await task.value
        owner.task = task
        #expect(causes.allSatisfy { $0 == "outside" } && causes.count == 1)
    }

    @Test("The references of an unsafe continuation are outside")
    func unsafeContinuation() async {
        Task { [owner] in await owner.waitUnsafe() }
        #expect(await eventually { owner.unsafeContinuation != nil })
        #expect(causes.allSatisfy { $0 == "outside" } && causes.count == 1)
        owner.unsafeContinuation?.resume()
    }

    @Test("Tasks that run while the report is made do no harm")
    func runningTasks() async {
        let tasks = (0..<50).map { _ in
            Task.detached { for _ in 0..<50 { await Task.yield() } }
        }
        let holder = tracker.track(Holder(tasks))
        for _ in 0..<200 { #expect(!tracker.report().isEmpty) }
        for task in tasks { await task.value }
        #expect(tracker.report().leaks.count == 2)
        withExtendedLifetime(holder) {}
    }

    private final class Holder {
        let tasks: [Task<Void, Never>]
        init(_ tasks: [Task<Void, Never>]) { self.tasks = tasks }
    }
}
