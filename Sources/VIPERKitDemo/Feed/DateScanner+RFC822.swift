// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Foundation

extension DateScanner {
    /// `Wed, 04 Mar 2026 05:06:07 GMT`; also without weekday, seconds, time or zone (UTC then), with a year of two
    /// digits (50 to 99 are 19xx, as in RFC 2822) and names written out.
    mutating func rfc822() -> Date? {
        var parts = FeedDate.Components()
        if word() != 0 { _ = take(",") || take(".") && take(",") }
        skipSpace()
        guard let day = number(1...2) else { return nil }
        skipSeparator()
        guard let month = month() else { return nil }
        skipSeparator()
        guard let year = year() else { return nil }
        (parts.day, parts.month, parts.year) = (day, month, year)
        guard !isAtEnd() else { return parts.date }
        guard let hour = number(1...2), take(":"), let minute = number(2...2) else { return nil }
        (parts.hour, parts.minute) = (hour, minute)
        if take(":") {
            guard let second = number(2...2) else { return nil }
            parts.second = second
        }
        guard isAtEnd() || zone(&parts), isAtEnd() else { return nil }
        return parts.date
    }

    /// White space, a hyphen, or nothing.
    private mutating func skipSeparator() {
        skipSpace()
        if take("-") { skipSpace() }
    }

    private mutating func year() -> Int? {
        guard let (value, digits) = number(upTo: 4) else { return nil }
        switch digits {
        case 4: return value
        case 3: return 1900 + value
        case 2: return value < 50 ? 2000 + value : 1900 + value
        default: return nil
        }
    }

    private mutating func month() -> Int? {
        let name = word(3)
        return Self.months.firstIndex(of: name).map { $0 + 1 }
    }

    private static let months = [
        code("JAN"), code("FEB"), code("MAR"), code("APR"), code("MAY"), code("JUN"),
        code("JUL"), code("AUG"), code("SEP"), code("OCT"), code("NOV"), code("DEC"),
    ]

    /// An offset or a name. An unknown name, and a military letter, counts as UTC, as RFC 2822 asks (section 4.3).
    private mutating func zone(_ parts: inout FeedDate.Components) -> Bool {
        if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { return offset(&parts) }
        let name = word()
        parts.offset = (Self.zones[name] ?? 0) * 3_600
        return name != 0
    }

    private static let zones: [UInt32: Int] = [
        code("EST"): -5, code("EDT"): -4, code("CST"): -6, code("CDT"): -5,
        code("MST"): -7, code("MDT"): -6, code("PST"): -8, code("PDT"): -7,
    ]
}
