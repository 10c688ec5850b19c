// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// What an element of HTML means for its text. The elements that mean nothing are not here.
enum HTMLElement {
    case lineBreak, item, line, cell, block, preformatted, script, style

    /// - Parameter name: In any case.
    init?(named name: some Collection<UInt8>) {
        if name.count == 1 {
            // The most frequent tags by far: paragraphs, and those for a, b, i and so on, which mean nothing.
            guard let letter = name.first, letter | 0x20 == UInt8(ascii: "p") else { return nil }
            self = .block
            return
        }
        guard name.count <= 10, let element = Self.named[Self.code(name)] else { return nil }
        self = element
    }

    /// Up to ten letters and digits in a number, six bits each: comparing strings would take most of the time of a tag.
    private static func code(_ name: some Collection<UInt8>) -> UInt64 {
        name.reduce(0) { $0 << 6 | UInt64($1 & ($1 < 0x40 ? 0x3f : 0x1f)) }
    }

    private static let named: [UInt64: HTMLElement] = {
        let names: [(String, HTMLElement)] = [
            ("br", .lineBreak), ("li", .item), ("tr dt dd", .line), ("td th", .cell), ("pre", .preformatted),
            ("script", .script), ("style", .style),
            ("p div h1 h2 h3 h4 h5 h6 ul ol dl blockquote table section article header footer", .block),
            ("figure figcaption hr address aside main nav", .block),
        ]
        var table: [UInt64: HTMLElement] = [:]
        for (list, element) in names {
            for name in list.split(separator: " ") { table[code(name.utf8)] = element }
        }
        return table
    }()
}
