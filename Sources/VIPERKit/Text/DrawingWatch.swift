// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

internal import Foundation
internal import Observation

/// Watches what one drawing read, until something of it changes or the watch ends.
///
/// Observation cannot be told to forget what was read. So a watch also reads a fuse of its own, and ends by burning it:
/// otherwise each drawing would leave a registration behind in every object that it read and that does not change.
///
/// What was read keeps the watch until then. A change may be made on any thread; hence the lock.
final class DrawingWatch: @unchecked Sendable {
    private enum State { case fresh, stale, ended }

    private let lock = NSLock()
    private var state = State.fresh
    private var burn: @Sendable () -> Void = {}

    /// Whether something that was read has changed since.
    var isStale: Bool { locked { state == .stale } }

    /// Reads, and calls `onChange` once, before the first change of something that was read.
    @MainActor
    func read<Result>(_ body: () -> Result, onChange: @escaping @Sendable () -> Void) -> Result {
        guard #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) else { return body() }
        let fuse = Fuse()
        locked { burn = { fuse.burn() } }
        return withObservationTracking {
            fuse.touch()
            return body()
        } onChange: { [self] in
            if spoil() { onChange() }
        }
    }

    func end() {
        let burn = locked {
            state = .ended
            return self.burn
        }
        burn()
    }

    private func spoil() -> Bool {
        locked {
            guard state == .fresh else { return false }
            state = .stale
            return true
        }
    }

    private func locked<Value>(_ body: () -> Value) -> Value {
        lock.lock()
        defer { lock.unlock() }
        return body()
    }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
private final class Fuse: Observable, Sendable {
    private let registrar = ObservationRegistrar()

    func touch() { registrar.access(self, keyPath: \.self) }
    func burn() { registrar.withMutation(of: self, keyPath: \.self) {} }
}
