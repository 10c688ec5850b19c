// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Foundation
import Testing

@testable import VIPERKitDemo

@Suite("Feed dates") struct FeedDateTests {
    private let moment = Date(timeIntervalSince1970: 1_772_600_767)  // 2026-03-04 05:06:07 UTC

    @Test(
        "One moment in all the ways of RSS",
        arguments: [
            "Wed, 04 Mar 2026 05:06:07 GMT", "04 Mar 2026 05:06:07 GMT", "4 Mar 26 05:06:07 UT",
            " Wed,04 March 2026 5:06:07 Z ",
            "Wednesday, 04-Mar-26 05:06:07 UTC", "Wed, 04 Mar 2026 00:06:07 EST", "Wed, 04 Mar 2026 01:06:07 EDT",
            "Tue, 03 Mar 2026 21:06:07 PST", "Wed, 04 Mar 2026 06:06:07 +0100", "Wed, 04 Mar 2026 10:36:07 +05:30",
            "wed, 04 mar 2026 05:06:07 gmt", "Wed, 04 Mar 2026 05:06:07", "Wed 04 Mar 2026 05:06:07 CEST",
        ])
    func rfc822(text: String) {
        #expect(FeedDate.parse(text) == moment)
    }

    @Test(
        "One moment in all the ways of Atom",
        arguments: [
            "2026-03-04T05:06:07Z", "2026-03-04t05:06:07z", "2026-03-04 05:06:07Z", "2026-03-04T06:06:07+01:00",
            "2026-03-03T21:06:07-0800", "2026-03-04T05:06:07.000Z", "2026-03-04T05:06:07", " 2026-03-04T06:06:07+01 ",
        ])
    func rfc3339(text: String) {
        #expect(FeedDate.parse(text) == moment)
    }

    @Test("Parts may be missing") func missingParts() {
        let minute = moment.addingTimeInterval(-7)
        let day = Date(timeIntervalSince1970: 1_772_582_400)
        #expect(FeedDate.parse("Wed, 04 Mar 2026 05:06 GMT") == minute)
        #expect(FeedDate.parse("2026-03-04T05:06Z") == minute)
        #expect(FeedDate.parse("4 Mar 2026") == day)
        #expect(FeedDate.parse("2026-03-04") == day)
        #expect(FeedDate.parse("2026-03") == day.addingTimeInterval(-3 * 86_400))
    }

    @Test("A fraction counts") func fraction() {
        #expect(FeedDate.parse("2026-03-04T05:06:07.25Z") == moment.addingTimeInterval(0.25))
        #expect(FeedDate.parse("2026-03-04T05:06:07.\(String(repeating: "0", count: 10_000))Z") == moment)
    }

    @Test("Years of two digits are 1950 to 2049") func century() {
        #expect(FeedDate.parse("1 Jan 50 00:00 GMT") == Date(timeIntervalSince1970: -631_152_000))
        #expect(FeedDate.parse("1 Jan 49 00:00 GMT") == Date(timeIntervalSince1970: 2_493_072_000))
    }

    @Test(
        "What is no date gives none",
        arguments: [
            "", " ", "soon", "Wed", "Wed, 31 Feb 2026 00:00:00 GMT", "29 Feb 2025", "32 Jan 2026", "4 Foo 2026",
            "0 Jan 2026",
            "2026-13-01", "2026-02-29", "2026-03-04T25:00:00Z", "2026-03-04T05:60:00Z", "2026-03-04T05:06:61Z",
            "2026-03-04T05:06:07+24:00", "2026-03-04T05:06:07Zx", "2026-03-04x", "Wed, 04 Mar 2026 05:06:07 GMT x",
            "99999999999999999999", "Wed, 04 Mar 2026 05", "2026-03-04T", "2026-03-04T05", "٢٠٢٦-03-04",
        ])
    func malformed(text: String) {
        #expect(FeedDate.parse(text) == nil)
    }

    @Test("Agrees with DateFormatter on random dates") func againstDateFormatter() {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss Z"
        var generator = SeededGenerator(seed: 1)
        for _ in 0..<2_000 {
            let date = Date(
                timeIntervalSince1970: Double(Int.random(in: -8_000_000_000...20_000_000_000, using: &generator)))
            formatter.timeZone = TimeZone(secondsFromGMT: Int.random(in: -14...14, using: &generator) * 3_600)
            #expect(FeedDate.parse(formatter.string(from: date)) == date)
        }
    }

    @Test("Agrees with ISO8601DateFormatter on random dates") func againstISO8601() {
        let formatter = ISO8601DateFormatter()
        var generator = SeededGenerator(seed: 2)
        for _ in 0..<2_000 {
            let date = Date(
                timeIntervalSince1970: Double(Int.random(in: -8_000_000_000...20_000_000_000, using: &generator)))
            formatter.timeZone = TimeZone(secondsFromGMT: Int.random(in: -56...56, using: &generator) * 900)
            #expect(FeedDate.parse(formatter.string(from: date)) == date)
        }
    }
}
