// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// The result of `bind(_:_:)`: a binding that can be ended before its owner goes.
///
/// A binding ends with its owner, so there is no need to keep the token, and dropping it changes nothing. It may
/// outlive the box.
public struct BindingToken: Sendable {
    @usableFromInline let observer: BoxObserver

    @usableFromInline
    init(_ observer: BoxObserver) {
        self.observer = observer
    }

    /// Ends the binding: the closure is not called again, not even in a round that is under way, and is freed at once.
    ///
    /// Cancelling twice, or from inside the closure, is harmless.
    ///
    /// - Complexity: O(1). The box's own entry goes with its next set or bind.
    @MainActor
    public func cancel() {
        observer.cancel()
    }
}
