// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// An item of a JSON Feed, version 1 or 1.1.
struct JSONFeedItem: Decodable {
    private enum CodingKeys: String, CodingKey {
        case id, url, title, summary
        case externalURL = "external_url"
        case html = "content_html"
        case text = "content_text"
        case published = "date_published"
        case modified = "date_modified"
    }

    let id: String?
    let url: String?
    let title: String?
    let summary: String?
    let html: String?
    let text: String?
    let published: String?
    let modified: String?
    /// All authors, joined by commas.
    let author: String

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        // Version 1 asks readers to take numbers, too.
        id =
            try (try? values.decodeIfPresent(String.self, forKey: .id))
            ?? values.decodeIfPresent(Double.self, forKey: .id).map { Int(exactly: $0).map(String.init) ?? "\($0)" }
        url =
            try values.decodeIfPresent(String.self, forKey: .url)
            ?? values.decodeIfPresent(String.self, forKey: .externalURL)
        title = try values.decodeIfPresent(String.self, forKey: .title)
        summary = try values.decodeIfPresent(String.self, forKey: .summary)
        html = try values.decodeIfPresent(String.self, forKey: .html)
        text = try values.decodeIfPresent(String.self, forKey: .text)
        published = try values.decodeIfPresent(String.self, forKey: .published)
        modified = try values.decodeIfPresent(String.self, forKey: .modified)
        author = try JSONFeedAuthors(from: decoder).names
    }

    /// Fills in the fields of an entry; malformed dates become warnings.
    func fill(_ draft: inout EntryDraft, _ collector: EntryCollector) {
        let limit = collector.limits.textBytes
        draft.identifier = PlainText.line(id ?? "", limit: limit)
        draft.link = PlainText.line(url ?? "", limit: limit)
        draft.title = PlainText.line(title ?? "", limit: limit)
        draft.author = PlainText.line(author, limit: limit)
        draft.summary = PlainText(summary ?? "", limit: limit).text
        draft.content = PlainText(text ?? "", limit: limit).text
        if draft.content.isEmpty { draft.content = PlainText(html: html ?? "", limit: limit).text }
        draft.published = published.flatMap(FeedDate.parse)
        draft.updated = modified.flatMap(FeedDate.parse)
        if let published, draft.published == nil { collector.warn(draft, malformedDate: published) }
        if let modified, draft.updated == nil { collector.warn(draft, malformedDate: modified) }
    }
}
