// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors
import Foundation

extension Measurement {
    /// The line above the columns of `tableLines`.
    package static let tableHeader = line("", "ns", "ratio", "limit", "allocations")

    /// One row of the table: its name, then a line for each contender.
    package static func tableLines(_ row: [Measurement]) -> [String] {
        guard let name = row.first?.name else { return [] }
        return [name] + row.map(\.tableLine)
    }

    private var tableLine: String {
        Self.line(
            "  " + contender, Self.decimal(nanoseconds, places: 1), Self.decimal(ratio, places: 2),
            limit.map { Self.decimal($0, places: 2) + (isOverLimit ? " !" : "  ") } ?? "",
            allocations.map { Self.decimal($0, places: 2) } ?? "-")
    }

    private static func line(_ name: String, _ time: String, _ ratio: String, _ limit: String, _ count: String)
        -> String
    {
        name.padding(toLength: max(44, name.count), withPad: " ", startingAt: 0)
            + [(time, 14), (ratio, 8), (limit, 9), (count, 13)].map { leftPadded($0, to: $1) }.joined()
    }

    private static func decimal(_ number: Double, places: Int) -> String {
        String(format: "%.\(places)f", number)
    }

    private static func leftPadded(_ text: String, to width: Int) -> String {
        String(repeating: " ", count: max(1, width - text.count)) + text
    }
}
