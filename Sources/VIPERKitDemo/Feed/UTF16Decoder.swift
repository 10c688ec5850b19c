// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// Turns UTF-16 into UTF-8 piece by piece; what is not valid becomes U+FFFD.
struct UTF16Decoder {
    let bigEndian: Bool
    /// Bytes of a character whose rest is in the next piece.
    private var rest: [UInt8] = []

    init(bigEndian: Bool) {
        self.bigEndian = bigEndian
    }

    mutating func decode(_ bytes: [UInt8], isLast: Bool) -> [UInt8] {
        let all = rest + bytes
        var units: [UInt16] = []
        units.reserveCapacity(all.count / 2)
        for index in stride(from: 0, to: all.count - 1, by: 2) {
            let first = UInt16(all[index])
            let second = UInt16(all[index + 1])
            units.append(bigEndian ? first << 8 | second : second << 8 | first)
        }
        rest = all.count.isMultiple(of: 2) ? [] : [all[all.count - 1]]
        if !isLast, let last = units.last, UTF16.isLeadSurrogate(last) {
            units.removeLast()
            rest = Array(all[(units.count * 2)...])
        }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }
}
