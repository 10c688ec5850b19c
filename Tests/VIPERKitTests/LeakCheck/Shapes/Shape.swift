// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Testing

@testable import VIPERKit

/// A way in which one object can keep another, and what the leak check is to say of the first object tracked.
struct Shape: CustomTestStringConvertible, Sendable {
    enum Expected: Sendable { case dead, cycle(String), held(String), outside(Int) }

    let testDescription: String
    let expected: Expected
    let build: @MainActor (Tracker) -> Void

    init(_ name: String, _ expected: Expected, _ build: @escaping @MainActor (Tracker) -> Void) {
        testDescription = name
        self.expected = expected
        self.build = build
    }
}

/// Remembers objects weakly, without the discovery of parts.
@MainActor
final class Tracker {
    private struct Weak { weak var object: AnyObject? }

    private var tracked: [Weak] = []

    @discardableResult
    func track<T: AnyObject>(_ object: T) -> T {
        tracked.append(Weak(object: object))
        return object
    }

    func report() -> LeakReport {
        let survivors = tracked.compactMap(\.object)
        return LeakReport(
            survivors: survivors, roles: survivors.map { _ in nil }, trackedCount: tracked.count,
            runtime: RuntimeSelfTest.runtime)
    }
}

/// The shapes and their types, in files by kind.
enum Shapes {
    static var all: [Shape] {
        references + existentials + containers + values + properties + closures + modules + foundation + generics
            + further + recent + compositions
    }

    /// What a running program holds from somewhere that the check does not look at.
    @MainActor static var kept: [AnyObject] = []
    @MainActor static var keptValues: [Any] = []

    @inline(never) static func consume<T>(_: T) {}
}
