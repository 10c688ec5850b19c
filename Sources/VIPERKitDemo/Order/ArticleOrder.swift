// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Foundation

/// The order of a list of articles.
enum ArticleOrder: String, CaseIterable, Sendable {
    case asInFeed = "as in the feed"
    case newestFirst = "newest first"
    case unreadFirst = "unread first"

    /// The indices of the articles in this order; those that compare equal stay as they are in the feed.
    func indices(of library: Library) -> [Int] {
        let indices = Array(library.articles.indices)
        switch self {
        case .asInFeed: return indices
        case .newestFirst:
            let dated = indices.filter { library.articles[$0].date != nil }
            let undated = indices.filter { library.articles[$0].date == nil }
            return dated.sorted { left, right in
                guard let (one, other) = dates(left, right, library), one != other else { return left < right }
                return one > other
            } + undated
        case .unreadFirst: return indices.filter { !library.isRead($0) } + indices.filter(library.isRead)
        }
    }

    private func dates(_ left: Int, _ right: Int, _ library: Library) -> (Date, Date)? {
        guard let one = library.articles[left].date, let other = library.articles[right].date else { return nil }
        return (one, other)
    }
}
