// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Foundation

extension DateScanner {
    /// `2026-03-04T05:06:07.89+01:00`; also with a space for the `T`, without seconds, colon or zone (UTC then), and a
    /// date alone, a month or a year (their beginning).
    mutating func rfc3339() -> Date? {
        var parts = FeedDate.Components()
        guard let year = number(4...4) else { return nil }
        parts.year = year
        if take("-") {
            guard let month = number(2...2) else { return nil }
            parts.month = month
            if take("-") {
                guard let day = number(2...2), time(&parts) else { return nil }
                parts.day = day
            }
        }
        return isAtEnd() ? parts.date : nil
    }

    private mutating func time(_ parts: inout FeedDate.Components) -> Bool {
        if isAtEnd() { return true }
        _ = take("T") || take("t")
        guard let hour = number(2...2), take(":"), let minute = number(2...2) else { return false }
        (parts.hour, parts.minute) = (hour, minute)
        if take(":") {
            guard let second = number(2...2) else { return false }
            parts.second = second
            if take(".") || take(",") {
                guard let fraction = fraction() else { return false }
                parts.fraction = fraction
            }
        }
        skipSpace()
        if byte == 0 || take("Z") || take("z") { return true }
        return offset(&parts)
    }

    /// `+01:00`, `+0100` or `+01`.
    mutating func offset(_ parts: inout FeedDate.Components) -> Bool {
        let isWest = take("-")
        guard isWest || take("+"), let hours = number(2...2) else { return false }
        _ = take(":")
        let minutes = number(2...2) ?? 0
        guard hours < 24, minutes < 60 else { return false }
        parts.offset = (hours * 3_600 + minutes * 60) * (isWest ? -1 : 1)
        return true
    }
}
