// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Foundation

/// The stream that XMLParser pulls a feed from: an opening that is made up or the real one, then the source's chunks.
///
/// It remembers the last bytes it gave, so that after a broken entry another stream can begin at the next one.
final class FeedXMLStream: InputStream {
    /// What went wrong while reading; the stream looks ended to the parser then.
    private(set) var fault: FeedFault?
    /// Whether the parser has been told that nothing more comes.
    private(set) var hasEnded = false

    private let source: ByteSource
    private let opening: [UInt8]
    private var openingOffset = 0
    /// The chunk before the one the parser reads.
    private var previous: [UInt8] = []
    /// Where `previous` begins in the file.
    private var previousStart: FeedPosition
    /// The chunk the parser reads, and how far it has.
    private var chunk: [UInt8]
    private var offset = 0
    /// Where the part of the file behind `opening` begins.
    private let start: FeedPosition

    /// - Parameters:
    ///   - opening: Bytes before those of the file, without line breaks.
    ///   - chunk: Bytes of the file already taken from the source, which begin at `start`.
    init(opening: [UInt8], chunk: [UInt8], start: FeedPosition, source: ByteSource) {
        self.opening = opening
        self.chunk = chunk
        self.start = start
        self.previousStart = start
        self.source = source
        super.init(data: Data())
    }

    /// The place in the file for a place in the stream.
    func position(line: Int, column: Int) -> FeedPosition {
        guard line <= 1 else { return FeedPosition(line: start.line + line - 1, column: max(1, column)) }
        return FeedPosition(line: start.line, column: max(1, start.column + column - 1 - opening.count))
    }

    /// The last place that has been read of the file.
    var end: FeedPosition {
        var place = previousStart
        place.advance(over: previous[...])
        place.advance(over: chunk[...])
        return place
    }

    override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength: Int) -> Int {
        var count = Self.copy(opening[openingOffset...], to: buffer, maxLength: maxLength)
        openingOffset += count
        if count > 0 { return count }
        if offset == chunk.count { fill() }
        count = Self.copy(chunk[offset...], to: buffer, maxLength: maxLength)
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

    /// Takes another chunk and forgets the one before the last.
    @discardableResult private func fill() -> Bool {
        guard fault == nil else { return false }
        do {
            previousStart.advance(over: previous[...])
            let used = previous
            (previous, chunk, offset) = (chunk, [], 0)
            chunk = try source.next(reusing: used)
            return !chunk.isEmpty
        } catch {
            fault = error
            return false
        }
    }
}

extension FeedXMLStream {
    /// A stream that begins at the first `<tag` behind `position`, or nil when there is none.
    func resumed(after position: FeedPosition, tag: [UInt8], opening: [UInt8]) -> FeedXMLStream? {
        var window = previous + chunk
        var windowStart = previousStart
        // At least one byte further than where this stream began, so that each one ends sooner than the last.
        var from = max(Self.index(of: position, in: window, from: windowStart), windowStart == start ? 1 : 0)
        while true {
            if let found = Self.find(tag, in: window, from: from) {
                windowStart.advance(over: window[..<found])
                return FeedXMLStream(
                    opening: opening, chunk: Array(window[found...]), start: windowStart, source: source)
            }
            guard fill() else { return nil }
            // A tag may lie across the border, with the one byte that follows its name.
            let searched = max(min(from, window.count), window.count - tag.count)
            windowStart.advance(over: window[..<searched])
            window = window[searched...] + chunk
            from = 0
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

    private static func find(_ tag: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
        var at = start
        while at + tag.count < bytes.count, let open = bytes[at...].firstIndex(of: UInt8(ascii: "<")) {
            if open + tag.count < bytes.count, bytes[open...].starts(with: tag) {
                let next = bytes[open + tag.count]
                if next <= 0x20 || next == UInt8(ascii: ">") || next == UInt8(ascii: "/") { return open }
            }
            at = open + 1
        }
        return nil
    }
}
