// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Foundation
import Testing

@testable import VIPERKitDemo

@Suite("Hostile JSON") struct HostileJSONTests {
    private let whole = "{\"title\": \"z\"}"
    private let filler = String(repeating: "x", count: 5_000_000)

    @Test("An item nested too deep is skipped with a warning, those around it are read", arguments: [100, 100_000])
    func deep(levels: Int) throws {
        let deep = String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
        let feed = try read("{\"items\": [\(whole),\n{\"x\": \(deep)},\(whole)]}")
        #expect(feed.articles.map(\.title) == ["z", "z"])
        #expect(
            feed.warnings.map { $0.description(in: "x") } == ["x:2: entry 2: skipped: is nested deeper than 100 levels"]
        )
    }

    @Test("Deep nesting outside of items is a fault") func deepHeader() {
        #expect(fault("{\"x\": \(String(repeating: "[", count: 200))")?.reason == .tooDeep(100))
    }

    @Test("The key of the items may have escapes", arguments: [#"\u0069tems"#, #"\u0069\u0074\u0065\u006d\u0073"#])
    func escapes(key: String) throws {
        #expect(try read("{\"\(key)\": [\(whole)]}").articles.count == 1)
        #expect(fault("{\"\(key)\\n\": [\(whole)]}")?.reason == .unknownFormat("is JSON without items"))
    }

    @Test("What is too long is named by its side of the items, and the items are shown") func tooLong() throws {
        let before = fault("{\"x\": \"\(filler)\", \"items\": [\(whole)]}")
        #expect(before?.reason == .malformed("what precedes the items is too long"))
        let feed = try read("{\"title\": \"T\", \"items\": [\(whole)], \"x\": \"\(filler)\"}")
        #expect(feed.title == "T" && feed.articles.count == 1)
        #expect(feed.warnings.map(\.reason) == ["what follows the items is too long, the rest is missing"])
    }

    @Test("A quote missing in a feed on one line is said to be missing, not the end of the feed") func quote() throws {
        let items = "{\"title\": \"a}, \(whole), \(whole)]}"
        let words = "in the item that begins here a quote or bracket is missing"
        #expect(fault("{\"items\": [\(items)")?.description == "news.xml:1:12: \(words)")
        let feed = try read("{\"items\": [\(whole), \(items)\n")
        #expect(feed.warnings.first?.position == FeedPosition(line: 1, column: 28))
        #expect(feed.warnings.map(\.reason) == ["\(words), the rest is missing"])
    }
}
