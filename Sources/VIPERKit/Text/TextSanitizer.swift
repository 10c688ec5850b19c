// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// Takes out of a text what a terminal would obey instead of showing.
///
/// | in | out |
/// | --- | --- |
/// | C0 controls (ESC among them), DEL, C1 controls (the 8-bit CSI and OSC among them) | nothing |
/// | tab | four spaces |
/// | line feed, carriage return and the two together, VT, FF, NEL, U+2028, U+2029 | one space |
/// | bidi embeddings, overrides and isolates (U+202A–202E, U+2066–2069), the deprecated U+206A–206F | nothing |
///
/// The text around them stays: `"\u{1B}[31mred"` becomes `"[31mred"`, visible and harmless. Right-to-left text stays as
/// it is too, with its implicit marks; only the explicit controls can make a line read other than it is written
/// ("Trojan Source", CVE-2021-42574).
enum TextSanitizer {
    static let tab = "    "

    /// The text without what a terminal would obey; O(n), and without copying when there is nothing to take out.
    static func clean(_ text: String) -> String {
        guard text.utf8.contains(where: mayBeginControl) else { return text }
        var clean = String.UnicodeScalarView()
        var previous: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n" where previous == "\r": break
            case "\t": clean.append(contentsOf: tab.unicodeScalars)
            case _ where isLineBreak(scalar): clean.append(" ")
            case _ where isControl(scalar): break
            default: clean.append(scalar)
            }
            previous = scalar
        }
        return String(clean)
    }

    /// Whether a terminal would obey the scalar, or a reader be misled by it.
    static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x00...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x206F: return true
        default: return false
        }
    }

    static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: return true
        default: return false
        }
    }

    /// Whether a UTF-8 byte is a control character or may begin one: 0xC2 begins the C1 controls, 0xE2 the bidi ones.
    private static func mayBeginControl(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == 0x7F || byte == 0xC2 || byte == 0xE2
    }
}
