// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors
import Foundation

extension Measurement: Encodable {
    private enum CodingKeys: String, CodingKey {
        case name, contender, nanoseconds, ratio, allocations
    }

    /// Encodes the five published keys; allocations that were not counted are `null`, not absent.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(name, forKey: .name)
        try container.encode(contender, forKey: .contender)
        try container.encode(nanoseconds, forKey: .nanoseconds)
        try container.encode(ratio, forKey: .ratio)
        try container.encode(allocations, forKey: .allocations)
    }

    /// The measurements as one JSON array.
    package static func json(_ measurements: [Measurement]) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(measurements), as: UTF8.self)
    }
}
