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
    /// The address as written in the feed, not validated; a relative one is resolved if the feed says to what.
    var link: String?
    /// When the entry was published, else when it was last changed.
    let date: Date?
    /// Whoever wrote it, by the entry itself or else by the feed; several names are joined by commas.
    var author: String?
    /// The whole text if the feed has it, else its summary; paragraphs are separated by an empty line.
    let text: String
    /// The address where the entry is discussed, if the feed names one (RSS `comments`, Atom `replies`).
    var comments: String?
    /// Whether the title is the publisher's own.
    var hasTitle = true
}

extension Article {
    /// How much text it keeps, in bytes of UTF-8.
    var textBytes: Int {
        id.utf8.count + title.utf8.count + (link?.utf8.count ?? 0) + (author?.utf8.count ?? 0) + text.utf8.count
    }
}
