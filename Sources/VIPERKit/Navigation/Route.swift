// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// A place in the app that a link can lead to: an enumeration of the app, one case for each kind of screen.
///
/// ```swift
/// enum AppRoute: Route {
///     case feed, article(Int), comments
///
///     init(from path: inout RoutePath) throws(LinkError) {
///         switch try path.text("place") {
///         case "feed": self = .feed
///         case "comments": self = .comments
///         case let part:
///             guard let number = Int(part) else { throw path.malformed("article number") }
///             self = .article(number)
///         }
///     }
///
///     var components: [String] {
///         switch self {
///         case .feed: ["feed"]
///         case .article(let number): [String(number)]
///         case .comments: ["comments"]
///         }
///     }
/// }
///
/// try AppRoute.routes(in: "articles://feed/3/comments")     // [.feed, .article(3), .comments]
/// ```
///
/// A test of one line shows that each case is read back from its own link: see ``RouteCheck``.
public protocol Route: Hashable, Sendable {
    /// Reads one route, from as many parts as it takes; at least one.
    ///
    /// Write `throws(LinkError)` with the type. What is left is read as further routes. An error names the part at
    /// fault: throw what the path's readers throw, ``RoutePath/unknown`` or ``RoutePath/malformed(_:)``.
    init(from path: inout RoutePath) throws(LinkError)

    /// The parts that ``init(from:)`` reads this route from, as they are, not encoded. None may be empty.
    var components: [String] { get }

    /// How the screen of the route is shown when a link leads to it: pushed unless the app says otherwise.
    var presentation: RoutePresentation { get }
}

/// How the screen of a route is shown.
public enum RoutePresentation: Hashable, Sendable {
    /// On top of the screen of the route before.
    case pushed
    /// Above everything, as the root of a stack of its own, on which the rest of the link goes.
    case presented
}

extension Route {
    public var presentation: RoutePresentation { .pushed }

    /// Reads all routes of a link: see ``RoutePath`` for what it may look like.
    public static func routes(in link: String) throws(LinkError) -> [Self] {
        var path = try RoutePath(link)
        return try read(&path).map(\.route)
    }

    /// Reads all routes that are left, each with the number of its first part.
    static func read(_ path: inout RoutePath) throws(LinkError) -> [(route: Self, part: Int)] {
        var routes: [(Self, Int)] = []
        while !path.isAtEnd {
            let part = path.readCount
            let route = try Self(from: &path)
            guard path.readCount > part else { throw path.error(.unread, at: part) }
            routes.append((route, part))
        }
        return routes
    }

    /// Reads the one route that components stand for.
    init(components: [String]) throws(LinkError) {
        var path = RoutePath(components: components)
        try self.init(from: &path)
        guard path.isAtEnd else { throw path.error(.unread, at: path.readCount) }
    }

    /// The link that leads to this route from the root: `feed`, or `articles://feed` with a scheme.
    ///
    /// ```swift
    /// AppRoute.article(3).link(scheme: "articles")                    // articles://3
    /// [AppRoute.feed, .article(3)].link(scheme: "articles")            // articles://feed/3
    /// ```
    public func link(scheme: String? = nil) -> String { [self].link(scheme: scheme) }
}

extension Collection where Element: Route {
    /// The link that leads to these routes, one above the other, from the root.
    ///
    /// With a scheme, the first part is written as the host when it looks like one and otherwise behind an empty host
    /// (`articles:///Caf%C3%A9`), because hosts are lowercased, or refused, on their way through other programs.
    public func link(scheme: String? = nil) -> String {
        let parts = flatMap(\.components)
        let path = parts.map(PercentCoding.encode).joined(separator: "/")
        guard let scheme else { return path }
        // The host of a site is not part of a link, so there must be one, if only an empty one.
        let isSite = ["http", "https"].contains(scheme.lowercased())
        let isHost = !isSite && (parts.first ?? "").utf8.allSatisfy { ($0.isLetter && $0 & 0x20 != 0) || $0.isDigit }
        return "\(scheme)://" + (isHost ? "" : "/") + path
    }
}
