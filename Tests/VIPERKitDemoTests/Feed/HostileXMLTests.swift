// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Foundation
import Testing

@testable import VIPERKitDemo

@Suite("Hostile XML") struct HostileXMLTests {
    private static let laughs: String = {
        let levels = (1...9).map { "<!ENTITY l\($0) \"" + String(repeating: "&l\($0 - 1);", count: 10) + "\">" }
        return "<!DOCTYPE rss [<!ENTITY l0 \"lol\">" + levels.joined() + "]>"
    }()

    @Test("Entities that multiply are not expanded; the other items are read") func laughs() throws {
        let items = "<item><title>&l9;</title></item><item><title>a</title></item><item><guid a='&l9;'/></item>"
        let feed = try read(rss(items, head: Self.laughs))
        #expect(feed.articles.map(\.title) == ["a"])
        #expect(feed.warnings.count == 2)
    }

    @Test("A long entity used often is not expanded") func quadratic() {
        let head = "<!DOCTYPE rss [<!ENTITY x \"\(String(repeating: "a", count: 50_000))\">]>"
        let text = String(repeating: "&x;", count: 10_000)
        #expect(fault(rss("<item><title>\(text)</title></item>", head: head)) != nil)
    }

    @Test("Of an entity that the document declares it is said that it is not expanded, with one place") func declared()
        throws
    {
        let head = "<!DOCTYPE rss [<!ENTITY a 'x'>]>"
        let feed = try read(rss("<item><title>&a;</title></item>\n<item><title>b</title></item>", head: head))
        #expect(
            feed.warningLines == [
                "news.xml:2:17: entry 1: skipped: an entity is used that the document has to declare; "
                    + "such entities are not expanded"
            ])
    }

    @Test("An external entity is never resolved") func external() throws {
        let secret = NSTemporaryDirectory() + "secret-\(UUID().uuidString)"
        try Data("secret".utf8).write(to: URL(fileURLWithPath: secret))
        let head = "<!DOCTYPE rss [<!ENTITY x SYSTEM \"file://\(secret)\">]>"
        let feed = try read(rss("<item><title>x &x;</title></item><item><title>a</title></item>", head: head))
        #expect(feed.articles.map(\.title) == ["a"])
    }

    @Test(
        "A document type that declares nothing of use is passed over",
        arguments: [
            "<!DOCTYPE rss SYSTEM \"http://example.org/rss.dtd\">",
            "<!DOCTYPE rss [ <!-- > ' ]> --> <?p ]> ?> <!ELEMENT a ANY> ]>",
            "<!DOCTYPE rss [<!ENTITY % p SYSTEM 'file:///etc/passwd'> %p;]>\n",
        ])
    func documentType(head: String) throws {
        #expect(try read(rss("<item><title>a</title></item>", head: head)).articles.count == 1)
    }

    @Test("Deep nesting is a fault, or a warning beside a whole item") func deep() throws {
        let deep = "<item>" + String(repeating: "<a>", count: 1_000_000)
        #expect(fault(rss(deep))?.reason == .tooDeep(100))
        let feed = try read(rss(deep + "<item><title>a</title></item>"))
        #expect(feed.articles.map(\.title) == ["a"])
    }

    @Test("A text longer than the limit is cut, at a whole character") func longText() throws {
        let text = String(repeating: "é", count: 1_000_000)
        let feed = try read(rss("<item><title>\(text)</title></item>"), limits: FeedLimits(textBytes: 101))
        #expect(feed.articles[0].title == String(repeating: "é", count: 50))
        #expect(PlainText(html: "画面画面", limit: 8).text == "画面")
    }

    @Test("Markup without end is not kept while waiting for text") func longMarkup() throws {
        let markup = String(repeating: "&lt;b&gt;", count: 1_000)
        let feed = try read(
            rss("<item><title>a</title><description>\(markup)late</description></item>"),
            limits: FeedLimits(textBytes: 100))
        #expect(!feed.articles[0].text.contains("late"))
    }

    @Test("A CDATA section too long for the parser costs its item") func longCDATA() throws {
        let text = String(repeating: "abcdefghij", count: 2_000_000)
        let feed = try read(
            rss("<item><title><![CDATA[\(text)]]></title></item><item><title>a</title></item>"))
        #expect(feed.articles.last?.title == "a")
    }

    @Test("Only as many entries and warnings as allowed are kept") func limits() throws {
        let items = (1...20).map { "<item><title>\($0)</title><pubDate>x</pubDate></item>" }.joined()
        let feed = try read(rss(items), limits: FeedLimits(articles: 10, warnings: 4))
        #expect(feed.articles.count == 10)
        #expect(feed.warnings.count == 4)
        #expect(feed.omittedWarnings == 7)
    }
}
