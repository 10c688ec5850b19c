// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// Text without markup, made from HTML or from text.
///
/// HTML is read the way browsers do, not checked: what is not a tag or entity is text, what is never closed ends at the
/// end. Paragraphs are separated by an empty line, list items begin with a bullet on a line of their own, the contents
/// of `script` and `style` are left out, and white space is collapsed except in `pre`.
///
/// ```swift
/// PlainText(html: "<p>One &amp; two</p><p>Three</p>").text  // "One & two\n\nThree"
/// ```
///
/// O(n) for every input.
struct PlainText: Hashable, Sendable {
    /// How the result is laid out.
    enum Layout {
        /// All on one line, or with the breaks between paragraphs.
        case line, paragraphs
    }

    let text: String

    /// - Parameter limit: Bytes of text to keep.
    init(html: String, limit: Int = .max) {
        var html = html
        text = html.withUTF8 { Self.text(html: $0, .paragraphs, limit: limit) }
    }

    /// Text that is text already: only white space at its ends goes, and carriage returns.
    init(_ literal: String, limit: Int = .max) {
        var literal = literal
        text = literal.withUTF8 { Self.text(literal: $0, .paragraphs, limit: limit) }
    }

    /// The text of HTML on one line.
    static func line(html: String, limit: Int = .max) -> String {
        var html = html
        return html.withUTF8 { text(html: $0, .line, limit: limit) }
    }

    /// Text that is text already, on one line.
    static func line(_ literal: String, limit: Int = .max) -> String {
        var literal = literal
        return literal.withUTF8 { text(literal: $0, .line, limit: limit) }
    }
}

extension PlainText {
    /// The text of HTML in UTF-8.
    static func text(html: UnsafeBufferPointer<UInt8>, _ layout: Layout, limit: Int) -> String {
        var scanner = HTMLScanner(
            html, PlainTextWriter(limit: limit, isLine: layout == .line, capacity: html.count))
        return scanner.run()
    }

    /// Text that is text already, in UTF-8.
    static func text(literal: UnsafeBufferPointer<UInt8>, _ layout: Layout, limit: Int) -> String {
        // Most links and identifiers are taken as they are.
        if literal.count <= limit, literal.allSatisfy({ $0 > 0x20 }) { return String(decoding: literal, as: UTF8.self) }
        var writer = PlainTextWriter(limit: limit, isLine: layout == .line, capacity: literal.count)
        writer.isPreformatted = true
        for byte in literal { writer.put(byte) }
        return writer.finish()
    }
}
