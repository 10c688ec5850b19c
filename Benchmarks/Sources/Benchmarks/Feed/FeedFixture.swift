// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors
import Foundation
#if canImport(FoundationXML)
import FoundationXML
#endif

/// A feed in memory and the two ways of reading it.
enum FeedFixture {
    private final class EmptyDelegate: NSObject, XMLParserDelegate {}

    static func rss(entries: Int) -> Data {
        var text = #"<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>Articles</title>"#
        for number in 0..<entries {
            text += """

                <item>
                  <title>Article \(number): what a module is, &amp; what it is not</title>
                  <link>https://example.org/articles/\(number)</link>
                  <guid isPermaLink="false">article-\(number)</guid>
                  <pubDate>Mon, 06 Sep 2021 10:00:00 GMT</pubDate>
                  <description>A screen, an interactor, a presenter and a router, each with one task.</description>
                </item>
                """
        }
        return Data((text + "\n</channel></rss>").utf8)
    }

    /// Parses and does nothing with what is found. By stream, since `XMLParser(data:)` fails above ten megabytes.
    static func parse(_ feed: Data) -> Int {
        let parser = XMLParser(stream: InputStream(data: feed))
        let delegate = EmptyDelegate()
        parser.delegate = delegate
        guard withExtendedLifetime(delegate, { parser.parse() }) else { fatalError("The feed must be well-formed") }
        return parser.lineNumber
    }

    /// Reads every entry and returns how many there are.
    static func read(_ feed: Data) -> Int {
        do {
            return try FeedReader().read(feed, name: "articles.xml").articles.count
        } catch {
            fatalError("The feed must be readable: \(error)")
        }
    }
}
