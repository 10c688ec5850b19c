// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// Why a link leads nowhere: which part of it, where, and what is wrong. Nothing has moved.
///
/// ```
/// "feed/x3/comments": "x3" at character 5 is not an article number
/// ```
public struct LinkError: Error, Sendable {
    /// What is wrong with the part.
    public enum Reason: Hashable, Sendable {
        /// No route has this part here.
        case unknown
        /// The link ends where something is due: its name.
        case missing(String)
        /// The part is not what it should be: its name.
        case malformed(String)
        /// There is nothing between two slashes.
        case empty
        /// A percent sign without two hexadecimal digits, or bytes that are not UTF-8.
        case badEscape
        /// A route has been read, and this is left over: ``Route/init(from:)`` read nothing, or not all that it was
        /// given.
        case unread
        /// The app made no screen for the route: ``LinkError/underlying`` says why.
        case noScreen
    }

    public let reason: Reason
    /// The link as it was given.
    public let link: String
    /// The part at fault, decoded where that is possible; empty when something is missing.
    public let part: String
    /// Where the part begins (a bad escape: where the percent sign is), in characters from the start of ``link``.
    public let position: Int
    /// What was thrown while the screen was made.
    public let underlying: (any Error)?

    /// The error about a part that begins at an index of a link.
    init(
        _ reason: Reason, _ part: String, at start: String.Index, of link: String,
        because underlying: (any Error)? = nil
    ) {
        self.reason = reason
        self.link = link
        self.part = part
        self.underlying = underlying
        position = link[..<start].count
    }
}

extension LinkError: Hashable {
    /// Compares all but what was thrown by the app, of which only the description counts.
    public static func == (left: LinkError, right: LinkError) -> Bool {
        left.reason == right.reason && left.link == right.link && left.part == right.part
            && left.position == right.position && left.cause == right.cause
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(reason)
        hasher.combine(link)
        hasher.combine(position)
    }

    private var cause: String { underlying.map { "\($0)" } ?? "" }
}

extension LinkError: CustomStringConvertible {
    // A link comes from outside, and must not bring control sequences along, nor fill the screen.
    public var description: String {
        let place = "\(part.quoted) at character \(position)"
        let text =
            switch reason {
            case .unknown: "\(place) is unknown"
            case .missing(let name): "\(name) is missing at the end"
            case .malformed(let name): "\(place) is not \(name.withArticle)"
            case .empty: "there is nothing between the slashes at character \(position)"
            case .badEscape: "\(place) is not percent-encoded UTF-8"
            case .unread: "\(place) belongs to no route"
            case .noScreen: "\(place) has no screen: \(cause)"
            }
        return "\(link.quoted): \(text)"
    }
}

extension String {
    /// The beginning of the text in quotes, with what is not to be seen, or steers a terminal, by its code.
    fileprivate var quoted: String {
        var text = ""
        for scalar in unicodeScalars.prefix(200) {
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator: text += scalar.escaped(asASCII: true)
            default: text += scalar == "\"" || scalar == "\\" ? "\\\(scalar)" : String(scalar)
            }
        }
        return "\"\(text)\(unicodeScalars.count > 200 ? "…" : "")\""
    }

    fileprivate var withArticle: String {
        guard let first = first?.lowercased() else { return self }
        return ("aeiou".contains(first) ? "an " : "a ") + self
    }
}
