// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Foundation

/// What has been read of a feed so far. A parser that starts again after a broken entry goes on with the same one.
final class EntryCollector {
    let limits: FeedLimits
    private let name: String
    var title = ""
    /// Whoever wrote the entries that name nobody.
    var author = ""
    /// What relative addresses are relative to: `xml:base` of the feed, and its own link.
    var base = ""
    var link = ""
    private(set) var articles: [Article] = []
    /// Entries begun, whole or broken.
    private(set) var entries = 0
    private var warnings: [FeedWarning] = []
    private var omitted = 0
    /// Bytes of text in the articles.
    private var bytes = 0
    private var isFullKnown = false

    /// - Parameter name: What the feed is read from.
    init(limits: FeedLimits, name: String) {
        self.limits = limits
        self.name = name
    }

    /// Whether as many articles, or as much text, as allowed are kept already.
    var isFull: Bool { articles.count >= limits.articles || bytes > limits.feedBytes }

    var feed: Feed {
        Feed(
            name: name, title: title, articles: completed(articles), warnings: warnings, omittedWarnings: omitted)
    }

    /// What the feed says may come behind its entries, so they are told at the end.
    private func completed(_ articles: [Article]) -> [Article] {
        let base = FeedBase(base, link)
        guard !author.isEmpty || base != nil else { return articles }
        return articles.map { article in
            var article = article
            if article.author == nil, !author.isEmpty { article.author = author }
            if let link = article.link, let base { article.link = base.resolve(link) }
            return article
        }
    }

    /// Begins the next entry.
    func begin(line: Int?) -> EntryDraft {
        entries += 1
        return EntryDraft(number: entries, line: line)
    }

    /// Takes a whole entry; one with nothing to show becomes a warning.
    func add(_ draft: borrowing EntryDraft) {
        if let article = draft.article() {
            articles.append(article)
            bytes += article.textBytes
        } else {
            warn(entry: draft.number, line: draft.line, "skipped: it has neither a title nor a text")
        }
    }

    /// Says that an entry has a date nobody can read.
    func warn(_ draft: EntryDraft, malformedDate text: String) {
        warn(draft, "the date “\(PlainText.line(text, limit: 60))” is not understood")
    }

    func warn(_ draft: EntryDraft, _ reason: String) {
        warn(entry: draft.number, line: draft.line, reason)
    }

    /// Says, once, that what follows is left out.
    func warnFull(line: Int?) {
        guard !isFullKnown else { return }
        isFullKnown = true
        let reason = articles.count < limits.articles ? " because of their size" : ""
        warn(entry: nil, line: line, "only the first \(articles.count) entries are kept\(reason)")
    }

    func warn(entry: Int?, line: Int?, at position: FeedPosition? = nil, _ reason: String) {
        if warnings.count < limits.warnings {
            warnings.append(FeedWarning(entry: entry, line: line, position: position, reason: reason))
        } else {
            omitted += 1
        }
    }
}
