// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Foundation

/// What has been read of a feed so far. A parser that starts again after a broken entry goes on with the same one.
final class EntryCollector {
    let limits: FeedLimits
    var title = ""
    private(set) var articles: [Article] = []
    /// Entries begun, whole or broken.
    private(set) var entries = 0
    private var warnings: [FeedWarning] = []
    private var omitted = 0
    /// Bytes of text in the articles.
    private var bytes = 0
    private var isFullKnown = false

    init(limits: FeedLimits) {
        self.limits = limits
    }

    /// Whether as many articles, or as much text, as allowed are kept already.
    var isFull: Bool { articles.count >= limits.articles || bytes > limits.feedBytes }

    var feed: Feed {
        Feed(title: title, articles: articles, warnings: warnings, omittedWarnings: omitted)
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

    func warn(entry: Int?, line: Int?, _ reason: String) {
        if warnings.count < limits.warnings {
            warnings.append(FeedWarning(entry: entry, line: line, reason: reason))
        } else {
            omitted += 1
        }
    }
}
