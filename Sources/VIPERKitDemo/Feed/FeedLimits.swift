// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// Bounds on what a feed may make the reader keep.
///
/// Together they bound the memory: beside the articles, a reader holds a few chunks of the file and one entry or tag.
struct FeedLimits: Sendable {
    /// Bytes of text kept of one field of one entry; what comes after is left out silently.
    var textBytes = 32_768
    /// Bytes of text kept of all entries; once there are more, the rest is left out with a warning.
    var feedBytes = 268_435_456
    /// Bytes of one entry of a JSON Feed, which has to be whole in memory to be decoded. A larger one is skipped.
    var jsonEntryBytes = 4_194_304
    /// Bytes of one tag of XML.
    var tagBytes = 1_048_576
    /// Attributes of one tag of XML, declarations of namespaces included.
    var attributes = 128
    /// Levels of nesting.
    var depth = 100
    /// Entries kept; the rest is left out with a warning.
    var articles = 1_000_000
    /// Warnings kept; the rest is counted.
    var warnings = 1_000
}
