// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Foundation
import Testing

@testable import VIPERKitDemo

@Suite("Atom") struct AtomTests {
    let feed: Feed

    init() throws {
        feed = try FeedReader().read(contentsOf: fixture("articles.atom"))
    }

    @Test("A title of type text is literal, one of type html is HTML") func titles() {
        #expect(feed.title == "Articles & notes")
        #expect(feed.articles[0].title == "a < b &amp; c")
    }

    @Test("Published wins over updated, the alternate link over others, the summary over the content") func choices() {
        #expect(feed.articles[0].date == Date(timeIntervalSince1970: 1_772_597_167))
        #expect(feed.articles[0].link == "https://example.org/1")
        #expect(feed.articles[0].summary == "One")
        #expect(feed.articles[0].id == "urn:1")
    }

    @Test("The author is the entry's, not the feed's") func author() {
        #expect(feed.articles.map(\.author) == ["Ada", nil, nil])
    }

    @Test("XHTML becomes text, and what looks like markup in it stays") func xhtml() {
        #expect(feed.articles[1].title == "Some x <y>")
        #expect(feed.articles[1].summary == "One\ntwo\n\na < b &lt;")
        #expect(feed.articles[1].date == Date(timeIntervalSince1970: 1_772_668_800))
    }

    @Test("Content that is no text is not shown") func picture() {
        #expect(feed.articles[2].summary.isEmpty)
    }

    @Test("The feed's own prefix is taken off") func prefix() throws {
        let feed = try read(
            "<a:feed xmlns:a=\"http://www.w3.org/2005/Atom\"><a:title>T</a:title>"
                + "<a:entry><a:title>x</a:title></a:entry></a:feed>")
        #expect(feed.title == "T")
        #expect(feed.articles.map(\.title) == ["x"])
    }
}
