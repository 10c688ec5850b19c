// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Foundation

@testable import VIPERKitDemo

/// Reads a feed given as text.
func read(_ text: String, limits: FeedLimits = FeedLimits()) throws(FeedFault) -> Feed {
    try FeedReader(limits: limits).read(Data(text.utf8), name: "news.xml")
}

/// The fault of reading `data`, or nil.
func fault(_ data: Data, limits: FeedLimits = FeedLimits()) -> FeedFault? {
    do {
        _ = try FeedReader(limits: limits).read(data, name: "news.xml")
        return nil
    } catch {
        return error
    }
}

func fault(_ text: String, limits: FeedLimits = FeedLimits()) -> FeedFault? {
    fault(Data(text.utf8), limits: limits)
}

/// An RSS feed with these items.
func rss(_ items: String, head: String = "<?xml version=\"1.0\"?>") -> String {
    head + "<rss version=\"2.0\"><channel><title>T</title>\n" + items + "\n</channel></rss>"
}

/// The path of a file in Fixtures.
func fixture(_ name: String) -> String {
    Bundle.module.bundleURL.appendingPathComponent("Fixtures").appendingPathComponent(name).path
}
