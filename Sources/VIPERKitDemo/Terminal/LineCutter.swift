// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// Cuts bytes that come in pieces into lines. O(n) in their number.
struct LineCutter {
    /// Bytes kept of one line; the rest of it is dropped.
    static let maximum = 65_536

    private var line: [UInt8] = []

    /// The lines that end in `bytes`.
    mutating func cut(_ bytes: [UInt8]) -> [String] {
        var lines: [String] = []
        var rest = bytes[...]
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            keep(rest[..<end])
            lines.append(take())
            rest = rest[(end + 1)...]
        }
        keep(rest)
        return lines
    }

    /// What comes after the last line break, at the end of the input.
    mutating func rest() -> String? { line.isEmpty ? nil : take() }

    private mutating func keep(_ bytes: ArraySlice<UInt8>) {
        line += bytes.prefix(Self.maximum - line.count)
    }

    private mutating func take() -> String {
        defer { line.removeAll(keepingCapacity: true) }
        return String(decoding: line, as: UTF8.self)
    }
}
