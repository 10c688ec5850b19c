// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Foundation
import Testing

@testable import VIPERKitDemo

@Suite("Bounds of a feed") struct FeedLimitsTests {
    @Test("When as much text as allowed is kept, the rest is left out with one warning") func text() throws {
        let title = String(repeating: "x", count: 400)
        let limits = FeedLimits(feedBytes: 2_500)
        let xml = try read(rss(String(repeating: "<item><title>\(title)</title></item>\n", count: 50)), limits: limits)
        #expect(xml.articles.count == 6 && xml.warnings.count == 1)
        let items = String(repeating: "{\"title\": \"\(title)\", \"content_text\": \"\(title)\"},", count: 50)
        let json = try read("{\"items\": [\(items)]}", limits: limits)
        #expect(json.articles.count == 4 && json.warnings.count == 1)
        #expect(
            json.warnings.first?.description(in: "x") == "x:1: only the first 4 entries are kept because of their size")
    }

    @Test("Every text of an article counts") func everyText() throws {
        let article = Article(id: "é", title: "ab", link: "abc", date: nil, author: "abcd", text: "abcde")
        #expect(article.textBytes == 16)
    }

    @Test("When as many entries as allowed are kept, there is one warning, in JSON, too") func entries() throws {
        let items = String(repeating: "{\"title\": \"a\"},", count: 50)
        let feed = try read("{\"items\": [\(items)]}", limits: FeedLimits(articles: 10))
        #expect(feed.articles.count == 10)
        #expect(feed.warnings.map(\.reason) == ["only the first 10 entries are kept"])
    }

    @Test("Any white space may come before a feed", arguments: [65_536, 70_000, 3_000_000]) func blanks(count: Int)
        throws
    {
        let space = "\n" + String(repeating: " ", count: count - 2) + "\n"
        let feed = try read(space + rss("<item><b></item><item><title>a</title></item>"))
        #expect(feed.articles.count == 1 && feed.warnings.map(\.line) == [4])
        #expect(try read(space + "{\"items\": [{\"title\": \"a\"}]}").articles.count == 1)
        #expect(fault(space)?.reason == .empty)
    }
}
