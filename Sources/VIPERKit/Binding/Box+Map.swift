// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

extension Box {
    /// Derives a box whose value follows this one's.
    ///
    /// ```swift
    /// let count = articles.map { $0.count }
    /// count.bind(self) { screen, count in screen.badge = "\(count)" }
    /// screen.count = count   // somebody must keep it
    /// ```
    ///
    ///     whoever keeps it ──▶ derived ──▶ source
    ///                             ◀╌╌╌╌╌╌╌╌╌╌     (weak)
    ///
    /// The derived box keeps its source alive, not the reverse: when nobody keeps the derived box any more, it ends,
    /// and its bindings with it. It is a box like any other: its observers see every value in order, and a value set on
    /// it directly stands until the source is set next.
    ///
    /// The transform runs once for each set of the source, however many observers the derived box has. It runs when the
    /// source's round reaches it, so in a round an earlier observer of the source still reads the previous derived
    /// value.
    ///
    /// - Parameter transform: Computes the derived value. It runs once before `map` returns.
    /// - Returns: The derived box.
    public func map<Derived>(_ transform: @escaping @MainActor (Value) -> Derived) -> Box<Derived> {
        let observer = BoxOwnerObserver<Box<Derived>, Value> { derived, value in derived.value = transform(value) }
        // Added before the transform runs, so that a value the transform itself sets is owed to the derived box as
        // well.
        let isOutermost = observers.add(observer)
        let derived = Box<Derived>(transform(stored), derivedFrom: self)
        observer.owner = derived
        if isOutermost { settle() }
        return derived
    }
}
