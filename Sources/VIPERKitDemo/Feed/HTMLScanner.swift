// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// Walks over HTML once and writes its text.
///
/// A search for an end that is not there reaches the end of the input; it is remembered and never made again, so the
/// time stays linear.
struct HTMLScanner {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var writer: PlainTextWriter
    private var at = 0
    /// Bytes known not to occur any more.
    private var missing: Set<UInt8> = []
    private var ignoresQuotes = false

    init(_ bytes: UnsafeBufferPointer<UInt8>, _ writer: PlainTextWriter) {
        self.bytes = bytes
        self.writer = writer
    }

    mutating func run() -> String {
        while at < bytes.count {
            let byte = bytes[at]
            switch byte {
            case UInt8(ascii: "<") where tag(): break
            case UInt8(ascii: "&") where entity(): break
            case 0x21...0xff:
                let end = endOfRun()
                writer.put(UnsafeBufferPointer(rebasing: bytes[at..<end]))
                at = end
            default:
                writer.put(byte)
                at += 1
            }
        }
        return writer.finish()
    }

    /// Where the words that begin here end: at markup, or at white space that is more than a space between two of them.
    private func endOfRun() -> Int {
        var end = WordScan.end(in: bytes, from: at + 1)
        // A space is between words only if a word follows.
        while end > at + 1, bytes[end - 1] == 0x20 { end -= 1 }
        while end < bytes.count {
            let byte = bytes[end]
            if byte == 0x20 {
                guard end + 1 < bytes.count, Self.isPlain(bytes[end + 1]) else { return end }
            } else if !Self.isPlain(byte) {
                return end
            }
            end += 1
        }
        return end
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        byte > 0x20 && byte != UInt8(ascii: "<") && byte != UInt8(ascii: "&")
    }

    // MARK: Tags

    /// Takes a tag or comment; false when the `<` is text.
    private mutating func tag() -> Bool {
        guard at + 1 < bytes.count else { return false }
        let next = bytes[at + 1]
        if next == UInt8(ascii: "!") || next == UInt8(ascii: "?") {
            let isComment = bytes[(at + 2)...].starts(with: "--".utf8)
            at = isComment ? endOfComment() : index(of: UInt8(ascii: ">"), from: at).map { $0 + 1 } ?? bytes.count
            return true
        }
        let isEnd = next == UInt8(ascii: "/")
        let start = at + (isEnd ? 2 : 1)
        var end = start
        while end < bytes.count, end - start < 12, Self.isAlphanumeric(bytes[end]) { end += 1 }
        guard end > start, !Self.isDigit(bytes[start]), let close = endOfTag(from: end) else { return false }
        let element = HTMLElement(named: bytes[start..<end])
        at = close + 1
        if let element { apply(element, isEnd: isEnd) }
        return true
    }

    private mutating func apply(_ element: HTMLElement, isEnd: Bool) {
        switch element {
        case .lineBreak: if !isEnd { writer.addBreak() }
        case .item:
            writer.breakLine(1)
            if !isEnd { for scalar in "• ".unicodeScalars { writer.put(scalar) } }
        case .line: writer.breakLine(1)
        case .cell: writer.put(UInt8(ascii: " "))
        case .block: writer.breakLine(2)
        case .preformatted:
            writer.breakLine(2)
            writer.isPreformatted = !isEnd
        case .script: if !isEnd { skipRaw(Array("</script".utf8)) }
        case .style: if !isEnd { skipRaw(Array("</style".utf8)) }
        }
    }

    /// The `>` of a tag, not one inside of a quoted attribute, unless the quotes do not match.
    private mutating func endOfTag(from start: Int) -> Int? {
        var index = start
        while index < bytes.count, !ignoresQuotes {
            let byte = bytes[index]
            if byte == UInt8(ascii: ">") { return index }
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                guard let quote = self.index(of: byte, from: index + 1) else { break }
                index = quote
            }
            index += 1
        }
        // Either there is no `>`, or the quotes are so mixed up that all lie inside some: no use in trying again.
        ignoresQuotes = true
        return self.index(of: UInt8(ascii: ">"), from: start)
    }

    private func endOfComment() -> Int {
        var index = at + 4
        while index + 2 < bytes.count {
            if bytes[index...].starts(with: "-->".utf8) { return index + 3 }
            index += 1
        }
        return bytes.count
    }

    private mutating func skipRaw(_ end: [UInt8]) {
        while at < bytes.count {
            let isEnd =
                at + end.count <= bytes.count && end.indices.allSatisfy { bytes[at + $0] | 0x20 == end[$0] | 0x20 }
            if isEnd { return }
            at += 1
        }
    }

    private mutating func index(of byte: UInt8, from start: Int) -> Int? {
        guard !missing.contains(byte) else { return nil }
        let found = start < bytes.count ? bytes[start...].firstIndex(of: byte) : nil
        if found == nil { missing.insert(byte) }
        return found
    }

    // MARK: Entities

    /// Takes an entity or character reference; false when the `&` is text.
    private mutating func entity() -> Bool {
        let start = at + 1
        var end = start
        while end < bytes.count, end - start < 12, Self.isAlphanumeric(bytes[end]) || bytes[end] == UInt8(ascii: "#") {
            end += 1
        }
        guard end < bytes.count, bytes[end] == UInt8(ascii: ";"),
            let scalar = HTMLEntities.scalar(named: bytes[start..<end])
        else { return false }
        writer.put(scalar)
        at = end + 1
        return true
    }

    private static func isAlphanumeric(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        default: isDigit(byte)
        }
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
