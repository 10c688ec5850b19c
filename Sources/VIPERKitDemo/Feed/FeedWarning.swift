// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// Something in a feed that could not be read while the rest could.
struct FeedWarning: Hashable, Sendable {
    /// The entry concerned, counted from 1 in the order of the file; nil when it is none in particular.
    let entry: Int?
    /// The line where the entry, or the broken part, begins, counted from 1.
    let line: Int?
    /// Where exactly something is wrong, if it is at a place.
    var position: FeedPosition?
    let reason: String

    /// One line, such as `news.xml:12: entry 3: the date “soon” is not understood`; the place is as in a ``FeedFault``.
    func description(in file: String) -> String {
        let place = position.map { ":\($0.line):\($0.column)" } ?? line.map { ":\($0)" } ?? ""
        return "\(file)\(place): " + (entry.map { "entry \($0): " } ?? "") + reason
    }
}
