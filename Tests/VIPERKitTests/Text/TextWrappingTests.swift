// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Testing

@testable import VIPERKit

@Suite("Wrapping text")
struct TextWrappingTests {
    @Test(
        "Text is broken between words",
        arguments: [
            ("", 5, [""]), ("one two three", 7, ["one two", "three"]), ("one two three", 8, ["one two", "three"]),
            ("one two three", 13, ["one two three"]), ("one  two", 4, ["one", "two"]), ("one   ", 4, ["one"]),
            ("a b c d", 1, ["a", "b", "c", "d"]), ("no\u{A0}break here", 9, ["no\u{A0}break", "here"]),
            ("no\u{A0}break", 5, ["no\u{A0}br", "eak"]), ("      ", 3, [""]), ("a\u{200B}b", 1, ["a", "b"]),
            ("ab \u{301}c", 3, ["ab \u{301}", "c"]),
        ])
    func words(_ text: String, width: Int, lines: [String]) {
        #expect(TextLine.wrapped(text, width: width).map(\.plain) == lines)
    }

    @Test(
        "A word longer than the line is broken where the line ends",
        arguments: [
            ("abcdefgh", 3, ["abc", "def", "gh"]), ("ab cdefgh", 4, ["ab", "cdef", "gh"]),
            ("abcdef gh", 6, ["abcdef", "gh"]),
            ("abcdefg hi", 6, ["abcdef", "g hi"]), ("cafe\u{301}s", 4, ["cafe\u{301}", "s"]),
        ])
    func longWords(_ text: String, width: Int, lines: [String]) {
        #expect(TextLine.wrapped(text, width: width).map(\.plain) == lines)
    }

    @Test(
        "Wide characters may part anywhere, though not from closing punctuation",
        arguments: [
            ("日本語の記事", 4, ["日本", "語の", "記事"]), ("日本語の記事", 5, ["日本", "語の", "記事"]),
            ("記事。次", 4, ["記", "事。", "次"]),
            ("「記事」", 4, ["「記", "事」"]), ("ab 日本", 5, ["ab 日", "本"]),
        ])
    func wide(_ text: String, width: Int, lines: [String]) {
        #expect(TextLine.wrapped(text, width: width).map(\.plain) == lines)
    }

    @Test("A width below one is one, and a wide character then stands alone, too long by a column")
    func tooNarrow() {
        for width in [1, 0, -5] {
            #expect(TextLine.wrapped("日本 a", width: width).map(\.plain) == ["日", "本", "a"])
        }
    }

    @Test(
        "A cluster wider than a line is broken between its letters, each with its marks",
        arguments: [
            ("\u{1100}\u{1100}\u{1100}", 4, ["\u{1100}\u{1100}", "\u{1100}"]),
            ("\u{1100}\u{1100}\u{1161}", 2, ["\u{1100}", "\u{1100}\u{1161}"]),
            ("a \u{1100}\u{1100}\u{1100}b", 5, ["a", "\u{1100}\u{1100}", "\u{1100}b"]),
            ("\u{1100}\u{1100}", 1, ["\u{1100}", "\u{1100}"]),
        ])
    func wideCluster(_ text: String, width: Int, lines: [String]) {
        #expect(TextLine.wrapped(text, width: width).map(\.plain) == lines)
    }

    @Test("Paragraphs stay apart, empty ones too")
    func paragraphs() {
        let lines = ["one", "two", "", "three", ""]
        #expect(TextLine.wrapped("one two\n\r\nthree\u{2029}", width: 5).map(\.plain) == lines)
        #expect(TextLine.lines("one\ntwo\n\nthree\r\n").map(\.plain) == lines)
    }

    @Test("Indentation stays in front of a word that fits behind it")
    func indentation() {
        #expect(TextLine.wrapped("  let a = 1", width: 7).map(\.plain) == ["  let a", "= 1"])
        #expect(TextLine.wrapped("    abcdef", width: 6).map(\.plain) == ["abcdef"])
        #expect(TextLine.wrapped("\ta", width: 9).map(\.plain) == ["    a"])
    }

    @Test("Every line has the style asked for")
    func style() {
        #expect(TextLine.wrapped("a b", width: 1, style: .dim) == [TextLine("a", .dim), TextLine("b", .dim)])
    }

    @Test("No line is too long and nothing but spaces is lost, whatever the text")
    func randomTexts() {
        var random = SplitMix64(seed: 4)
        for round in 0..<2000 {
            let text = random.text(of: 40)
            let width = 2 + round % 20
            let lines = TextLine.wrapped(text, width: width)
            #expect(lines.allSatisfy { $0.columns <= width }, "\(text.debugDescription)")
            #expect(visible(lines) == visible([TextLine(text)]), "\(text.debugDescription)")
        }
    }

    private func visible(_ lines: [TextLine]) -> [Unicode.Scalar] {
        lines.flatMap(\.plain.unicodeScalars).filter { !$0.properties.isWhitespace && $0 != "\u{200B}" }
    }

    @Test(
        "A paragraph of a megabyte is wrapped in one pass", .timeLimit(.minutes(1)),
        arguments: ["word ", "longword", "日本", " ", "\u{301}", "\u{1100}"])
    func megabyte(_ unit: String) {
        let count = 1_000_000 / unit.utf8.count
        let lines = TextLine.wrapped(String(repeating: unit, count: count), width: 80)
        #expect(lines.count <= 1 + count * TextColumns.width(of: unit) / 75)
    }
}
