// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

internal import Foundation

/// The tasks of one part, which end with its module. Parts keep it; ``ModulePart`` says what it is for.
///
/// It is changed on the main actor, except that the builder closes it from its `deinit`, which may run anywhere; hence
/// the lock, one for all because it is held for a few instructions only. What is cancelled is cancelled outside of it,
/// because a task's cancellation handlers are foreign code.
public struct ModuleWork {
    typealias Tasks = [Int: Task<Void, Never>]

    private enum State {
        case open
        /// The module has resigned: nothing starts until it becomes active again.
        case suspended
        /// The module has died.
        case closed
    }

    private static let lock = NSLock()
    private var state = State.open
    /// Nil until the first task, which most parts never have.
    private var tasks: Tasks?
    private var nextID = 0

    @usableFromInline init() {}

    /// How many tasks have not ended yet.
    var count: Int { tasks?.count ?? 0 }

    /// A number for a task that is about to start; nil when none may.
    mutating func begin() -> Int? {
        guard state == .open else { return nil }
        nextID += 1
        return nextID
    }

    /// Keeps a task that has begun; false when the work was ended meanwhile.
    mutating func keep(_ task: Task<Void, Never>, _ id: Int) -> Bool {
        guard state == .open else { return false }
        tasks = tasks ?? [:]
        tasks?[id] = task
        return true
    }

    mutating func end(_ id: Int) { tasks?[id] = nil }

    /// Lets tasks start, also those of a part whose last module has died and that belongs to another one now.
    /// True when that module had died.
    mutating func resume() -> Bool {
        defer { state = .open }
        return state == .closed
    }

    /// Lets nothing start until ``resume()``. Returns the tasks to cancel.
    mutating func suspend() -> Tasks? {
        if state == .open { state = .suspended }
        return takeTasks()
    }

    private mutating func takeTasks() -> Tasks? {
        defer { tasks = nil }
        return tasks
    }

    /// Cancels what a part that dies without a module has left.
    @usableFromInline func cancelAll() { tasks?.values.forEach { $0.cancel() } }

    /// Changes the work of a part under the lock.
    static func change(_ work: inout ModuleWork, _ change: (inout ModuleWork) -> Void) {
        lock.lock()
        defer { lock.unlock() }
        change(&work)
    }

    /// Lets nothing start any more in a part, and cancels what runs. Part of each module's end, hence without a
    /// closure.
    static func close(_ work: inout ModuleWork) {
        lock.lock()
        work.state = .closed
        let stopped = work.takeTasks()
        lock.unlock()
        stopped?.values.forEach { $0.cancel() }
    }
}
