// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Testing

@testable import VIPERKit

@Suite("No text reaches the terminal as a control sequence")
struct TextSanitizerTests {
    /// Written out a second time, so that the test does not ask the code it tests.
    private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        let forbidden: [ClosedRange<UInt32>] = [
            0x00...0x1F, 0x7F...0x7F, 0x80...0x9F, 0x2028...0x2029, 0x202A...0x202E, 0x2066...0x2069,
        ]
        return forbidden.contains { $0.contains(scalar.value) }
    }

    private static func isSafe(_ line: TextLine) -> Bool {
        !line.plain.unicodeScalars.contains(where: isForbidden)
    }

    @Test("No forbidden scalar can be in a line, alone, before a mark or inside a word")
    func everyForbiddenScalar() {
        for scalar in allScalars.filter(Self.isForbidden) {
            for text in ["\(scalar)", "\(scalar)\u{301}", "a\(scalar)b", "\u{200D}\(scalar)\u{FE0F}"] {
                #expect(Self.isSafe(TextLine(text)), "U+\(String(scalar.value, radix: 16))")
            }
        }
    }

    @Test("Every other scalar is kept")
    func everyOtherScalar() {
        let changed = allScalars.filter { scalar in
            !Self.isForbidden(scalar) && !(0x206A...0x206F).contains(scalar.value)
                && TextLine("\(scalar)").plain.unicodeScalars.elementsEqual([scalar]) == false
        }
        #expect(changed.isEmpty)
    }

    @Test(
        "An escape sequence loses what makes it one and stays readable",
        arguments: [
            ("\u{1B}[31mred", "[31mred"), ("\u{9B}31mred", "31mred"), ("\u{1B}]0;title\u{7}", "]0;title"),
            ("\u{9D}8;;https://example.org\u{9C}link", "8;;https://example.orglink"),
            ("\u{1B}\u{301}[2J", "\u{301}[2J"), ("over\rwritten", "over written"), ("back\u{8}space", "backspace"),
            ("\u{1B}P+q\u{1B}\\", "P+q\\"),
        ])
    func sequences(_ text: String, shown: String) {
        #expect(TextLine(text).plain == shown)
    }

    @Test("A raw 8-bit CSI that is no UTF-8 does not survive as one")
    func rawBytes() {
        let text = String(decoding: [0x9B, 0x33, 0x31, 0x6D, 0xC2, 0x9B] as [UInt8], as: UTF8.self)
        #expect(TextLine(text).plain == "\u{FFFD}31m")
        #expect(!TextLine(text).plain.utf8.elementsEqual(text.utf8))
    }

    @Test("Right-to-left text keeps its letters and marks and loses explicit overrides")
    func bidi() {
        #expect(TextLine("\u{202E}שלום\u{202C} \u{2067}مرحبا\u{2069}").plain == "שלום مرحبا")
        #expect(TextLine("שלום\u{200F}!").plain == "שלום\u{200F}!")
    }

    @Test("A tab becomes spaces, and each kind of line break one space")
    func whitespace() {
        #expect(TextLine("a\tb").plain == "a    b")
        #expect(TextLine("a\nb\rc\r\nd\u{B}e\u{C}f\u{85}g\u{2028}h\u{2029}i").plain == "a b c d e f g h i")
        #expect(TextLine("a\n\n\r\rb").plain == "a    b")
    }

    @Test("Whatever a line is made by, it is safe")
    func everyWayToMakeALine() {
        var random = SplitMix64(seed: 2)
        for round in 0..<1000 {
            let text = random.text(of: 30)
            var lines: [TextLine] = [
                TextLine(text), TextLine(stringLiteral: text), "a \(text) b", "\(text, .bold)",
                TextLine(text) + TextLine(text, .dim), TextLine(text).styled(.dim),
                TextLine(text).truncated(to: round % 9),
            ]
            lines += TextLine.lines(text) + TextLine.wrapped(text, width: round % 9)
            #expect(lines.allSatisfy(Self.isSafe), "\(text.debugDescription)")
        }
    }
}
