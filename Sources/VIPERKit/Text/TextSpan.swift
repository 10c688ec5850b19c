// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// A stretch of one line in one style, holding nothing that a terminal would obey.
///
/// This is the one place where text becomes terminal text: whatever goes in, what comes out of ``text`` has no control
/// character (see `TextSanitizer`), and so no ``TextLine`` has.
public struct TextSpan: Hashable, Sendable {
    /// The text, without control characters and without line breaks.
    public private(set) var text: String
    public let style: TextStyle

    /// Makes a span of `text`, taking out of it what a terminal would obey; O(n).
    public init(_ text: String, _ style: TextStyle = []) {
        self.text = TextSanitizer.clean(text)
        self.style = style
    }

    /// Lengthens the span by another's text, which is as clean as its own.
    mutating func append(_ other: TextSpan) {
        text += other.text
    }

    func styled(_ style: TextStyle) -> TextSpan {
        var span = TextSpan("", self.style.union(style))
        span.append(self)
        return span
    }
}
