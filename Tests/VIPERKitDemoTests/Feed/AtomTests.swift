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

    @Test("Published wins over updated, the alternate link over others, the content over the summary") func choices() {
        #expect(feed.articles[0].date == Date(timeIntervalSince1970: 1_772_597_167))
        #expect(feed.articles[0].link == "https://example.org/1")
        #expect(feed.articles[0].text == "Whole")
        #expect(feed.articles[0].id == "urn:1")
    }

    @Test("The author is the entry's, or else the feed's") func author() {
        #expect(feed.articles.map(\.author) == ["Ada", "Of the feed", "Of the feed"])
    }

    @Test("Several authors are joined, of an entry and of a feed, also when the feed's come last") func authors() throws
    {
        let names = { (names: [String]) in names.map { "<author><uri>u</uri><name>\($0)</name></author>" }.joined() }
        let feed = try read(
            "<feed><entry><title>a</title>\(names(["Ada", "", "Jun"]))</entry><entry><title>b</title></entry>"
                + names(["Bo", "Cy"]) + "</feed>")
        #expect(feed.articles.map(\.author) == ["Ada, Jun", "Bo, Cy"])
    }

    @Test("A contributor's name is no author's") func contributor() throws {
        let entry = "<entry><author/><contributor><name>x</name></contributor><title>a</title></entry>"
        #expect(try read("<feed>\(entry)</feed>").articles.map(\.author) == [nil])
    }

    @Test("A content without text leaves the summary") func emptyContent() throws {
        let entry = "<entry><summary>Short</summary><content src='https://example.org/1'/></entry>"
        #expect(try read("<feed>\(entry)</feed>").articles.map(\.text) == ["Short"])
    }

    @Test("Paragraphs of XHTML with a prefix are paragraphs") func prefixedXHTML() throws {
        let text = "<h:div><h:p>One</h:p><h:p>two</h:p></h:div>"
        let entry = "<entry><title>a</title><content type='xhtml'>\(text)</content></entry>"
        let feed = try read("<feed xmlns:h='http://www.w3.org/1999/xhtml'>\(entry)</feed>")
        #expect(feed.articles.map(\.text) == ["One\n\ntwo"])
    }

    @Test("A relative address is relative to xml:base, or else to the feed's own link") func relativeAddress() throws {
        let entry = "<entry><title>a</title><link href='../a'/></entry>"
        let link = "<link rel='self' href='https://no.org/'/><link href='https://example.org/x/y'/>"
        #expect(try read("<feed>\(entry)\(link)</feed>").articles.map(\.link) == ["https://example.org/a"])
        let feed = try read("<feed xml:base='https://base.org/b/c'>\(link)\(entry)</feed>")
        #expect(feed.articles.map(\.link) == ["https://base.org/a"])
    }

    @Test("XHTML becomes text, and what looks like markup in it stays") func xhtml() {
        #expect(feed.articles[1].title == "Some x <y>")
        #expect(feed.articles[1].text == "One\ntwo\n\na < b &lt;")
        #expect(feed.articles[1].date == Date(timeIntervalSince1970: 1_772_668_800))
    }

    @Test("Content that is no text is not shown") func picture() {
        #expect(feed.articles[2].text.isEmpty)
    }

    @Test("The feed's own prefix is taken off") func prefix() throws {
        let feed = try read(
            "<a:feed xmlns:a=\"http://www.w3.org/2005/Atom\"><a:title>T</a:title>"
                + "<a:entry><a:title>x</a:title></a:entry></a:feed>")
        #expect(feed.title == "T")
        #expect(feed.articles.map(\.title) == ["x"])
    }
}
