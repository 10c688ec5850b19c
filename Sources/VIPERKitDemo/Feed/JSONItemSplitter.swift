// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Foundation

/// Cuts a JSON Feed into its items and the rest, so that each can be decoded alone and only a few are in memory.
///
/// It looks at nothing but quotes, brackets and the keys of the outermost object; whether the pieces are JSON, the
/// decoder finds out. A line break in a string, which JSON forbids, ends the string, so that in a file with line breaks
/// a missing quote does not turn the rest inside out.
struct JSONItemSplitter {
    /// One element of `items`.
    struct Item {
        let position: FeedPosition
        /// Nil when it was too large or nested too deep.
        var bytes: [UInt8]?
        var isTooDeep = false
    }

    /// The whole items since ``takeItems()``.
    private(set) var items: [Item] = []
    /// The outermost object without its items; complete when the object is.
    private(set) var rest: [UInt8] = []
    /// How much of ``rest`` comes before the items.
    private(set) var restBeforeItems: Int?
    /// Whether the outermost object has ended.
    private(set) var isComplete = false
    /// Whether the bytes so far end among the items.
    private(set) var isInItems = false
    /// The item begun and not ended.
    private(set) var open: Item?

    /// Whether the bytes so far end as a whole feed does.
    private(set) var endsWithBracket = false

    private let limits: FeedLimits
    private var line: Int
    private var lineStart: Int
    private var offset = 0
    private var depth = 0
    private var isInString = false
    private var isEscaped = false
    private var string: [UInt8] = []
    private var key: [UInt8] = []

    init(limits: FeedLimits, start: FeedPosition) {
        self.limits = limits
        line = start.line
        lineStart = 1 - start.column
    }

    /// The place behind the bytes so far.
    var position: FeedPosition { FeedPosition(line: line, column: offset - lineStart + 1) }

    mutating func takeItems() -> [Item] {
        defer { items.removeAll() }
        return items
    }

    /// Goes over another piece.
    mutating func consume(_ bytes: [UInt8]) throws(FeedFault.Reason) {
        let base = offset
        var kept = 0
        for (index, byte) in bytes.enumerated() where !isComplete {
            offset = base + index
            if isInString {
                inString(byte)
                continue
            }
            switch byte {
            case UInt8(ascii: "\n"): newline()
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                if openItem() { kept = index }
                depth += 1
                if depth > limits.depth {
                    guard open != nil else { throw .tooDeep(limits.depth) }
                    open?.isTooDeep = true
                    open?.bytes = nil
                }
                if byte == UInt8(ascii: "["), depth == 2, isItemsKey {
                    keep(bytes[kept...index])
                    restBeforeItems = rest.count
                    isInItems = true
                    kept = index + 1
                }
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                if isInItems, depth == 2 {
                    closeItem(bytes[kept..<index])
                    isInItems = false
                    kept = index
                }
                depth -= 1
                if isInItems, depth == 2 {
                    closeItem(bytes[kept...index])
                    kept = index + 1
                }
                isComplete = depth == 0
                if isComplete { keep(bytes[kept...index]) }
            case UInt8(ascii: ","):
                guard isInItems, depth == 2 else { continue }
                closeItem(bytes[kept..<index])
                kept = index + 1
            case UInt8(ascii: ":"): if depth == 1 { key = string }
            default:
                if openItem() { kept = index }
                if byte == UInt8(ascii: "\"") {
                    isInString = true
                    string.removeAll(keepingCapacity: true)
                }
            }
        }
        if !isComplete { keep(bytes[kept...]) }
        if !isComplete { offset = base + bytes.count }
        if let last = bytes.last(where: { $0 > 0x20 }) { endsWithBracket = last == UInt8(ascii: "}") }
        guard !isComplete, rest.count > limits.jsonEntryBytes else { return }
        let side = restBeforeItems == nil ? "precedes" : "follows"
        throw .malformed("what \(side) the items is too long")
    }

    /// Whether the last key, kept with the quote behind it, is `items`, perhaps with escapes.
    private var isItemsKey: Bool {
        if key.elementsEqual("items\"".utf8) { return true }
        guard key.contains(UInt8(ascii: "\\")) else { return false }
        let keys = try? JSONDecoder().decode([String].self, from: Data("[\"".utf8 + key + "]".utf8))
        return keys == ["items"]
    }

    private mutating func newline() {
        line += 1
        lineStart = offset + 1
    }

    private mutating func inString(_ byte: UInt8) {
        // Enough for a key with each letter escaped, and for the quote that ends one cut short.
        if depth == 1, string.count < 32 { string.append(byte) }
        if isEscaped {
            isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
            isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
            isInString = false
        } else if byte == UInt8(ascii: "\n") {
            isInString = false
        }
        if byte == UInt8(ascii: "\n") { newline() }
    }

    private mutating func openItem() -> Bool {
        guard isInItems, depth == 2, open == nil else { return false }
        open = Item(position: FeedPosition(line: line, column: offset - lineStart + 1), bytes: [])
        return true
    }

    private mutating func closeItem(_ bytes: ArraySlice<UInt8>) {
        keep(bytes)
        if let open { items.append(open) }
        open = nil
    }

    /// Adds bytes to the piece they belong to.
    private mutating func keep(_ bytes: ArraySlice<UInt8>) {
        guard isInItems else { return rest += bytes }
        guard let count = open?.bytes?.count else { return }
        if count + bytes.count <= limits.jsonEntryBytes { open?.bytes? += bytes } else { open?.bytes = nil }
    }
}
