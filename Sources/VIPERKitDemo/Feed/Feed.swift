// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// A feed that has been read, with a warning for each thing in it that could not be.
struct Feed: Sendable {
    /// What it was read from, as it was given.
    var name: String
    var title: String
    /// The entries in the order of the file.
    var articles: [Article]
    /// What was skipped or left out, at most ``FeedLimits/warnings`` of them.
    var warnings: [FeedWarning]
    /// How many warnings were dropped because there were too many.
    var omittedWarnings: Int

    /// All warnings as lines, each with its place.
    var warningLines: [String] {
        warnings.map { $0.description(in: name) }
            + (omittedWarnings == 0 ? [] : ["\(name): \(counted(omittedWarnings, "more warning"))"])
    }
}
