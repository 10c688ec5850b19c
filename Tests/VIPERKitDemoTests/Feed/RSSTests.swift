// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Foundation
import Testing

@testable import VIPERKitDemo

@Suite("RSS") struct RSSTests {
    @Test("Every field of an item is read") func fields() throws {
        let article = try #require(FeedReader().read(contentsOf: fixture("articles.rss")).articles.first)
        #expect(article.id == "a1")
        #expect(article.title == "First")
        #expect(article.link == "https://example.org/1")
        #expect(article.date == Date(timeIntervalSince1970: 1_772_600_767))
        #expect(article.author == "Ada")
        #expect(article.text == "The whole text")
    }

    @Test("The title of the channel is not that of its image") func channelTitle() throws {
        #expect(try FeedReader().read(contentsOf: fixture("articles.rss")).title == "Articles & notes")
    }

    @Test("An item of guid and content only gets link, title and text from them") func fallbacks() throws {
        let article = try FeedReader().read(contentsOf: fixture("articles.rss")).articles[1]
        #expect(article.link == "https://example.org/2")
        #expect(article.title == "Only a text" && !article.hasTitle)
        #expect(article.text == "Only a text\n\nof two paragraphs")
        #expect(article.date == Date(timeIntervalSince1970: 1_772_668_800))
    }

    @Test("The whole text wins over the description, wherever it stands; an empty one does not") func wholeText() throws
    {
        let (short, whole) = ("<description>Short</description>", "<content:encoded>Whole</content:encoded>")
        let items = [short + whole, whole + short, short + "<content:encoded/>"].map { "<item>\($0)</item>" }
        #expect(try read(rss(items.joined())).articles.map(\.text) == ["Whole", "Whole", "Short"])
    }

    @Test("Several creators are joined; an author beside them is one of them under another name") func creators() throws
    {
        let creators = "<dc:creator>Ada</dc:creator><author>a@example.org</author><dc:creator>Jun</dc:creator>"
        #expect(try read(rss("<item><title>a</title>\(creators)</item>")).articles.map(\.author) == ["Ada, Jun"])
    }

    @Test("A relative address is relative to the channel's link, if that makes sense") func relativeAddress() throws {
        let items = ["/a", "b?c#d", "//else.org/e", "mailto:a@example.org", "http://x.org/y", "no address"]
            .map { "<item><title>t</title><link>\($0)</link></item>" }.joined()
        #expect(try read(rss(items)).articles.map(\.link).contains("/a"))
        let feed = try read(rss("<link>https://example.org/blog/</link>" + items))
        #expect(
            feed.articles.map(\.link).prefix(5) == [
                "https://example.org/a", "https://example.org/blog/b?c#d", "https://else.org/e", "mailto:a@example.org",
                "http://x.org/y",
            ])
    }

    @Test("A malformed date and an empty item are warnings") func warnings() throws {
        let feed = try FeedReader().read(contentsOf: fixture("articles.rss"))
        #expect(feed.articles.count == 3)
        #expect(
            feed.warnings.map { $0.description(in: "x") } == [
                "x:23: entry 3: the date “soon” is not understood",
                "x:27: entry 4: skipped: it has neither a title nor a text",
            ])
    }

    @Test("An identifier made from the text is the same each time, and another for another text") func identifier()
        throws
    {
        let items = try read(
            rss("<item><title>a</title></item><item><title>a</title></item><item><title>b</title></item>"))
        #expect(items.articles[0].id == "text-e57e2e1903df23e2")
        #expect(items.articles[0].id == items.articles[1].id)
        #expect(items.articles[0].id != items.articles[2].id)
    }

    @Test("Wide, right-to-left and combined characters come through") func scripts() throws {
        let title = "画面遷移 قراءة e\u{301} 👩‍👩‍👧"
        #expect(try read(rss("<item><title>\(title)</title></item>")).articles[0].title == title)
    }

    @Test("An item that begins inside another ends it with a warning") func unclosed() throws {
        let feed = try read(rss("<item><title>a</title>\n<item><title>b</title></item>"))
        #expect(feed.articles.map(\.title) == ["b"])
        #expect(feed.warnings.first?.entry == 1)
    }

    @Test("The sample has eight articles and no warning") func sample() throws {
        var path = URL(fileURLWithPath: #filePath)
        for _ in 0..<4 { path.deleteLastPathComponent() }
        let feed = try FeedReader().read(contentsOf: path.path + "/Sources/VIPERKitDemo/Resources/sample.xml")
        #expect(feed.articles.count == 8)
        #expect(feed.warnings.isEmpty)
        #expect(feed.articles.filter { $0.date == nil }.map(\.title) == ["A note without a date"])
        #expect(feed.articles[2].title == "Tom & Ada ask: is \"router\" < 100 lines?")
    }
}

@Suite("Where entries are discussed") struct CommentsTests {
    @Test("The address of the comments is read from RSS and Atom") func comments() throws {
        let feed = try read(rss("<item><title>a</title><comments> https://example.org/c </comments></item>"))
        #expect(feed.articles.map(\.comments) == ["https://example.org/c"])
        let atom = try read(
            "<feed xmlns=\"http://www.w3.org/2005/Atom\"><title>T</title><entry><title>a</title>"
                + "<link rel=\"replies\" href=\"https://example.org/c\"/></entry></feed>")
        #expect(atom.articles.map(\.comments) == ["https://example.org/c"])
    }
}
