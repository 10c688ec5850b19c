// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Foundation

extension Article {
    /// The day of publication, as `2026-11-30`, in universal time so that a transcript is the same everywhere.
    var day: String? {
        guard let date else { return nil }
        return ISO8601DateFormatter.string(from: date, timeZone: .gmt, formatOptions: .withFullDate)
    }

    /// What a screen shows that was made without an article.
    static let placeholder = Article(id: "", title: "No article", link: nil, date: nil, author: nil, text: "")
}

extension TimeZone {
    fileprivate static let gmt = TimeZone(secondsFromGMT: 0)!
}
