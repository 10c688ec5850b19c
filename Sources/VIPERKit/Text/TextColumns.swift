// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// How many terminal columns text fills: a wide character two, a combining mark none.
///
/// A terminal lays text out in cells, so neither `count` nor UTF-8 length says where a line ends.
///
/// ```swift
/// TextColumns.width(of: "café")      // 4
/// TextColumns.width(of: "日本語")     // 6
/// TextColumns.width(of: "👩‍👩‍👧")        // 2: one glyph joined from five scalars
/// ```
///
/// East Asian wide and fullwidth characters and emoji fill two columns; so does a flag and a text symbol followed by
/// the emoji selector U+FE0F. Combining marks, zero-width characters, joiners and control characters fill none.
/// Terminals disagree about a few sequences (keycaps, old emoji): this is what the newer ones do. Which scalars are
/// combining marks is asked of the Swift runtime, so that marks newer than its Unicode version count as one column.
public enum TextColumns {
    /// The columns of a text; O(n), and for ASCII no more than a walk over its bytes.
    public static func width(of text: some StringProtocol) -> Int {
        var ascii = 0
        for byte in text.utf8 {
            if byte >= 0x80 { return text.reduce(0) { $0 + width(of: $1) } }
            if byte >= 0x20 && byte != 0x7F { ascii += 1 }
        }
        return ascii
    }

    /// The columns of one character: none, one or two, and more only for a cluster of several letters, as Indic scripts
    /// and conjoining Hangul have them.
    public static func width(of character: Character) -> Int {
        let scalars = character.unicodeScalars
        guard let first = scalars.first else { return 0 }
        var columns = width(of: first)
        // Most characters are one scalar.
        guard scalars.index(after: scalars.startIndex) != scalars.endIndex else { return columns }
        var isJoined = false
        for scalar in scalars.dropFirst() {
            switch scalar.value {
            case 0xFE0F where columns == 1 && first.properties.isEmoji: columns = 2
            case 0x200D: isJoined = true
            // A skin tone, or an emoji joined on, is drawn into the cells of the glyph before it.
            case 0x1F3FB...0x1F3FF: break
            case _ where isJoined && scalar.properties.isEmoji: break
            default: columns += width(of: scalar)
            }
        }
        return columns
    }

    static func width(of scalar: Unicode.Scalar) -> Int {
        if scalar.value < 0x7F { return scalar.value < 0x20 ? 0 : 1 }
        if WideScalars.contains(scalar) { return 2 }
        return isZeroWidth(scalar) ? 0 : 1
    }

    private static func isZeroWidth(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        // Format characters that are shown all the same: the soft hyphen, and signs that enclose the digits after them.
        case 0xAD, 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD: return false
        // Vowels and final consonants of Hangul are drawn into the syllable that a wide initial began.
        case 0x1160...0x11FF, 0xD7B0...0xD7FB: return true
        default: break
        }
        let properties = scalar.properties
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .spacingMark, .control, .format: return true
        case .lineSeparator, .paragraphSeparator: return true
        default: return properties.isDefaultIgnorableCodePoint
        }
    }
}
