// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// Something in a feed that could not be read while the rest could.
struct FeedWarning: Hashable, Sendable, CustomStringConvertible {
    /// The entry concerned, counted from 1 in the order of the file; nil when it is none in particular.
    let entry: Int?
    /// The line where the entry, or the broken part, begins, counted from 1.
    let line: Int?
    let reason: String

    /// One line, such as `line 12: entry 3: the date “soon” is not understood`.
    var description: String {
        let place = line.map { "line \($0): " } ?? ""
        return place + (entry.map { "entry \($0): " } ?? "") + reason
    }
}
