// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Foundation

/// Reads Atom 1.0: text constructs of all three types, the alternate link, and the authors' names.
final class AtomHandler: FeedXMLHandler {
    private enum Field {
        case feedTitle, feedAuthor, title, identifier, published, updated, author, summary, content
    }

    private enum Kind {
        /// Literal text, HTML as text, or elements of XHTML.
        case text, html, xhtml
    }

    private var field = Field.title
    private var kind = Kind.text
    /// The level of an `author` element that is open, of an entry or the feed, until its name has been seen.
    private var authorDepth = 0

    init(_ collector: EntryCollector, stream: FeedXMLStream, prefix: String) {
        super.init(entryName: "entry", collector, stream: stream, prefix: prefix)
    }

    override func begin(_ name: String, _ attributes: [String: String]) {
        if authorDepth != 0, depth == authorDepth + 1 {
            guard name == "name" else { return }
            take(entryDepth == 0 ? .feedAuthor : .author, [:])
            authorDepth = 0
        } else if entryDepth == 0 {
            beginOfFeed(name, attributes)
        } else if depth == entryDepth + 1 {
            authorDepth = 0
            switch name {
            case "title": take(.title, attributes)
            case "id": take(.identifier, [:])
            case "link":
                link(attributes)
                if attributes["rel"] == "replies", let address = attributes["href"] {
                    draft.comments = PlainText.line(address, limit: collector.limits.textBytes)
                }
            case "published": take(.published, [:])
            case "updated": take(.updated, [:])
            case "author": authorDepth = depth
            case "summary": take(.summary, attributes)
            case "content": take(.content, attributes)
            default: break
            }
        }
    }

    private func beginOfFeed(_ name: String, _ attributes: [String: String]) {
        if depth == 1 { collector.base = attributes["xml:base"] ?? "" }
        guard depth == 2 else { return }
        authorDepth = 0
        switch name {
        case "title": if collector.title.isEmpty { take(.feedTitle, attributes) }
        case "author": authorDepth = depth
        case "link": if collector.link.isEmpty { collector.link = alternate(attributes) ?? "" }
        default: break
        }
    }

    override func end(capturing text: CapturedText) {
        switch field {
        case .feedTitle: collector.title = kind == .text ? text.line : text.htmlLine
        case .title: draft.title = kind == .text ? text.line : text.htmlLine
        case .identifier: draft.identifier = text.line
        case .published: draft.published = date(text)
        case .updated: draft.updated = date(text)
        case .author: draft.author = EntryDraft.joined(draft.author, text.line)
        case .feedAuthor: collector.author = EntryDraft.joined(collector.author, text.line)
        case .summary: draft.summary = kind == .text ? text.paragraphs : text.htmlParagraphs
        case .content: draft.content = kind == .text ? text.paragraphs : text.htmlParagraphs
        }
    }

    private func date(_ text: CapturedText) -> Date? {
        let date = text.date
        if date == nil { collector.warn(draft, malformedDate: text.line) }
        return date
    }

    /// The first link to the entry itself is its address; others lead to enclosures, comments and so on.
    private func link(_ attributes: [String: String]) {
        if draft.link.isEmpty { draft.link = alternate(attributes) ?? "" }
    }

    private func alternate(_ attributes: [String: String]) -> String? {
        guard ["alternate", nil].contains(attributes["rel"]) else { return nil }
        return attributes["href"].map { PlainText.line($0, limit: collector.limits.textBytes) }
    }

    private func take(_ field: Field, _ attributes: [String: String]) {
        switch attributes["type"] {
        case nil, "text", "text/plain": kind = .text
        case "html", "text/html": kind = .html
        case "xhtml", "application/xhtml+xml": kind = .xhtml
        default: return passOver()  // Content of another media type: a picture, for example, or any XML.
        }
        self.field = field
        capture(escaping: kind == .xhtml)
    }
}
