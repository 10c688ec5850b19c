// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Foundation
import Testing

@testable import VIPERKitDemo

@Suite("What is called an entry inside an entry") struct NestedEntryTests {
    private let atom = "http://www.w3.org/2005/Atom"

    @Test(
        "In content, and in an element of another namespace, it is no entry",
        arguments: [
            "<content type='xhtml'><div><entry>t</entry></div></content>",
            "<summary type='xhtml'><d:div xmlns:d='u'><entry xmlns='u'/></d:div></summary>",
            "<content type='application/xml'><entry><title>x</title></entry></content>",
            "<x:list><entry><title>x</title></entry></x:list>",
            "<list xmlns='urn:x'><entry><title>x</title></entry></list>",
            "<entry xmlns='urn:x'><title>x</title></entry>",
            "<x:entry><entry><title>x</title></entry></x:entry>",
        ])
    func content(element: String) throws {
        for title in ["<title>a</title>\(element)", "\(element)<title>a</title>"] {
            let feed = try read("<feed xmlns='\(atom)' xmlns:x='urn:x'><entry>\(title)</entry></feed>")
            #expect(feed.articles.map(\.title) == ["a"])
            #expect(feed.warnings.isEmpty)
        }
    }

    @Test("Outside of entries an element of another namespace has none either") func outside() throws {
        let text = "<x:old><item><title>x</title></item></x:old><item><title>a</title></item>"
        let feed = try read("<rss xmlns:x='u'><channel>\(text)</channel></rss>")
        #expect(feed.articles.map(\.title) == ["a"])
    }

    @Test("Where the feed has a prefix, one without it is no entry") func prefixed() throws {
        let entry = "<a:entry><a:title>x</a:title></a:entry>"
        let feed = try read("<a:feed xmlns:a='\(atom)'><entry><a:title>n</a:title></entry>\(entry)</a:feed>")
        #expect(feed.articles.map(\.title) == ["x"])
    }

    @Test("One that repeats the feed's namespace is an entry") func repeated() throws {
        let feed = try read("<feed xmlns='\(atom)'><entry xmlns='\(atom)'><title>a</title></entry></feed>")
        #expect(feed.articles.map(\.title) == ["a"])
    }

    @Test("Behind an element without its end tag it is an entry", arguments: ["", "<title>a", "<category>a", "<b><i>"])
    func unclosed(text: String) throws {
        let items = "<item>\(text)<item><title>b</title></item><item><title>c</title></item>"
        #expect(try read(rss(items)).articles.map(\.title) == ["b", "c"])
    }
}
