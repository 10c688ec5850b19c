// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Foundation

/// Reads RSS 2.0, Atom and JSON Feed; which one it is, the content says.
///
/// ```swift
/// let feed = try FeedReader().read(contentsOf: "articles.xml")
/// feed.articles.first?.title
/// ```
///
/// An entry that is broken is skipped with a warning and reading goes on behind it. A feed that ends too early gives
/// what came before, with a warning. Only when not one entry could be read, and something was wrong, it is a fault.
///
/// Files are read in chunks, so memory is bounded by the text that is kept, and that by ``FeedLimits``. No entity a
/// document declares is ever expanded, and nothing outside the file is ever fetched.
///
/// Reading is synchronous: call it off the main actor. It ends with a `.cancelled` fault soon after its task is
/// cancelled, but cannot interrupt the system while it waits for input on a pipe. O(n) in the length of the file.
struct FeedReader: Sendable {
    var limits = FeedLimits()

    /// Reads the file at `path`.
    func read(contentsOf path: String) throws(FeedFault) -> Feed {
        let descriptor = open(path, O_RDONLY)
        guard descriptor >= 0 else {
            throw FeedFault(file: path, reason: .unreadable(String(cString: strerror(errno))))
        }
        defer { close(descriptor) }
        return try read(ByteSource(descriptor: descriptor, name: path))
    }

    /// Reads what comes from `handle`, for example `FileHandle.standardInput`, to its end; `name` is for messages.
    func read(from handle: FileHandle, name: String) throws(FeedFault) -> Feed {
        try read(ByteSource(descriptor: handle.fileDescriptor, name: name))
    }

    /// Reads a feed in memory; `name` is for messages.
    func read(_ data: Data, name: String) throws(FeedFault) -> Feed {
        try read(ByteSource(data: data, name: name))
    }

    private func read(_ source: ByteSource) throws(FeedFault) -> Feed {
        let head = try FeedHead(source, limits: limits)
        let collector = EntryCollector(limits: limits, name: source.name)
        switch head.format {
        case .json: return try JSONFeedReader(head, source, collector).read()
        case .rss, .atom: return try XMLFeedReader(head, source, collector).read()
        }
    }
}
