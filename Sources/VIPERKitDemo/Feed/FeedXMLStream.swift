// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Foundation

/// The stream that XMLParser pulls a feed from: an opening that is made up or the real one, then the source's chunks.
///
/// It remembers the last bytes it gave, so that after a broken entry another stream can begin at the next one. Before a
/// tag that is too large it ends.
final class FeedXMLStream: InputStream {
    /// What went wrong while reading; the stream looks ended to the parser then.
    private(set) var fault: FeedFault?
    /// Whether the parser has been told that nothing more comes.
    private(set) var hasEnded = false
    /// The tag before which the stream ends because it is too large.
    private(set) var oversizedTag: FeedPosition?

    private let source: ByteSource
    private let opening: [UInt8]
    private var openingOffset = 0
    /// The chunk before the one the parser reads, with what is known at its beginning.
    private var previous: [UInt8] = []
    private var previousStart: FeedPosition
    private var previousScanner: MarkupScanner
    /// The chunk the parser reads, and how far it has.
    private var chunk: [UInt8]
    private var offset = 0
    private var chunkStart: FeedPosition
    private var chunkScanner: MarkupScanner
    /// How much the parser is given at once: little at first where another has failed, since this one may fail soon.
    private var portion: Int
    /// Follows what the parser has read.
    private var scanner: MarkupScanner
    /// Where the tag begins that the chunk before ended in.
    private var openTag = FeedPosition()
    /// Where the part of the file behind `opening` begins.
    private let start: FeedPosition

    /// - Parameters:
    ///   - opening: Bytes before those of the file, without line breaks.
    ///   - chunk: Bytes of the file already taken from the source, which begin at `start`.
    ///   - scanner: What tells tags, at the beginning of a file.
    init(opening: [UInt8], chunk: [UInt8], start: FeedPosition, source: ByteSource, scanner: MarkupScanner) {
        self.opening = opening
        self.chunk = chunk
        self.source = source
        portion = opening.isEmpty ? ByteSource.chunkSize : 512
        (self.start, previousStart, chunkStart) = (start, start, start)
        (self.scanner, previousScanner, chunkScanner) = (scanner, scanner, scanner)
        super.init(data: Data())
    }

    /// The place in the file for a place in the stream.
    func position(line: Int, column: Int) -> FeedPosition {
        guard line <= 1 else { return FeedPosition(line: start.line + line - 1, column: max(1, column)) }
        return FeedPosition(line: start.line, column: max(1, start.column + column - 1 - opening.count))
    }

    /// The last place that has been read of the file.
    var end: FeedPosition {
        var place = chunkStart
        place.advance(over: chunk[...])
        return place
    }

    override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength: Int) -> Int {
        var count = Self.copy(opening[openingOffset...], to: buffer, maxLength: maxLength)
        openingOffset += count
        if count > 0 { return count }
        if offset == chunk.count, oversizedTag == nil { fill() }
        count = scan(min(maxLength, chunk.count - offset, portion))
        portion = min(2 * portion, ByteSource.chunkSize)
        count = Self.copy(chunk[offset..<(offset + count)], to: buffer, maxLength: maxLength)
        offset += count
        hasEnded = count == 0
        return count
    }

    override var hasBytesAvailable: Bool { !hasEnded }
    override var streamStatus: Stream.Status { hasEnded ? .atEnd : .open }
    override var streamError: (any Error)? { nil }
    override func open() {}
    override func close() {}

    private static func copy(_ bytes: ArraySlice<UInt8>, to buffer: UnsafeMutablePointer<UInt8>, maxLength: Int) -> Int
    {
        bytes.withUnsafeBufferPointer { from in
            let count = min(from.count, maxLength)
            if count > 0, let base = from.baseAddress { buffer.update(from: base, count: count) }
            return count
        }
    }

    /// Looks at bytes that the parser asks for; how many of them it may see.
    private func scan(_ count: Int) -> Int {
        guard oversizedTag == nil else { return 0 }
        return chunk.withUnsafeBufferPointer { bytes in
            let bytes = UnsafeBufferPointer(rebasing: bytes[offset..<(offset + count)])
            var index = 0
            while let event = scanner.next(in: bytes, at: &index) {
                guard event == .oversized else { continue }
                oversizedTag = tagPlace
                return index
            }
            return count
        }
    }

    /// Where the last tag begins.
    private var tagPlace: FeedPosition {
        let index = scanner.tagStart - chunkScanner.offset
        guard index >= 0 else { return openTag }
        var place = chunkStart
        place.advance(over: chunk[..<min(index, chunk.count)])
        return place
    }

    /// Takes another chunk and forgets the one before the last.
    @discardableResult private func fill() -> Bool {
        guard fault == nil else { return false }
        do {
            if scanner.isInTag { openTag = tagPlace }
            let used = previous
            (previous, previousStart, previousScanner) = (chunk, chunkStart, chunkScanner)
            chunkStart.advance(over: chunk[...])
            (chunk, offset, chunkScanner) = ([], 0, scanner)
            chunk = try source.next(reusing: used)
            return !chunk.isEmpty
        } catch {
            fault = error
            return false
        }
    }
}

extension FeedXMLStream {
    /// A stream that begins at the first entry behind `position`, or nil when there is none. What looks like one in a
    /// comment or CDATA section is none.
    ///
    /// - Parameter tags: Start tags of entries that the parser has seen, which are passed over. The position alone could
    ///   be before them, since the parser counts columns in characters.
    func resumed(after position: FeedPosition, tags: Int, opening: [UInt8]) -> FeedXMLStream? {
        var window = previous + chunk
        var (windowStart, scanner) = (previousStart, previousScanner)
        var windowOffset = scanner.offset
        // At least one byte further than where this stream began, so that each one ends sooner than the last.
        let least = windowStart == start ? 1 : 0
        let failed = Self.index(of: position, in: window, from: windowStart) + (oversizedTag == nil ? 0 : 1)
        let from = windowOffset + max(failed, least)
        var index = 0
        while true {
            if let found = Self.entry(in: window, at: &index, &scanner, from: from, tags: tags) {
                windowStart.advance(over: window[..<(found - windowOffset)])
                return FeedXMLStream(
                    opening: opening, chunk: Array(window[(found - windowOffset)...]), start: windowStart,
                    source: source, scanner: chunkScanner.afresh)
            }
            guard fill() else { return nil }
            // The name of an entry may lie across the border.
            let kept = scanner.isInName ? max(0, scanner.tagStart - windowOffset) : window.count
            windowStart.advance(over: window[..<kept])
            windowOffset += kept
            index = window.count - kept
            window = window[kept...] + chunk
        }
    }

    /// The index in the window, or the nearest one.
    private static func index(of position: FeedPosition, in window: [UInt8], from windowStart: FeedPosition) -> Int {
        guard position > windowStart else { return 0 }
        var start = 0
        for _ in windowStart.line..<position.line {
            guard let end = window[start...].firstIndex(of: UInt8(ascii: "\n")) else { return window.count }
            start = end + 1
        }
        let first = position.line == windowStart.line ? windowStart.column : 1
        return min(window.count, start + position.column - first)
    }

    /// The offset of the next entry that begins at `from` or later and behind so many others.
    private static func entry(
        in window: [UInt8], at index: inout Int, _ scanner: inout MarkupScanner, from: Int, tags: Int
    ) -> Int? {
        window.withUnsafeBufferPointer { bytes in
            while let event = scanner.next(in: bytes, at: &index) {
                if case .entry(let offset) = event, offset >= from, scanner.entries > tags { return offset }
            }
            return nil
        }
    }
}
