// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

extension Box {
    /// Derives a box whose value follows this one's.
    ///
    /// ```swift
    /// let count = articles.map { $0.count }
    /// count.bind(self) { screen, count in screen.badge = "\(count)" }
    /// screen.count = count                                                  // right: somebody keeps it
    ///
    /// articles.map { $0.count }.bind(self) { screen, count in screen.badge = "\(count)" }    // wrong: ends at once
    /// ```
    ///
    /// The wrong one is called once: nobody keeps the box in the middle, so it goes at the end of the line.
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
    /// Chains may be long: their boxes are set and released without using up the stack. In a box that is more than 100
    /// maps below the one that was set, the value arrives after the rounds above it, and not within them.
    ///
    /// - Parameter transform: Computes the derived value. It runs once before `map` returns.
    /// - Returns: The derived box.
    public func map<Derived>(_ transform: @escaping @MainActor (Value) -> Derived) -> Box<Derived> {
        let observer = BoxOwnerObserver<Box<Derived>, Value> { derived, value in
            BoxChain.follow { derived.value = transform(value) }
        }
        // Added before the transform runs, so that a value the transform itself sets is owed to the derived box as
        // well.
        let isOutermost = observers.add(observer)
        let derived = Box<Derived>(transform(stored), derivedFrom: BoxSource(self, above: source))
        observer.owner = derived
        if isOutermost { settle() }
        return derived
    }
}
