// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Foundation
import Testing

@testable import VIPERKitDemo

@Suite("JSON Feed") struct JSONFeedTests {
    private func json(_ items: String) -> String { "{\"title\": \"T\", \"items\": [\n\(items)\n]}" }

    @Test("Every field of an item is read") func fields() throws {
        let feed = try FeedReader().read(contentsOf: fixture("articles.json"))
        let article = try #require(feed.articles.first)
        #expect(feed.title == "Articles & notes")
        #expect(article.id == "1")
        #expect(article.link == "https://example.org/1")
        #expect(article.author == "Ada")
        #expect(article.text == "One & two")
        #expect(article.date == Date(timeIntervalSince1970: 1_772_600_767))
    }

    @Test("A number as identifier, plain text and the author of version 1 are read") func version1() throws {
        let article = try FeedReader().read(contentsOf: fixture("articles.json")).articles[1]
        #expect(article.id == "2")
        #expect(article.title == "a < b")
        #expect(article.author == "Jun")
    }

    @Test("The whole text wins over the summary, as text or HTML") func wholeText() throws {
        let items = [#""content_html": "<p>Whole</p>""#, #""content_text": "Whole""#, #""content_text": """#]
        let feed = try read(json(items.map { #"{"summary": "Short", \#($0)}"# }.joined(separator: ",")))
        #expect(feed.articles.map(\.text) == ["Whole", "Whole", "Short"])
    }

    @Test("Several authors are joined; an item without one has the feed's") func authors() throws {
        let feed = try read(
            #"{"items": [{"title": "a", "authors": [{"name": "Ada"}, {}, {"name": "Jun"}]}, {"title": "b"}], "#
                + #""authors": [{"name": "Bo"}, {"name": "Cy"}]}"#)
        #expect(feed.articles.map(\.author) == ["Ada, Jun", "Bo, Cy"])
    }

    @Test("A feed whose authors make no sense is read without them") func senselessAuthors() throws {
        #expect(try read(#"{"items": [{"title": "a"}], "authors": 7}"#).articles.map(\.author) == [nil])
    }

    @Test("A relative address is relative to the home page") func relativeAddress() throws {
        let feed = try read(#"{"items": [{"title": "a", "url": "/a"}], "home_page_url": "https://example.org/x"}"#)
        #expect(feed.articles.map(\.link) == ["https://example.org/a"])
    }

    @Test("A broken item is skipped with its line and reason, the rest is read") func broken() throws {
        let feed = try FeedReader().read(contentsOf: fixture("articles.json"))
        #expect(feed.articles.map(\.id) == ["1", "2", "4"])
        #expect(
            feed.warnings.map { $0.description(in: "x") } == [
                "x:8: entry 3: skipped: “title” has the wrong type",
                "x:9: entry 4: the date “soon” is not understood",
            ])
    }

    @Test(
        "An item that is no JSON is skipped alone",
        arguments: [
            "{\"id\": ]", "{\"id\": \"x,\n\"title\": \"b\"\n}", "null", "7", "[]", "{\"title\": \"\\ud800\"}", "nope",
            "{\"id\" \"x\"}",
        ])
    func malformed(item: String) throws {
        let feed = try read(json("{\"title\": \"a\"},\n\(item)\n,{\"title\": \"b\"}"))
        #expect(feed.articles.map(\.title) == ["a", "b"])
        #expect(feed.warnings.map(\.entry) == [2])
        #expect(feed.warnings.map(\.line) == [3])
    }

    @Test("Quotes, brackets and escapes in strings do not end an item") func strings() throws {
        let feed = try read(json(#"{"title": "a ]},{[ \" \\"}, {"title": "b"}"#))
        #expect(feed.articles.map(\.title) == [#"a ]},{[ " \"#, "b"])
    }

    @Test("A truncated feed gives its whole items and a warning") func truncated() throws {
        let feed = try read("{\"title\": \"T\", \"items\": [{\"title\": \"a\"},\n{\"title\": \"b")
        #expect(feed.title == "T")
        #expect(feed.articles.map(\.title) == ["a"])
        #expect(
            feed.warningLines == ["news.xml:2:13: entry 2: the JSON ends inside an item, the rest is missing"])
    }

    @Test("A feed truncated before its first whole item is a fault") func truncatedAtOnce() {
        #expect(fault("{\"items\": [{\"tit")?.description == "news.xml:1:17: the JSON ends inside an item")
    }

    @Test("Malformed JSON outside of items is a fault with its place") func header() {
        let fault = fault("{\"title\": nope,\n\"items\": []}")
        #expect(fault?.reason == .malformed("the JSON is malformed"))
        #expect(fault?.position?.line == 1)
    }

    @Test("JSON without items is no feed") func noItems() {
        #expect(fault("{\"a\": 1}")?.reason == .unknownFormat("is JSON without items"))
    }

    @Test("Deep nesting is a fault, or a warning behind a whole item") func deep() throws {
        let deep = String(repeating: "[", count: 1_000_000)
        #expect(fault(json(deep))?.reason == .tooDeep(100))
        #expect(try read(json("{\"title\": \"a\"}, " + deep)).articles.count == 1)
    }

    @Test("An item above the limit is skipped") func large() throws {
        let feed = try read(
            json("{\"title\": \"\(String(repeating: "x", count: 200))\"}, {\"title\": \"b\"}"),
            limits: FeedLimits(jsonEntryBytes: 100))
        #expect(feed.articles.map(\.title) == ["b"])
        #expect(feed.warnings.map(\.reason) == ["skipped: larger than 100 bytes"])
    }
}
