// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Foundation

/// Tells tags from what only looks like them, in pieces of XML of any size.
///
/// It finds the start tags of entries that are none of a comment, a CDATA section or a processing instruction, and tags
/// that are too large: XML libraries keep a tag whole in memory and some compare each attribute with all others. No
/// tree is built; a `<` inside a tag, which XML forbids, begins another one, so that after a missing quote or `>` there
/// are tags again.
struct MarkupScanner {
    enum Event: Equatable {
        /// An entry's start tag begins at this offset.
        case entry(Int)
        /// The tag that begins at ``tagStart`` is larger than allowed. Reported once for a tag.
        case oversized
    }

    private enum Mode {
        case text
        /// Behind a `<`, undecided.
        case lead
        case tag
        /// In an attribute's value.
        case value
        /// In a comment, CDATA section or processing instruction, which ends at ``end`` only.
        case section
    }

    /// Bytes passed so far.
    private(set) var offset = 0
    /// Where the last tag begins.
    private(set) var tagStart = 0
    /// Start tags of entries passed so far.
    private(set) var entries = 0

    private let entry: [UInt8]
    /// The first letter of it.
    private let first: UInt8
    private let limits: FeedLimits
    private var mode = Mode.text
    private var lead: [UInt8] = []
    private var quote: UInt8 = 0
    private var attributes = 0
    private var isReported = false
    private var end: StaticString = "-->"
    /// How many bytes of ``end`` the last bytes passed are.
    private var matched = 0

    /// - Parameter entry: The name of an entry's element as it is written, with its prefix.
    init(entry: String, limits: FeedLimits) {
        self.init(entry: Array(entry.utf8), limits: limits)
    }

    private init(entry: [UInt8], limits: FeedLimits) {
        self.entry = entry
        first = entry.first ?? 0
        self.limits = limits
    }

    /// Whether the bytes so far end inside a tag, or what may become one.
    var isInTag: Bool { mode == .lead || mode == .tag || mode == .value }

    /// Whether the bytes so far end inside the name of a tag, or what may become one.
    var isInName: Bool { mode == .lead }

    /// The same at the beginning of a file.
    var afresh: MarkupScanner { MarkupScanner(entry: entry, limits: limits) }

    /// Moves `index` over `bytes` to the next event, or to their end.
    mutating func next(in bytes: UnsafeBufferPointer<UInt8>, at index: inout Int) -> Event? {
        let origin = offset - index
        defer { offset = origin + index }
        while index < bytes.count {
            let byte = bytes[index]
            switch mode {
            case .text:
                guard let open = Self.findTag(in: bytes, from: index, unless: first) else {
                    index = bytes.count
                    return nil
                }
                beginTag(at: origin + open)
                index = open
                if open + 1 < bytes.count, isOther(bytes[open + 1]) { mode = .tag }
            case .lead:
                if decide(byte) { return .entry(tagStart) }
                if mode == .tag { continue }
            case .tag:
                switch byte {
                case UInt8(ascii: ">"):
                    if isOversized(at: origin + index) { return .oversized }
                    mode = .text
                case UInt8(ascii: "\""), UInt8(ascii: "'"):
                    (mode, quote) = (.value, byte)
                    attributes += 1
                    if isOversized(at: origin + index) { return .oversized }
                case UInt8(ascii: "<"): beginTag(at: origin + index)
                default: break
                }
            case .value:
                if byte == quote { mode = .tag } else if byte == UInt8(ascii: "<") { beginTag(at: origin + index) }
            case .section:
                if matched == 0, let start = Self.find(end.utf8Start[0], in: bytes, from: index) {
                    (index, matched) = (start, 1)
                } else if matched == 0 {
                    index = bytes.count
                    return nil
                } else {
                    endSection(byte)
                }
            }
            index += 1
        }
        return isInTag && isOversized(at: origin + index) ? .oversized : nil
    }

    /// The next `<` but those of tags that are whole, nothing but a name, and not one that begins with `first`. Most are
    /// such tags, so passing over them at once makes all faster.
    private static func findTag(in bytes: UnsafeBufferPointer<UInt8>, from index: Int, unless first: UInt8) -> Int? {
        var index = index
        while let open = find(UInt8(ascii: "<"), in: bytes, from: index) {
            index = open + 1
            guard index < bytes.count, bytes[index] != first, bytes[index] != UInt8(ascii: "?") else { return open }
            // Letters, digits and what else lies between them; a name that ends otherwise is looked at byte by byte.
            while index < bytes.count, bytes[index] > UInt8(ascii: ">") || bytes[index] &- 0x2d <= 0x3a - 0x2d {
                index += 1
            }
            guard index < bytes.count, bytes[index] == UInt8(ascii: ">") else { return open }
        }
        return nil
    }

    @inline(__always)
    private static func find(_ byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>, from index: Int) -> Int? {
        guard let base = bytes.baseAddress else { return nil }
        // Most of a feed passes here; the C library's vector code is worth its pointers.
        guard let found = memchr(base + index, CInt(byte), bytes.count - index) else { return nil }
        return UnsafeRawPointer(found) - UnsafeRawPointer(base)
    }
}

extension MarkupScanner {
    private mutating func beginTag(at start: Int) {
        mode = .lead
        tagStart = start
        if !lead.isEmpty { lead.removeAll(keepingCapacity: true) }
        attributes = 0
        isReported = false
    }

    /// Whether `<` and this byte begin a tag, and not that of an entry.
    private func isOther(_ byte: UInt8) -> Bool {
        byte != first && byte != UInt8(ascii: "!") && byte != UInt8(ascii: "?")
    }

    private static func isDelimiter(_ byte: UInt8) -> Bool {
        byte <= 0x20 || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "<")
    }

    private mutating func isOversized(at index: Int) -> Bool {
        guard !isReported, index - tagStart > limits.tagBytes || attributes > limits.attributes else { return false }
        isReported = true
        return true
    }

    /// Takes a byte behind `<`, or decides that it belongs to the rest of a tag; true when an entry has begun.
    private mutating func decide(_ byte: UInt8) -> Bool {
        let isDelimiter = Self.isDelimiter(byte)
        switch lead.first {
        case UInt8(ascii: "!"):
            let isComment = (lead.count == 1 ? byte : lead[1]) == UInt8(ascii: "-")
            let whole: StaticString = isComment ? "!--" : "![CDATA["
            guard byte == whole.utf8Start[lead.count] else {
                mode = .tag
                return false
            }
            lead.append(byte)
            if lead.count == whole.utf8CodeUnitCount { return enter(isComment ? "-->" : "]]>") }
        case UInt8(ascii: "?"):
            if isDelimiter || byte == UInt8(ascii: "?") { mode = .tag } else { return enter("?>") }
        case _ where isDelimiter && !lead.isEmpty:
            mode = .tag
            guard lead == entry else { return false }
            entries += 1
            return true
        case _ where lead.count > entry.count || isDelimiter: mode = .tag
        default: lead.append(byte)
        }
        return false
    }

    private mutating func enter(_ end: StaticString) -> Bool {
        (mode, self.end, matched) = (.section, end, 0)
        return false
    }

    private mutating func endSection(_ byte: UInt8) {
        let last = end.utf8CodeUnitCount - 1
        if matched == last, byte == end.utf8Start[last] {
            mode = .text
        } else if byte != end.utf8Start[0] {
            matched = 0
        } else {
            // `]]]>` and `--->` end, too.
            matched = min(matched + 1, last)
        }
    }
}
