// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// A place in the bytes of a date.
struct DateScanner {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var at = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    /// The byte here, 0 at the end.
    var byte: UInt8 { at < bytes.count ? bytes[at] : 0 }

    /// Whether nothing but white space is left.
    mutating func isAtEnd() -> Bool {
        skipSpace()
        return at == bytes.count
    }

    /// Whether four digits and a hyphen come, or four digits and nothing more.
    var beginsWithYear: Bool {
        guard at + 4 <= bytes.count, (at..<at + 4).allSatisfy({ Self.isDigit(bytes[$0]) }) else { return false }
        return at + 4 == bytes.count || bytes[at + 4] == UInt8(ascii: "-") || bytes[at + 4] <= 0x20
    }

    mutating func skipSpace() {
        while at < bytes.count, bytes[at] <= 0x20 { at += 1 }
    }

    /// Takes `character` if it comes.
    mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard byte == UInt8(ascii: character), at < bytes.count else { return false }
        at += 1
        return true
    }

    /// A number of as many digits as allowed.
    mutating func number(_ digits: ClosedRange<Int>) -> Int? {
        guard let (value, count) = number(upTo: digits.upperBound), digits.contains(count) else { return nil }
        return value
    }

    /// A number of at most `most` digits and how many there are.
    mutating func number(upTo most: Int) -> (value: Int, digits: Int)? {
        let start = at
        var value = 0
        while at < bytes.count, at - start < most, Self.isDigit(bytes[at]) {
            value = value * 10 + Int(bytes[at] - UInt8(ascii: "0"))
            at += 1
        }
        return at > start ? (value, at - start) : nil
    }

    /// The digits of a fraction, however many.
    mutating func fraction() -> Double? {
        guard Self.isDigit(byte) else { return nil }
        var (value, scale) = (0.0, 1.0)
        while Self.isDigit(byte) {
            if scale < 1e15 {
                value = value * 10 + Double(byte - UInt8(ascii: "0"))
                scale *= 10
            }
            at += 1
        }
        return value / scale
    }

    /// The letters that come, as a number: the last four of them in capitals, one byte each; 0 when there is none.
    mutating func word(_ most: Int = .max) -> UInt32 {
        var code: UInt32 = 0
        var count = 0
        while at < bytes.count, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[at] & 0xdf) {
            if count < most { code = code << 8 | UInt32(bytes[at] & 0xdf) }
            at += 1
            count += 1
        }
        return code
    }

    /// `text` as ``word(_:)`` gives it.
    static func code(_ text: StaticString) -> UInt32 {
        text.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
