// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Testing

@testable import VIPERKit

@Suite("Terminal columns")
struct TextColumnsTests {
    @Test(
        "Text is as wide as a terminal shows it",
        arguments: [
            ("", 0), ("abc", 3), ("café", 4), ("cafe\u{301}", 4), ("日本語", 6), ("ﾊﾝｶｸ", 4), ("ＦＵＬＬ", 8), ("한국", 4),
            ("\u{1112}\u{1161}\u{11AB}", 2), ("か\u{3099}", 2), ("שלום", 4), ("ภาษา", 4), ("ที่", 1), ("कि", 1), ("क्ष", 2),
            ("a\u{200B}b", 2), ("\u{FEFF}a", 1), ("a\u{AD}b", 3), ("\u{6DD}1", 2), ("…", 1), ("\u{1}\u{7F}\u{9B}", 0),
        ])
    func words(_ text: String, columns: Int) {
        #expect(TextColumns.width(of: text) == columns)
    }

    @Test(
        "An emoji fills two columns, however many scalars it has",
        arguments: [
            "😀", "⌚", "❤️", "👍🏽", "👩‍👩‍👧", "🏳️‍🌈", "🤷🏽‍♂️", "❤️‍🔥", "👨🏿‍🚀", "1️⃣", "🇩🇪", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "☀\u{FE0F}",
        ])
    func emoji(_ text: String) {
        #expect(TextColumns.width(of: text) == 2)
    }

    @Test("A symbol without the emoji selector fills one column", arguments: ["❤", "☀", "♂", "❤\u{FE0E}", "🇩"])
    func textPresentation(_ text: String) {
        #expect(TextColumns.width(of: text) == 1)
    }

    @Test("Every scalar with emoji presentation is wide, half a flag excepted")
    func emojiPresentation() {
        let narrow = allScalars.filter {
            $0.properties.isEmojiPresentation && !WideScalars.contains($0) && !(0x1F1E6...0x1F1FF).contains($0.value)
        }
        #expect(narrow.isEmpty)
    }

    @Test("The ranges of wide scalars ascend and do not touch")
    func ranges() {
        let bounds = WideScalars.bounds
        #expect(bounds.count.isMultiple(of: 2))
        for (index, (bound, next)) in zip(bounds, bounds.dropFirst()).enumerated() {
            #expect(index.isMultiple(of: 2) ? bound <= next : next > bound + 1, "at \(index)")
        }
    }

    @Test("Both ends of each range are found, and their neighbours outside are not")
    func rangeEnds() throws {
        for index in stride(from: 0, to: WideScalars.bounds.count, by: 2) {
            let (first, last) = (WideScalars.bounds[index], WideScalars.bounds[index + 1])
            #expect(try WideScalars.contains(#require(Unicode.Scalar(first))))
            #expect(try WideScalars.contains(#require(Unicode.Scalar(last))))
            #expect(try !WideScalars.contains(#require(Unicode.Scalar(first - 1))))
            #expect(try !WideScalars.contains(#require(Unicode.Scalar(last + 1))))
        }
    }

    @Test("A text is as wide as its characters together")
    func sums() {
        var random = SplitMix64(seed: 1)
        for _ in 0..<2000 {
            let text = random.text(of: 20)
            #expect(TextColumns.width(of: text) == text.reduce(0) { $0 + TextColumns.width(of: $1) })
        }
    }
}
