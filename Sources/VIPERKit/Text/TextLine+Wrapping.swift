// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

extension TextLine {
    /// The lines of a text, one for each, in one style; O(n).
    ///
    /// A text without a line break is one line, an empty text an empty one; a break at the end of the text begins a
    /// last, empty line.
    public static func lines(_ text: String, style: TextStyle = []) -> [TextLine] {
        paragraphs(of: text).map { TextLine(String($0), style) }
    }

    /// The lines of a text, each at most `width` columns long, broken between words; O(n).
    ///
    /// ```swift
    /// TextLine.wrapped("Swift 6 is out", width: 8)    // "Swift 6", "is out"
    /// ```
    ///
    /// The text's own line breaks stay, and so does the indentation in front of a word that fits behind it. Spaces at
    /// the end of a line are dropped. A line may break at a space (not a no-break one) and beside a wide character,
    /// though not before closing punctuation; a word longer than the line is broken where the line ends.
    ///
    /// A width below one is taken as one. A wide character where one column is all there is stands on a line of its
    /// own, one column too long: nothing of the text is lost. A cluster of several letters that is wider than a line, as
    /// conjoining Hangul can be, is broken between its letters.
    public static func wrapped(_ text: String, width: Int, style: TextStyle = []) -> [TextLine] {
        paragraphs(of: text).flatMap { paragraph in
            var breaker = LineBreaker(TextSanitizer.clean(String(paragraph)), width: max(1, width))
            return breaker.pieces().map { TextLine($0, style) }
        }
    }

    /// Character's notion of a newline is the sanitiser's, and takes CR LF as one.
    private static func paragraphs(of text: String) -> [Substring] {
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    }
}
