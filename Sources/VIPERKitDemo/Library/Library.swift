// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Foundation

/// All articles of all feeds, in the order they were read, and which of them have been opened.
struct Library: Sendable {
    private(set) var title = ""
    private(set) var articles: [Article] = []
    private var read: Set<Article.ID> = []

    init() {}

    /// Puts feeds in place of those before. What was read stays read.
    mutating func replace(with feeds: [Feed]) {
        title = feeds.map(\.title).joined(separator: ", ")
        articles = feeds.flatMap(\.articles)
    }

    func isRead(_ article: Article) -> Bool { read.contains(article.id) }

    mutating func mark(_ article: Article, asRead isRead: Bool) {
        if isRead { read.insert(article.id) } else { read.remove(article.id) }
    }

    mutating func markAllAsRead() { read.formUnion(articles.map(\.id)) }

    var unreadCount: Int { articles.reduce(0) { $0 + (isRead($1) ? 0 : 1) } }

    /// The articles whose title or text contains a text, whatever its case. O(n) in the length of all texts, so it is
    /// run off the main actor; ends early, with what it has, when its task is cancelled.
    func articles(containing text: String) async -> [Article] {
        var found: [Article] = []
        for article in articles {
            if Task.isCancelled { break }
            if article.title.containsIgnoringCase(text) || article.summary.containsIgnoringCase(text) {
                found.append(article)
            }
        }
        return found
    }
}

extension String {
    fileprivate func containsIgnoringCase(_ text: String) -> Bool { range(of: text, options: .caseInsensitive) != nil }
}
