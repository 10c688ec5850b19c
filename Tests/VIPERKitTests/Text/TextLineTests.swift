// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Testing

@testable import VIPERKit

@Suite("A line of text")
struct TextLineTests {
    @Test("A literal is one plain span")
    func literal() {
        let line: TextLine = "Articles"
        #expect(line.spans == [TextSpan("Articles")])
    }

    @Test("An interpolation keeps each piece's style")
    func interpolation() {
        let badge = TextLine("new", .accent)
        let line: TextLine = "\("Swift 6", .bold), \(3) comments \(badge)"
        #expect(line.plain == "Swift 6, 3 comments new")
        #expect(line.spans.map(\.style) == [.bold, [], .accent])
    }

    @Test("Neighbouring spans of one style are one, and empty ones none")
    func canonical() {
        #expect((TextLine("a", .dim) + TextLine("", .bold) + TextLine("b", .dim)).spans == [TextSpan("ab", .dim)])
        #expect(TextLine("") == TextLine())
        #expect(TextLine("", .bold).isEmpty)
    }

    @Test("With color, styled spans stand between the kit's own sequences")
    func color() {
        let line: TextLine = "a \("b", [.bold, .accent]) c"
        #expect(line.rendered(color: true) == "a \u{1B}[1;36mb\u{1B}[0m c")
    }

    @Test("Without color there is no control character")
    func noColor() {
        let line: TextLine = "a \("b", [.bold, .warning, .reverse]) c"
        #expect(line.rendered(color: false) == "a b c")
    }

    @Test("Each style has a parameter of its own")
    func styles() {
        let all: [TextStyle] = [.bold, .dim, .underline, .reverse, .accent, .warning]
        #expect(Set(all.map(\.graphicRendition)).count == all.count)
        #expect(TextStyle(all).graphicRendition == "1;2;4;7;36;33")
    }

    @Test("A style added to a line is added to each span's own")
    func styled() {
        let line = (TextLine("a", .bold) + TextLine("b")).styled(.reverse)
        #expect(line.spans.map(\.style) == [[.bold, .reverse], .reverse])
    }

    @Test("Columns are counted over all spans")
    func columns() {
        #expect((TextLine("日本", .bold) + " ok").columns == 7)
    }

    @Test(
        "A line is cut to a width with an ellipsis",
        arguments: [
            ("abcdef", 6, "abcdef"), ("abcdef", 5, "abcd…"), ("abcdef", 1, "…"), ("abcdef", 0, ""), ("abcdef", -3, ""),
            ("日本語", 6, "日本語"), ("日本語", 5, "日本…"), ("日本語", 4, "日…"), ("e\u{301}\u{301}tude", 2, "e\u{301}\u{301}…"),
            ("", 0, ""),
        ])
    func truncation(_ text: String, width: Int, cut: String) {
        #expect(TextLine(text).truncated(to: width).plain == cut)
    }

    @Test("The ellipsis has the style of what it cuts")
    func truncatedStyle() {
        let line = TextLine("abc", .bold) + TextLine("def", .dim) + "ghi"
        #expect(line.truncated(to: 5) == TextLine("abc", .bold) + TextLine("d…", .dim))
        #expect(line.truncated(to: 4) == TextLine("abc", .bold) + TextLine("…", .dim))
    }

    @Test("A cut line is never wider than asked")
    func truncatedColumns() {
        var random = SplitMix64(seed: 3)
        for round in 0..<2000 {
            let line = TextLine(random.text(of: 20), .bold) + TextLine(random.text(of: 20))
            #expect(line.truncated(to: round % 30).columns <= round % 30)
        }
    }
}
