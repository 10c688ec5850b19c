// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// Reads RSS 2.0 (and 0.9x), with the extensions `content:encoded`, `dc:creator` and `dc:date`.
final class RSSHandler: FeedXMLHandler {
    private enum Field {
        case feedTitle, feedLink, title, link, permanentIdentifier, identifier, date, author, comments, summary, content
    }

    private var field = Field.title
    /// The element that has named the entry's author, which may do so again.
    private var authorName = ""

    init(_ collector: EntryCollector, stream: FeedXMLStream, prefix: String) {
        super.init(entryName: "item", collector, stream: stream, prefix: prefix)
    }

    override func begin(_ name: String, _ attributes: [String: String]) {
        if entryDepth == 0 {
            if depth == 3, name == "title", collector.title.isEmpty { take(.feedTitle) }
            if depth == 3, name == "link", collector.link.isEmpty { take(.feedLink) }
        } else if depth == entryDepth + 1 {
            switch name {
            case "title": take(.title)
            case "link": take(.link)
            case "guid": take(attributes["isPermaLink"] == "false" ? .identifier : .permanentIdentifier)
            case "pubDate", "dc:date": if draft.published == nil { take(.date) }
            case "dc:creator", "author":
                if draft.author.isEmpty { authorName = name }
                if authorName == name { take(.author) }
            case "comments": take(.comments)
            case "description": if draft.content.isEmpty { take(.summary) }
            case "content:encoded": take(.content)
            default: break
            }
        }
    }

    override func end(capturing text: CapturedText) {
        switch field {
        case .feedTitle: collector.title = text.htmlLine
        case .feedLink: collector.link = text.line
        case .title: draft.title = text.htmlLine
        case .link: draft.link = text.line
        case .identifier: draft.identifier = text.line
        case .permanentIdentifier:
            draft.identifier = text.line
            if draft.link.isEmpty, draft.identifier.hasPrefix("http") { draft.link = draft.identifier }
        case .date:
            draft.published = text.date
            if draft.published == nil { collector.warn(draft, malformedDate: text.line) }
        case .author: draft.author = EntryDraft.joined(draft.author, text.htmlLine)
        case .comments: draft.comments = text.line
        case .summary: draft.summary = text.htmlParagraphs
        case .content: draft.content = text.htmlParagraphs
        }
    }

    private func take(_ field: Field) {
        self.field = field
        capture()
    }
}
