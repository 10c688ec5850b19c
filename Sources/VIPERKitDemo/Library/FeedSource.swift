// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Foundation

/// Where feeds come from. The interactor is given one, so that a test can hand in another.
protocol FeedSource: Sendable {
    /// Reads the feeds, off the main actor. What could not be read is in the batch's faults.
    func feeds() async -> FeedBatch
}

/// What one reading of all feeds has given.
struct FeedBatch: Sendable {
    var feeds: [Feed] = []
    var faults: [FeedFault] = []
    /// One line for each thing that was skipped, with its place.
    var warnings: [String] = []
}

/// Feeds in files, or in standard input, which is called `-`.
///
/// An actor of its own, because reading waits for files and pipes. Files are read anew each time; standard input can be
/// read only once, so its feed is kept.
actor FileFeedSource: FeedSource {
    private let paths: [String]
    private var standardInput: Feed?

    init(paths: [String]) { self.paths = paths }

    func feeds() async -> FeedBatch {
        var batch = FeedBatch()
        for path in paths {
            do throws(FeedFault) {
                let feed = try read(path)
                batch.feeds.append(feed)
                batch.warnings += feed.warningLines
            } catch {
                batch.faults.append(error)
            }
        }
        return batch
    }

    private func read(_ path: String) throws(FeedFault) -> Feed {
        guard path == "-" else { return try FeedReader().read(contentsOf: path) }
        if let standardInput { return standardInput }
        let feed = try FeedReader().read(from: .standardInput, name: "standard input")
        standardInput = feed
        return feed
    }
}
