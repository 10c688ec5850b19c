// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

internal import Foundation

/// The tasks of one part, which end with its module.
///
/// Made when the part starts its first task. It is used on the main actor, except that the builder closes it from its
/// `deinit`, which may run anywhere; hence the lock, one for all because it is held for a few instructions only.
public final class ModuleWork: @unchecked Sendable {
    private enum State {
        case open
        /// The module has resigned: nothing starts until it becomes active again.
        case suspended
        /// The module has died.
        case closed
    }

    private static let lock = NSLock()
    private var state: State
    private var tasks: [Int: Task<Void, Never>] = [:]
    private var nextID = 0

    private init(_ state: State) { self.state = state }

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

    /// Opens the work, also that of a part whose last module has died and that belongs to another one now.
    func resume() { locked { state = .open } }
    func suspend() { stop(.suspended) }

    private func end(_ id: Int) { locked { tasks[id] = nil } }

    private func stop(_ newState: State) {
        let running = locked {
            if state != .closed { state = newState }
            defer { tasks = [:] }
            return tasks.values
        }
        running.forEach { $0.cancel() }
    }

    private func locked<Value>(_ body: () -> Value) -> Value { Self.locked(body) }

    private static func locked<Value>(_ body: () -> Value) -> Value {
        lock.lock()
        defer { lock.unlock() }
        return body()
    }
}

extension ModuleWork {
    /// Where a part keeps its work, which is made when it starts its first task. Used under the lock only.
    ///
    /// Like all that an open class stores it is visible to inlining: one private property, and clients would run the
    /// unspecialised initialiser and deinitialiser of the class.
    @usableFromInline struct Storage {
        private var work: ModuleWork?
        /// Whether the module has died, perhaps before any work was begun.
        private var hasEnded = false

        @usableFromInline init() {}

        fileprivate mutating func orMade() -> ModuleWork {
            if let work { return work }
            let made = ModuleWork(hasEnded ? .closed : .open)
            work = made
            return made
        }

        mutating func end() -> ModuleWork? {
            hasEnded = true
            return work
        }
    }

    /// The work in a part's storage, made when there is none.
    static func existing(in storage: inout Storage) -> ModuleWork { locked { storage.orMade() } }

    /// Ends the work of both parts for good, also work that was never begun: one lock for both.
    static func end(_ parts: () -> (ModuleWork?, ModuleWork?)) {
        let works = locked(parts)
        works.0?.stop(.closed)
        works.1?.stop(.closed)
    }
}
