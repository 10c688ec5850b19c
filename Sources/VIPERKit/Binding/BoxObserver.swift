// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// An observer of a box, as the observer list knows it: whatever type its values have.
@MainActor
@usableFromInline
class BoxObserver {
    @exclusivity(unchecked) final var isCancelled = false

    @usableFromInline nonisolated init() {}

    /// Whether the owner has gone or the observer was cancelled: it will never be called again.
    @usableFromInline var isDead: Bool { true }

    /// Makes the observer dead and frees its closure. The list notices later.
    @usableFromInline func cancel() { isCancelled = true }
}

/// An observer of a `Box<Value>`, whatever type its owner has.
@usableFromInline
class BoxValueObserver<Value>: BoxObserver {
    /// Calls the observer, or returns false if it is dead.
    @usableFromInline func receive(_ value: Value) -> Bool { false }
}

/// An observer that ends with its owner: the only kind there is.
///
/// Cancelling forgets the owner, so a cancelled observer is one whose owner has gone. The observer knows nothing of its
/// box and the box finds the dead by itself, hence a token may outlive the box, and an owner may die on any thread.
@usableFromInline
final class BoxOwnerObserver<Owner: AnyObject, Value>: BoxValueObserver<Value> {
    @exclusivity(unchecked) @usableFromInline weak var owner: Owner?
    @exclusivity(unchecked) @usableFromInline var body: @MainActor (Owner, Value) -> Void

    @inlinable
    init(_ owner: Owner? = nil, _ body: @escaping @MainActor (Owner, Value) -> Void) {
        self.owner = owner
        self.body = body
        super.init()
    }

    @inlinable
    override func receive(_ value: Value) -> Bool {
        guard let owner else { return false }
        body(owner, value)
        return true
    }

    @inlinable override var isDead: Bool { owner == nil }

    @inlinable
    override func cancel() {
        super.cancel()
        owner = nil
        // Kept until it is replaced: what the closure captured may come back here when it is freed.
        let freed = body
        body = { _, _ in }
        _fixLifetime(freed)
    }
}

/// The owner of an observer that has no other: it holds the closure, and the token holds it.
final class BoxCallback<Value>: Sendable {
    let body: @MainActor (Value) -> Void

    init(_ body: @escaping @MainActor (Value) -> Void) {
        self.body = body
    }
}
