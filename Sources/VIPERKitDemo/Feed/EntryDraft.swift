// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Foundation

/// The fields of an entry while it is being read.
struct EntryDraft {
    /// Counted from 1 in the order of the file.
    var number = 0
    /// Where the entry begins.
    var line: Int?
    var identifier = ""
    var title = ""
    var link = ""
    var author = ""
    var comments = ""
    var summary = ""
    /// The whole text, used in place of the summary.
    var content = ""
    var published: Date?
    var updated: Date?

    /// The names of several authors.
    static func joined(_ names: String...) -> String { names.filter { !$0.isEmpty }.joined(separator: ", ") }

    /// The finished article, or nil when there is neither a title nor a text: nothing could be shown.
    func article() -> Article? {
        let text = content.isEmpty ? summary : content
        guard !title.isEmpty || !text.isEmpty else { return nil }
        return Article(
            id: [identifier, link].first { !$0.isEmpty } ?? Self.identifier(title, text),
            title: title.isEmpty ? Self.headline(of: text) : title,
            link: link.isEmpty ? nil : link,
            date: published ?? updated,
            author: author.isEmpty ? nil : author,
            text: text,
            comments: comments.isEmpty ? nil : comments,
            hasTitle: !title.isEmpty
        )
    }

    /// The first line, at most 80 characters.
    private static func headline(of text: String) -> String {
        let line = text.prefix { !$0.isNewline }
        return line.count > 80 ? line.prefix(79) + "…" : String(line)
    }

    /// FNV-1a over the text: `Hasher` would give another result in each run of the program.
    private static func identifier(_ parts: String...) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for part in parts {
            for byte in part.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
            hash = (hash ^ 0xff) &* 0x100_0000_01b3
        }
        return "text-" + String(hash, radix: 16)
    }
}
