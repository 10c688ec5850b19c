// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Foundation
import Testing

@testable import VIPERKitDemo

@Suite("Tags and what only looks like them") struct MarkupTests {
    private let whole = "<item><title>z</title></item>"

    private func attributes(_ count: Int) -> String { (0..<count).map { " a\($0)=''" }.joined() }

    @Test("After a broken item, one in a comment, CDATA section or instruction is none", arguments: ["", "\n"])
    func resumption(separator: String) throws {
        let sections = ["<![CDATA[]<item>]]]>", "<!-- -<item> -->", "<?x ?<item>?>", "<![CDATA[\u{1}<item>]]>"]
        for section in sections {
            let feed = try read(rss("<item><b></item>\(separator)\(section)\(whole)"))
            #expect(feed.articles.map(\.title) == ["z"])
            #expect(feed.warnings.count == 1, "\(section)")
        }
    }

    @Test(
        "What only begins like a comment or instruction hides no item", arguments: ["<!", "<!-", "<? ", "<?>", "<![C"])
    func malformed(text: String) throws {
        let feed = try read(rss("<item><title>\(text)</title></item>\(whole)"))
        #expect(feed.articles.map(\.title) == ["z"])
    }

    @Test("An item with a tag of too many attributes is skipped, with the place of the tag")
    func attributes() throws {
        let feed = try read(rss("<item>\n <b\(attributes(200_000))>x</b></item>\n\(whole)"))
        #expect(feed.articles.map(\.title) == ["z"])
        #expect(
            feed.warnings.map { $0.description(in: "x") } == [
                "x:3:2: entry 1: skipped: a tag is too long or has too many attributes"
            ])
    }

    @Test("As many attributes as allowed are read, and a long value") func fewAttributes() throws {
        let value = String(repeating: "'", count: 500_000)
        let feed = try read(rss("<item\(attributes(128))><title a=\"\(value)\">x</title></item>"))
        #expect(feed.articles.count == 1 && feed.warnings.isEmpty)
    }

    @Test("Comments before the root element are not read again for each broken item") func opening() throws {
        let head = "<?xml version='1.0' encoding='ISO-8859-1'?>\n<!-- \(String(repeating: "x", count: 60_000)) -->\n"
        let items = String(repeating: "<item><b></item>\n", count: 5_000)
        let feed = try FeedReader().read(Data(rss(items + whole, head: head).utf8), name: "x")
        #expect(feed.articles.count == 1 && feed.warnings.last?.line == 1_003)
        let bytes = Array((head + "<rss>").utf8)
        let prologue = try XMLPrologue(bytes, isWhole: true, isTranscoded: false, limits: FeedLimits())
        #expect(prologue.opening == Array("<?xml version='1.0' encoding='ISO-8859-1'?><rss>".utf8))
    }

    @Test("A tag that never ends is not kept in memory, nor one that is too long", arguments: [" ", "x", "a='>'\n"])
    func longTag(piece: String) throws {
        let tag = "<item " + String(repeating: piece, count: 3_000_000)
        let feed = try read(rss(whole + "\n" + tag + ">\n</item>" + whole))
        #expect(feed.articles.map(\.title) == ["z", "z"])
        #expect(feed.warnings.map(\.position?.line) == [3])
        #expect(feed.warnings.first?.reason.hasSuffix("too many attributes") == true)
    }

    @Test("An oversized tag outside of items, with no item after it, is a fault at its place") func outside() {
        let text = "<rss>\n<channel\(attributes(129))>\n</channel></rss>"
        #expect(fault(text)?.description == "news.xml:2:1: a tag is too long or has too many attributes")
        #expect(fault("<rss\(attributes(129))><channel>\(whole)</channel></rss>")?.reason == .oversizedTag)
    }

    @Test("Events are the same in pieces of any size") func pieces() {
        let text = "<a b='>'><!--<item>--><item/><![CDATA[<item>]]]><?x <item>??><items><item a='\(whole)"
        let bytes = Array(text.utf8)
        for size in 1...bytes.count {
            var (scanner, events) = (MarkupScanner(entry: "item", limits: FeedLimits()), [MarkupScanner.Event]())
            for start in stride(from: 0, to: bytes.count, by: size) {
                var index = 0
                bytes[start..<min(start + size, bytes.count)].withUnsafeBufferPointer {
                    while let event = scanner.next(in: $0, at: &index) { events.append(event) }
                }
            }
            #expect(events == [.entry(22), .entry(68), .entry(77)], "\(size)")
        }
    }
}
