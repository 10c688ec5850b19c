// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// An operation, the ways of doing it, and what the library's way may cost at most.
package struct Row {
    /// What is measured; `--filter` looks here.
    package let name: String
    /// The highest ratio to the floor that the library promises, or nil where it promises none.
    let limit: Double?
    /// How many operations one repetition of a contender stands for; times and allocations are given for one of them.
    let operations: Int
    /// Prepares the contenders. Called only when the row is run, since preparing may be costly.
    let contenders: @MainActor () -> [Contender]

    /// Creates a row; the first contender prepared is the floor.
    package init(
        _ name: String, limit: Double? = nil, operations: Int = 1, contenders: @escaping @MainActor () -> [Contender]
    ) {
        self.name = name
        self.limit = limit
        self.operations = operations
        self.contenders = contenders
    }
}
