// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

internal import Foundation

/// The tasks of one module, which end with it.
///
/// The builder, the interactor and the presenter of a module share one. It is used on the main actor, except that the
/// builder closes it from its `deinit`, which may run anywhere; hence the lock, one for all because it is held for a few
/// instructions only.
public final class ModuleWork: @unchecked Sendable {
    private enum State {
        case open
        /// The module has resigned: nothing starts until it becomes active again.
        case suspended
        /// The module has died.
        case closed
    }

    private static let lock = NSLock()
    private var state = State.open
    private var tasks: [Int: Task<Void, Never>] = [:]
    private var nextID = 0
    private var absorbed: [ModuleWork] = []

    @usableFromInline init() {}

    deinit { tasks.values.forEach { $0.cancel() } }

    /// How many tasks have not ended yet.
    package var count: Int { locked { tasks.count } }

    @MainActor func start(_ operation: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
        let id = locked { () -> Int? in
            guard state == .open else { return nil }
            nextID += 1
            return nextID
        }
        guard let id else {
            let refused = Task<Void, Never> {}
            refused.cancel()
            return refused
        }
        // The main actor runs this function, so the task cannot reach its end before it is stored.
        let task = Task { @MainActor [weak self] in
            await operation()
            self?.end(id)
        }
        let isOpen = locked {
            tasks[id] = task
            return state == .open
        }
        if !isOpen { task.cancel() }
        return task
    }

    func resume() { locked { if state == .suspended { state = .open } } }
    func suspend() { stop(.suspended) }
    @usableFromInline func close() { stop(.closed) }

    /// Takes over what a part began before it was wired.
    func absorb(_ work: ModuleWork) { locked { absorbed.append(work) } }

    private func end(_ id: Int) { locked { tasks[id] = nil } }

    private func stop(_ newState: State) {
        let running = locked {
            if state != .closed { state = newState }
            defer { tasks = [:] }
            return (tasks: tasks.values, absorbed: absorbed)
        }
        running.tasks.forEach { $0.cancel() }
        running.absorbed.forEach { $0.stop(newState) }
    }

    private func locked<Value>(_ body: () -> Value) -> Value {
        Self.lock.lock()
        defer { Self.lock.unlock() }
        return body()
    }
}
