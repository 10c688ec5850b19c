// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// The beginning of a feed: enough of it to know the format, and what an XML parser needs to start in the middle.
struct FeedHead {
    enum Format {
        case json, rss, atom
    }

    /// The root element of a feed must begin and its start tag end within this many bytes, of which white space before
    /// it is none.
    static let maximum = 65_536

    let format: Format
    /// Where in the file `bytes` begins: white space before them is skipped.
    let start: FeedPosition
    /// All that has been taken from the source so far. A document type declaration is blanked out, see ``XMLPrologue``.
    let bytes: [UInt8]
    /// The XML declaration and the root element's start tag; empty for JSON.
    let opening: [UInt8]
    /// What stands before the names of the format's own elements: empty, or such as `atom:`.
    let prefix: String
    /// Whether the document type declaration declares entities, which are not expanded.
    let declaresEntities: Bool

    /// The name of an entry's element, with the prefix.
    var entryName: String { prefix + (format == .atom ? "entry" : "item") }

    init(_ source: ByteSource, limits: FeedLimits) throws(FeedFault) {
        var bytes: [UInt8] = []
        var start = FeedPosition()
        var isWhole = false
        while bytes.count < Self.maximum, !isWhole {
            let chunk = try source.next()
            isWhole = chunk.isEmpty
            let space = bytes.isEmpty ? chunk.prefix { $0 <= 0x20 } : chunk.prefix(0)
            start.advance(over: space)
            bytes += chunk[space.endIndex...]
        }
        switch bytes.first {
        case nil: throw FeedFault(file: source.name, reason: .empty)
        case UInt8(ascii: "{"):
            (format, opening, prefix, declaresEntities) = (.json, [], "", false)
            (self.start, self.bytes) = (start, bytes)
        case UInt8(ascii: "<"):
            let prologue: XMLPrologue
            do {
                prologue = try XMLPrologue(
                    bytes, isWhole: isWhole, isTranscoded: source.isTranscoded, limits: limits)
            } catch {
                throw FeedFault(file: source.name, position: start, reason: error)
            }
            format = prologue.format
            (opening, prefix) = (prologue.opening, prologue.prefix)
            declaresEntities = prologue.declaresEntities
            (self.start, self.bytes) = (start, prologue.bytes)
        default:
            throw FeedFault(file: source.name, position: start, reason: .unknownFormat("is neither XML nor JSON"))
        }
    }
}
