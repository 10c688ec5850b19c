// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Foundation

/// All articles of all feeds, in the order they were read, and which of them have been opened.
///
/// An article is addressed by its index, which is right until the feeds are read again, or by its key.
struct Library: Sendable {
    /// What tells an article from all others, also when the feeds are read again.
    ///
    /// Identifiers are no more than what publishers say: two feeds may use the same one, and so may one feed twice.
    struct Key: Hashable, Comparable, Sendable, Codable {
        /// What the feed was read from.
        let feed: String
        let id: Article.ID
        /// How many before it have the same feed and identifier.
        let occurrence: Int

        static func < (left: Key, right: Key) -> Bool {
            (left.feed, left.id, left.occurrence) < (right.feed, right.id, right.occurrence)
        }
    }

    private(set) var title = ""
    private(set) var articles: [Article] = []
    private var keys: [Key] = []
    private(set) var read: Set<Key> = []

    init() {}

    /// Puts feeds in place of those before. What was read stays read.
    mutating func replace(with feeds: [Feed]) {
        title = feeds.map(\.title).joined(separator: ", ")
        articles = feeds.flatMap(\.articles)
        var counts: [Key: Int] = [:]
        keys = feeds.flatMap { feed in
            feed.articles.map { article in
                let first = Key(feed: feed.name, id: article.id, occurrence: 0)
                let count = counts[first, default: 0]
                counts[first] = count + 1
                return Key(feed: feed.name, id: article.id, occurrence: count)
            }
        }
    }

    func key(at index: Int) -> Key { keys[index] }

    func isRead(_ index: Int) -> Bool { read.contains(keys[index]) }

    mutating func mark(_ key: Key, asRead isRead: Bool) {
        if isRead { read.insert(key) } else { read.remove(key) }
    }

    /// Marks articles as read that an earlier run has marked.
    mutating func restoreMarks(_ keys: [Key]) { read.formUnion(keys) }

    mutating func markAllAsRead() { read.formUnion(keys) }

    var unreadCount: Int { keys.reduce(0) { $0 + (read.contains($1) ? 0 : 1) } }

    /// The articles whose title or text contains a text, whatever its case. O(n) in the length of all texts, so it is run
    /// off the main actor; ends early, with what it has, when its task is cancelled.
    func indices(containing text: String) async -> [Int] {
        var found: [Int] = []
        for (index, article) in articles.enumerated() {
            if Task.isCancelled { break }
            if article.title.containsIgnoringCase(text) || article.text.containsIgnoringCase(text) {
                found.append(index)
            }
        }
        return found
    }
}

extension String {
    fileprivate func containsIgnoringCase(_ text: String) -> Bool { range(of: text, options: .caseInsensitive) != nil }
}
