// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// The characters that entities and character references of HTML stand for.
enum HTMLEntities {
    /// The character for what is between `&` and `;`, or nil when it is no reference.
    ///
    /// A number that is no character gives U+FFFD; 128 to 159 are read as Windows-1252, as browsers do.
    static func scalar(named name: some Collection<UInt8>) -> Unicode.Scalar? {
        guard name.first == UInt8(ascii: "#") else { return named[String(decoding: name, as: UTF8.self)] }
        var digits = name.dropFirst()
        let isHexadecimal = digits.first.map { $0 | 0x20 == UInt8(ascii: "x") } ?? false
        if isHexadecimal { digits = digits.dropFirst() }
        let text = String(decoding: digits, as: UTF8.self)
        guard !text.isEmpty, let number = UInt64(text, radix: isHexadecimal ? 16 : 10) else { return nil }
        if (128...159).contains(number) { return windows1252[Int(number) - 128] }
        guard number > 0, number <= 0x10ffff else { return "\u{fffd}" }
        return Unicode.Scalar(UInt32(number)) ?? "\u{fffd}"
    }

    private static let windows1252 = Array("€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8d}Ž\u{8f}\u{90}‘’“”•–—˜™š›œ\u{9d}žŸ".unicodeScalars)

    /// The names of U+00A0 to U+00FF, in order.
    private static let latin = """
        nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute \
        micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring \
        AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml \
        times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil \
        egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash \
        ugrave uacute ucirc uuml yacute thorn yuml
        """

    private static let others: [String: Unicode.Scalar] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "OElig": "Œ", "oelig": "œ", "Scaron": "Š",
        "scaron": "š", "Yuml": "Ÿ", "fnof": "ƒ", "circ": "ˆ", "tilde": "˜", "ensp": "\u{2002}", "emsp": "\u{2003}",
        "thinsp": "\u{2009}", "zwnj": "\u{200c}", "zwj": "\u{200d}", "lrm": "\u{200e}", "rlm": "\u{200f}", "ndash": "–",
        "mdash": "—", "lsquo": "‘", "rsquo": "’", "sbquo": "‚", "ldquo": "“", "rdquo": "”", "bdquo": "„", "dagger": "†",
        "Dagger": "‡", "bull": "•", "hellip": "…", "permil": "‰", "prime": "′", "Prime": "″", "lsaquo": "‹",
        "rsaquo": "›", "euro": "€", "trade": "™", "larr": "←", "uarr": "↑", "rarr": "→", "darr": "↓", "harr": "↔",
        "rArr": "⇒", "lArr": "⇐", "infin": "∞", "ne": "≠", "le": "≤", "ge": "≥", "asymp": "≈", "equiv": "≡",
        "minus": "−", "radic": "√", "sum": "∑", "prod": "∏", "part": "∂", "int": "∫", "forall": "∀", "exist": "∃",
        "isin": "∈", "cap": "∩", "cup": "∪", "and": "∧", "or": "∨", "alpha": "α", "beta": "β", "gamma": "γ",
        "delta": "δ", "epsilon": "ε", "lambda": "λ", "mu": "μ", "pi": "π", "sigma": "σ", "tau": "τ", "phi": "φ",
        "omega": "ω", "Delta": "Δ", "Sigma": "Σ", "Omega": "Ω", "check": "✓", "star": "☆",
    ]

    private static let named: [String: Unicode.Scalar] = {
        var table = others
        for (offset, name) in latin.split(separator: " ").enumerated() {
            table[String(name)] = Unicode.Scalar(UInt8(0xa0 + offset))
        }
        return table
    }()
}
