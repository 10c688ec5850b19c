// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// What was measured of one contender of one row.
package struct Measurement: Equatable {
    /// The row's name.
    package let name: String
    /// The contender's name.
    package let contender: String
    /// The median over all rounds of the processor time one operation takes, in nanoseconds.
    package let nanoseconds: Double
    /// The median over all rounds of this contender's time divided by the floor's time in the same round.
    package let ratio: Double
    /// The allocations of one operation, or nil where they are not counted.
    package let allocations: Double?
    /// The highest ratio promised of this contender, or nil where none is.
    package let limit: Double?

    /// Whether the ratio is above its limit.
    package var isOverLimit: Bool { limit.map { ratio > $0 } ?? false }
}
