// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import VIPERKit

/// The places of the demo that a link leads to: `feed/3/comments`, `search`.
enum DemoRoute: Route, CaseIterable {
    /// An article by its number in the list: `feed/3`.
    case article(Int)
    /// The comments of the article below.
    case comments
    case feeds
    case reading
    case search

    static let allCases: [DemoRoute] = [.article(1), .comments, .feeds, .reading, .search]

    init(from path: inout RoutePath) throws(LinkError) {
        switch try path.text("place") {
        case "feed": self = .article(try path.int("article number"))
        case "comments": self = .comments
        case "feeds": self = .feeds
        case "reading": self = .reading
        case "search": self = .search
        default: throw path.unknown
        }
    }

    var components: [String] {
        switch self {
        case .article(let number): ["feed", String(number)]
        case .comments: ["comments"]
        case .feeds: ["feeds"]
        case .reading: ["reading"]
        case .search: ["search"]
        }
    }

    var presentation: RoutePresentation { self == .search ? .presented : .pushed }
}
