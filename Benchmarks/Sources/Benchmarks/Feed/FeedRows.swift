// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors
import Foundation
import Harness
#if canImport(FoundationXML)
import FoundationXML
#endif

/// What the demo's feed reader adds to the parser below it.
@MainActor enum FeedRows {
    static let all = [
        Row("Feed: 100,000 entries read", limit: 1.5) {
            let feed = FeedFixture.rss(entries: 100_000)
            return [
                Contender("XMLParser, empty delegate") { times in
                    for _ in 0..<times { consume(FeedFixture.parse(feed)) }
                },
                Contender("VIPERKit demo's FeedReader") { times in
                    for _ in 0..<times { consume(FeedFixture.read(feed)) }
                },
            ]
        }
    ]
}
