// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// The parts of a link, read one after the other.
///
/// What a link may look like:
/// - `feed/3/comments`, with or without a slash before and after;
/// - `articles://feed/3/comments`: a scheme, if there is one, is followed by `://` and left out, and the host is the
///   first part. The host of `http` and `https` is a site, not a part: `https://example.org/feed/3` is `feed/3`.
///   Without the two slashes, `articles:feed` is one part.
/// - A query and a fragment, from the first `?` or `#` on, are left out.
/// - `%C3%A9`: each part is percent-decoded after the link was taken apart, so `%2F` is a slash within a part. `+` is a
///   plus.
/// - Nothing between two slashes is an error. A link without parts leads to the root.
public struct RoutePath: Sendable {
    /// The link as it was given.
    public let link: String
    private let parts: [Part]
    /// The number of parts that have been read.
    private(set) var readCount = 0

    private struct Part: Sendable {
        let text: String
        let start: String.Index
    }

    /// Takes a link apart. O(length).
    public init(_ link: String) throws(LinkError) {
        self.link = link
        var parts: [Part] = []
        var rest = Self.path(of: link)
        if rest.utf8.first == .slash { rest.utf8.removeFirst() }
        while !rest.isEmpty {
            let piece = rest.utf8.prefix { $0 != .slash }
            guard !piece.isEmpty else { throw LinkError(.empty, "", at: rest.startIndex, of: link) }
            parts.append(Part(text: try PercentCoding.decode(Substring(piece), of: link), start: piece.startIndex))
            rest = rest[piece.endIndex...]
            if !rest.isEmpty { rest.utf8.removeFirst() }
        }
        self.parts = parts
    }

    /// The parts of one route, as ``Route/components`` gives them: no part is decoded, and one may be empty.
    public init(components: [String]) {
        var (link, starts): (String, [Int]) = ("", [])
        for component in components {
            if !starts.isEmpty { link += "/" }
            starts.append(link.utf8.count)
            link += PercentCoding.encode(component)
        }
        self.link = link
        parts = zip(components, starts).map { component, start in
            Part(text: component, start: link.utf8.index(link.startIndex, offsetBy: start))
        }
    }

    /// What is left of a link without its scheme, query and fragment.
    private static func path(of link: String) -> Substring {
        let whole = Substring(link.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") })
        let scheme = whole.utf8.prefix { $0 != UInt8(ascii: ":") }
        guard isScheme(scheme), whole.utf8[scheme.endIndex...].starts(with: "://".utf8) else { return whole }
        let rest = Substring(whole.utf8[scheme.endIndex...].dropFirst(3))
        let isSite = ["http", "https"].contains(Substring(scheme).lowercased())
        return isSite ? Substring(rest.utf8.drop { $0 != .slash }) : rest
    }

    private static func isScheme(_ text: Substring.UTF8View) -> Bool {
        guard let first = text.first, first.isLetter else { return false }
        return text.allSatisfy { $0.isLetter || $0.isDigit || "+-.".utf8.contains($0) }
    }
}

extension RoutePath {
    /// Whether all parts have been read.
    public var isAtEnd: Bool { readCount == parts.count }

    /// The part that is read next; nil at the end.
    public var next: String? { isAtEnd ? nil : parts[readCount].text }

    /// Reads a part, whatever it is.
    ///
    /// - Parameter name: what the part is, for the error when the link ends here: `"title"`.
    public mutating func text(_ name: String) throws(LinkError) -> String {
        guard let next else { throw LinkError(.missing(name), "", at: link.endIndex, of: link) }
        readCount += 1
        return next
    }

    /// Reads a whole number, as `Int(_:)` does.
    public mutating func int(_ name: String) throws(LinkError) -> Int { try value(name) }

    /// Reads a value that has a text form: a `Double`, a `Bool`, or a type of the app.
    ///
    /// ```swift
    /// self = .price(try path.value("price", as: Double.self))
    /// ```
    public mutating func value<Value: LosslessStringConvertible>(
        _ name: String, as type: Value.Type = Value.self
    ) throws(LinkError) -> Value {
        guard let value = Value(try text(name)) else { throw malformed(name) }
        return value
    }

    /// Reads one of the values of an enumeration of texts.
    ///
    /// ```swift
    /// enum Topic: String { case science, politics }
    /// self = .topic(try path.value("topic", as: Topic.self))
    /// ```
    public mutating func value<Value: RawRepresentable<String>>(
        _ name: String, as type: Value.Type = Value.self
    ) throws(LinkError) -> Value {
        guard let value = Value(rawValue: try text(name)) else { throw malformed(name) }
        return value
    }

    /// Reads a part if it is a certain one; says whether it was.
    public mutating func skip(_ part: String) -> Bool {
        guard next == part else { return false }
        readCount += 1
        return true
    }

    /// The error for the part read last, when there is no route for it.
    public var unknown: LinkError { error(.unknown, at: readCount - 1) }

    /// The error for the part read last, when it is not what it should be: `throw path.malformed("article number")`.
    public func malformed(_ name: String) -> LinkError { error(.malformed(name), at: readCount - 1) }

    /// The error for a part by its number; at the end of the link when there is none.
    func error(_ reason: LinkError.Reason, at index: Int, because underlying: (any Error)? = nil) -> LinkError {
        guard parts.indices.contains(index) else {
            return LinkError(reason, "", at: link.endIndex, of: link, because: underlying)
        }
        return LinkError(reason, parts[index].text, at: parts[index].start, of: link, because: underlying)
    }
}
