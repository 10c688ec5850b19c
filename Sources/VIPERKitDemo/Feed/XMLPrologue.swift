// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// What comes before the content of an XML feed, up to the end of the root element's start tag.
///
/// A document type declaration is replaced by spaces before the parser sees it. A feed needs none, and without one
/// there is nothing to expand (no "billion laughs") and nothing to fetch, on every platform and whatever version of the
/// XML library is there. An entry that uses an entity declared in it is broken and skipped.
struct XMLPrologue {
    /// The bytes given, with the document type declaration blanked out; lines and columns stay as they were.
    private(set) var bytes: [UInt8]
    private(set) var format = FeedHead.Format.rss
    private(set) var prefix = ""
    /// Whether an entity was declared in what is blanked out.
    private(set) var declaresEntities = false
    private var index = 0
    private var declaration = 0..<0
    private var rootStart = 0

    /// The XML declaration and the root element's start tag, without what stands between them: it may have to be read
    /// again for each broken entry.
    var opening: [UInt8] { Array(bytes[declaration] + bytes[rootStart..<index]) }

    /// - Parameter isTranscoded: The XML declaration names an encoding that is no longer the one of the bytes.
    init(_ bytes: [UInt8], isWhole: Bool, isTranscoded: Bool, limits: FeedLimits) throws(FeedFault.Reason) {
        self.bytes = bytes
        guard let root = scan(blankingDeclaration: isTranscoded) else {
            throw isWhole
                ? .truncated("the XML", inside: "what precedes the root element")
                : .malformed("no root element in the first \(FeedHead.maximum) bytes")
        }
        guard Self.attributes(in: bytes[rootStart..<index]) <= limits.attributes else { throw .oversizedTag }
        let colon = root.lastIndex(of: ":")
        prefix = colon.map { String(root[...$0]) } ?? ""
        switch root.dropFirst(prefix.count) {
        case "rss": format = .rss
        case "feed": format = .atom
        default: throw .unknownFormat("is XML with the root element <\(PlainText.line(root, limit: 40))>")
        }
    }

    /// Moves behind the root element's start tag and returns its name.
    private mutating func scan(blankingDeclaration: Bool) -> String? {
        while let open = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
            let rest = bytes[open...].prefix(9)
            if rest.starts(with: "<?".utf8) {
                guard skip(to: "?>", from: open) else { return nil }
                guard rest.starts(with: "<?xml".utf8) else { continue }
                if blankingDeclaration { blank(open..<index) } else if open == 0 { declaration = 0..<index }
            } else if rest.starts(with: "<!--".utf8) {
                guard skip(to: "-->", from: open + 4) else { return nil }
            } else if rest.starts(with: "<!".utf8) {
                guard skipMarkup(from: open) else { return nil }
                declaresEntities = declaresEntities || contains("<!ENTITY", in: open..<index)
                blank(open..<index)
            } else {
                let name = bytes[(open + 1)...].prefix {
                    $0 > 0x20 && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/")
                }
                guard skipMarkup(from: open) else { return nil }
                rootStart = open
                return String(decoding: name, as: UTF8.self)
            }
        }
        return nil
    }

    private mutating func skip(to end: StaticString, from start: Int) -> Bool {
        let count = end.utf8CodeUnitCount
        var at = start
        while at + count <= bytes.count {
            let isEnd = (0..<count).allSatisfy { bytes[at + $0] == end.utf8Start[$0] }
            if isEnd {
                index = at + count
                return true
            }
            at += 1
        }
        return false
    }

    /// Moves behind the `>` that ends a tag or declaration: not one in quotes, brackets or a comment.
    private mutating func skipMarkup(from start: Int) -> Bool {
        var at = start + 1
        var brackets = 0
        while at < bytes.count {
            switch bytes[at] {
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                guard let quote = bytes[(at + 1)...].firstIndex(of: bytes[at]) else { return false }
                at = quote
            case UInt8(ascii: "<") where bytes[at...].starts(with: "<!--".utf8):
                guard skip(to: "-->", from: at + 4) else { return false }
                at = index - 1
            case UInt8(ascii: "<") where bytes[at...].starts(with: "<?".utf8):
                guard skip(to: "?>", from: at) else { return false }
                at = index - 1
            case UInt8(ascii: "["): brackets += 1
            case UInt8(ascii: "]"): brackets -= 1
            case UInt8(ascii: ">") where brackets <= 0:
                index = at + 1
                return true
            default: break
            }
            at += 1
        }
        return false
    }

    private func contains(_ text: StaticString, in range: Range<Int>) -> Bool {
        var rest = bytes[range]
        while let start = rest.firstIndex(of: text.utf8Start[0]) {
            rest = rest[start...]
            if rest.starts(with: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)) {
                return true
            }
            rest = rest.dropFirst()
        }
        return false
    }

    /// How many values in quotes there are.
    private static func attributes(in tag: ArraySlice<UInt8>) -> Int {
        var count = 0
        var quote: UInt8?
        for byte in tag where byte == quote ?? byte && (byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")) {
            quote = quote == nil ? byte : nil
            if quote != nil { count += 1 }
        }
        return count
    }

    private mutating func blank(_ range: Range<Int>) {
        for at in range where bytes[at] != UInt8(ascii: "\n") { bytes[at] = 0x20 }
    }
}
