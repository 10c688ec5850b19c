// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// Why a whole feed cannot be read.
struct FeedFault: Error, Hashable, CustomStringConvertible {
    enum Reason: Hashable, Sendable {
        /// The file cannot be opened or read; the system's words.
        case unreadable(String)
        /// There is nothing in it.
        case empty
        /// It is none of the three formats; what it is instead.
        case unknownFormat(String)
        /// It, such as “the XML”, ends too early, inside the named element.
        case truncated(String, inside: String)
        /// It breaks the rules of XML or JSON.
        case malformed(String)
        /// It is nested deeper than this many levels.
        case tooDeep(Int)
        /// A tag has more bytes or attributes than is reasonable.
        case oversizedTag
        /// The task that reads was cancelled.
        case cancelled
    }

    /// The file's name as it was given.
    let file: String
    /// Where in the file, if it is at a place.
    var position: FeedPosition?
    let reason: Reason

    /// One line, such as `news.xml:12:7: the XML ends inside <item>`.
    var description: String {
        let place = position.map { ":\($0.line):\($0.column)" } ?? ""
        return "\(file)\(place): \(reason)"
    }
}
