// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

@testable import VIPERKit

/// The routes of a reader of articles.
enum AppRoute: Route, CaseIterable {
    case feed, article(Int), comments, search(String), compose, sorted(Order)

    enum Order: String, CaseIterable { case newest, oldest }

    static let allCases: [AppRoute] = [
        .feed, .article(3), .article(-1), .comments, .search("swift"), .search("a/b c?#%é+日本"), .search("."), .compose,
        .sorted(.newest), .sorted(.oldest),
    ]

    init(from path: inout RoutePath) throws(LinkError) {
        switch try path.text("place") {
        case "feed": self = .feed
        case "comments": self = .comments
        case "compose": self = .compose
        case "search": self = .search(try path.text("search text"))
        case "sorted": self = .sorted(try path.value("order"))
        case let part:
            guard let number = Int(part) else { throw path.unknown }
            self = .article(number)
        }
    }

    var components: [String] {
        switch self {
        case .feed: ["feed"]
        case .article(let number): [String(number)]
        case .comments: ["comments"]
        case .search(let text): ["search", text]
        case .compose: ["compose"]
        case .sorted(let order): ["sorted", order.rawValue]
        }
    }

    var presentation: RoutePresentation { self == .compose ? .presented : .pushed }
}

extension AppRoute {
    static func random(_ numbers: inout SplitMix64) -> AppRoute {
        switch Int.random(in: 0..<6, using: &numbers) {
        case 0: .feed
        case 1: .article(Int.random(in: -5..<1000, using: &numbers))
        case 2: .comments
        case 3: .search(numbers.text(of: Int.random(in: 1..<6, using: &numbers)))
        case 4: .compose
        default: .sorted(Order.allCases.randomElement(using: &numbers) ?? .newest)
        }
    }
}
