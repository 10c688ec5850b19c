// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// One line of styled text on its way to a terminal.
///
/// ```swift
/// let title: TextLine = "Articles"
/// let row: TextLine = "\(article.title, .bold) by \(article.author)"
/// let status = TextLine("offline", .warning) + ", showing what was stored"
/// ```
///
/// A line is safe by construction: a feed may hand in escape sequences, carriage returns or bidi overrides, and none of
/// them can be in a line. A line break inside the text becomes a space; to keep lines apart, use
/// ``lines(_:style:)`` or ``wrapped(_:width:style:)``, which make one line of each.
///
/// Two lines are equal when they show the same: neighbouring spans of one style are one span, and none is empty.
public struct TextLine: Hashable, Sendable {
    /// The stretches of the line from first to last.
    public private(set) var spans: [TextSpan] = []

    /// Makes an empty line.
    public init() {}

    /// Makes a line of one text in one style.
    public init(_ text: String, _ style: TextStyle = []) {
        append(TextSpan(text, style))
    }

    /// The line's text without its styles.
    public var plain: String {
        spans.count == 1 ? spans[0].text : spans.map(\.text).joined()
    }

    /// How many terminal columns the line fills; O(n).
    public var columns: Int {
        spans.reduce(0) { $0 + TextColumns.width(of: $1.text) }
    }

    public var isEmpty: Bool {
        spans.isEmpty
    }

    /// The same line with a style added to all of it.
    public func styled(_ style: TextStyle) -> TextLine {
        var line = TextLine()
        for span in spans { line.append(span.styled(style)) }
        return line
    }

    /// Adds a span behind the others.
    public mutating func append(_ span: TextSpan) {
        guard !span.text.isEmpty else { return }
        if let last = spans.indices.last, spans[last].style == span.style {
            spans[last].append(span)
        } else {
            spans.append(span)
        }
    }

    public static func + (left: TextLine, right: TextLine) -> TextLine {
        var line = left
        line += right
        return line
    }

    public static func += (left: inout TextLine, right: TextLine) {
        for span in right.spans { left.append(span) }
    }
}
