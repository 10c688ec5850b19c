// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// A view that shows a text in one style.
///
/// ```swift
/// let summary = TextLabel(article.summary, style: .dim)
/// ```
public final class TextLabel: TextView {
    /// The text; it may have several lines, and anything a feed contains.
    public var text: String {
        didSet { if text != oldValue { setNeedsDisplay() } }
    }

    public var style: TextStyle {
        didSet { if style != oldValue { setNeedsDisplay() } }
    }

    /// Whether a line that is too long goes on in the next one; otherwise it is cut, with an ellipsis.
    public var wraps: Bool {
        didSet { if wraps != oldValue { setNeedsDisplay() } }
    }

    /// Makes a label; an empty text takes no line.
    public init(_ text: String = "", style: TextStyle = [], wraps: Bool = true) {
        self.text = text
        self.style = style
        self.wraps = wraps
        super.init()
    }

    public override func lines(width: Int) -> [TextLine] {
        guard !text.isEmpty else { return [] }
        guard wraps else { return TextLine.lines(text, style: style).map { $0.truncated(to: width) } }
        return TextLine.wrapped(text, width: width, style: style)
    }
}
