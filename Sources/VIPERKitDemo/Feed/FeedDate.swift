// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Foundation

/// Reads the dates of feeds: RFC 822 with its successors (RSS), RFC 3339 and the ISO 8601 near it (Atom, JSON Feed).
///
/// Written by hand because `DateFormatter` takes longer for one date than the whole rest of an entry takes.
enum FeedDate {
    /// The date in `text`, in either form, or nil when it is neither or does not exist.
    static func parse(_ text: String) -> Date? {
        var text = text
        return text.withUTF8 { parse($0) }
    }

    /// The same for UTF-8.
    static func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> Date? {
        var scanner = DateScanner(bytes)
        scanner.skipSpace()
        return scanner.beginsWithYear ? scanner.rfc3339() : scanner.rfc822()
    }
}

extension FeedDate {
    /// A date and time of the Gregorian calendar at an offset from UTC.
    struct Components {
        var year = 0
        var month = 1
        var day = 1
        var hour = 0
        var minute = 0
        var second = 0
        var fraction = 0.0
        /// Seconds east of UTC.
        var offset = 0

        /// The point in time, or nil when there is no such day or time. A leap second is the second after it.
        var date: Date? {
            guard (1...12).contains(month), day >= 1, day <= length(ofMonth: month),
                (0...23).contains(hour) || hour == 24 && minute == 0 && second == 0,
                (0...59).contains(minute), (0...60).contains(second), abs(offset) < 86_400
            else { return nil }
            let seconds = days * 86_400 + hour * 3_600 + minute * 60 + second - offset
            return Date(timeIntervalSince1970: Double(seconds) + fraction)
        }

        private func length(ofMonth month: Int) -> Int {
            switch month {
            case 2: year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
            case 4, 6, 9, 11: 30
            default: 31
            }
        }

        /// Days since 1 January 1970, counted in years that begin in March, so that the leap day is the last.
        private var days: Int {
            let marchYear = month <= 2 ? year - 1 : year
            let era = (marchYear >= 0 ? marchYear : marchYear - 399) / 400
            let yearOfEra = marchYear - era * 400
            let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
            return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
        }
    }
}
