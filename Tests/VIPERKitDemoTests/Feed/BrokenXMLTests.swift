// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Foundation
import Testing

@testable import VIPERKitDemo

@Suite("Broken XML") struct BrokenXMLTests {
    func item(_ title: String) -> String { "<item><title>\(title)</title></item>\n" }

    @Test(
        "A broken item is skipped with a warning, those around it are read",
        arguments: [
            "<item><title>x</item>", "<item><title>x&nbsp;y</title></item>", "<item><title>x & y</title></item>",
            "<item><title a=1>x</title></item>", "<item><title>\u{1}</title></item>", "<item><title>x</title",
            "<item a='<'/>",
            "<item><title>&#xFFFFFF;</title></item>", "<item><><title>x</title></item>",
        ])
    func brokenItem(broken: String) throws {
        let feed = try read(rss(item("a") + item("b") + broken + "\n" + item("c") + item("d")))
        #expect(feed.articles.map(\.title) == ["a", "b", "c", "d"])
        #expect(feed.warnings.count == 1)
        #expect(feed.warnings.first?.line == 4)
    }

    @Test("Each of many broken items costs one warning, on one line or many", arguments: ["", "\n"])
    func manyBroken(separator: String) throws {
        let items = (1...500).map { item("\($0)") + "<item><title>x</item>" + separator }
        let feed = try read(rss(items.joined(), head: ""))
        #expect(feed.articles.map(\.title) == (1...500).map(String.init))
        #expect(feed.warnings.map(\.entry) == (1...500).map { 2 * $0 })
    }

    @Test("After a broken item, places and namespaces are still right") func placesAfter() throws {
        let text = "<?xml version='1.0'?>\n<rss xmlns:dc='u'\n version='2.0'><channel>\n<item><b></item>\n"
        let feed = try read(
            text + "<item><title>t</title><dc:creator>Ada</dc:creator></item>\n<item></b></item></channel></rss>")
        #expect(feed.articles.map(\.author) == ["Ada"])
        #expect(feed.warnings.map(\.line) == [4, 6])
        #expect(feed.warnings.last?.position == FeedPosition(line: 6, column: 11))
    }

    @Test("After a broken item, columns on the same line are still right") func columnsAfter() throws {
        let feed = try read(
            "<rss><channel><item><b></item><item></c></item><item><title>a</title></item></channel></rss>")
        #expect(feed.warnings.last?.position == FeedPosition(line: 1, column: 41))
    }

    @Test("A broken Atom entry is skipped, too") func atom() throws {
        let entry = "<entry><title>a</title></entry>"
        #expect(try read("<feed><entry><a></entry>\(entry)</feed>").articles.map(\.title) == ["a"])
    }

    @Test("A truncated feed gives what came before, and a warning") func truncated() throws {
        let feed = try read("<rss><channel>" + item("a") + item("b") + "<item><title>c")
        #expect(feed.articles.map(\.title) == ["a", "b"])
        #expect(
            feed.warningLines == ["news.xml:3:14: entry 3: the XML ends inside <item>, the rest is missing"])
    }

    @Test("A feed truncated before its first whole item is a fault with the place") func truncatedAtOnce() {
        #expect(fault("<rss><channel>\n<item><title>c")?.description == "news.xml:2:14: the XML ends inside <item>")
        #expect(fault("<rss><channel>\n")?.description == "news.xml:1:15: the XML ends inside <rss>")
        #expect(fault("<rss")?.description == "news.xml:1:1: the XML ends inside what precedes the root element")
    }

    @Test("Every truncation of a feed gives articles or a fault, and never a crash") func everyTruncation() throws {
        let whole = try Data(contentsOf: URL(fileURLWithPath: fixture("articles.rss")))
        for length in 0..<whole.count {
            let part = whole.prefix(length)
            if fault(part) == nil { #expect(try !FeedReader().read(part, name: "x").warnings.isEmpty) }
        }
    }

    @Test("Nothing but a broken item is a fault") func onlyBroken() {
        #expect(
            fault(rss("<item><title>x</item>"))?.description
                == "news.xml:2:22: an end tag that does not match its start tag (XML error 76)")
    }

    @Test("A tag name with bytes that are no UTF-8 does no harm") func badName() throws {
        let bytes =
            Data("<rss><channel><item><a".utf8) + [0xe9, 0x20] + Data(">x</a></item>\(item("b"))</channel></rss>".utf8)
        let feed = try FeedReader().read(bytes, name: "x")
        #expect(feed.articles.map(\.title) == ["b"])
    }

    @Test("Random damage gives articles or a fault, and never a crash") func damage() throws {
        let whole = try Data(contentsOf: URL(fileURLWithPath: fixture("articles.rss")))
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<500 {
            var bytes = whole
            for _ in 0..<3 {
                bytes[.random(in: 0..<bytes.count, using: &generator)] = .random(in: 0...255, using: &generator)
            }
            if let fault = fault(bytes) { #expect(!fault.description.contains("\n")) }
        }
    }
}

extension BrokenXMLTests {
    @Test("Behind letters of several bytes no item is read twice or left out", arguments: ["é", "画", "👩"])
    func columns(letter: String) throws {
        let long = item(String(repeating: letter, count: 2_000)).dropLast() + item("q").dropLast()
        for broken in ["<item><b></item>", "<item a='<'/>"] {
            let feed = try read("<rss><channel>\(long)\(broken)\(item("z"))</channel></rss>")
            #expect(feed.articles.map(\.title.count) == [2_000, 1, 1])
        }
    }
}
