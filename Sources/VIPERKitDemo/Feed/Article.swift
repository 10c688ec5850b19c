// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Foundation

/// One entry of a feed, whatever the format it came in.
///
/// All text is plain: markup is taken out, entities are resolved. Control characters and bidirectional marks are kept
/// as the publisher wrote them; whatever draws the text has to deal with them.
struct Article: Identifiable, Hashable, Sendable {
    /// What the publisher calls the entry (RSS `guid`, Atom and JSON Feed `id`), else its link, else a hash of its
    /// text.
    ///
    /// The same entry read again has the same identifier. Nothing stops a publisher from giving two entries the same
    /// one.
    let id: String
    /// The headline on one line. An entry without one gets the beginning of its text.
    let title: String
    /// The address as written in the feed: not resolved, not validated.
    let link: String?
    /// When the entry was published, else when it was last changed.
    let date: Date?
    let author: String?
    /// The summary if the entry has one, else its whole text; paragraphs are separated by an empty line.
    let summary: String
}

extension Article {
    /// How much text it keeps, in bytes of UTF-8.
    var textBytes: Int {
        id.utf8.count + title.utf8.count + (link?.utf8.count ?? 0) + (author?.utf8.count ?? 0) + summary.utf8.count
    }
}
