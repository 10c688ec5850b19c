// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// Collects text and decides about the white space between its pieces.
struct PlainTextWriter {
    /// Whether white space is kept as it is. Never so in a single line.
    var isPreformatted: Bool {
        get { keepsSpace }
        set { keepsSpace = newValue && !isLine }
    }

    private let limit: Int
    private let isLine: Bool
    private var keepsSpace = false
    private var output: [UInt8] = []
    private var space = false
    private var breaks = 0

    init(limit: Int, isLine: Bool, capacity: Int = 0) {
        self.limit = limit
        output.reserveCapacity(min(limit, capacity))
        self.isLine = isLine
    }

    /// One byte of UTF-8.
    mutating func put(_ byte: UInt8) {
        if byte == 0x20 || byte >= 0x09 && byte <= 0x0d {
            if !keepsSpace || output.isEmpty {
                space = true
            } else if byte != UInt8(ascii: "\r"), output.count < limit {
                flush()
                output.append(byte)
            }
        } else if output.count < limit {
            if space || breaks > 0 { flush() }
            output.append(byte)
        }
    }

    /// Words with nothing but single spaces between them.
    mutating func put(_ words: UnsafeBufferPointer<UInt8>) {
        if space || breaks > 0 { flush() }
        let room = limit - output.count
        if room > 0 { output.append(contentsOf: UnsafeBufferPointer(rebasing: words.prefix(room))) }
    }

    /// One character.
    mutating func put(_ scalar: Unicode.Scalar) {
        for byte in UTF8.encode(scalar).unsafelyUnwrapped { put(byte) }
    }

    /// Puts at least `count` line breaks before what follows: 2 make an empty line.
    mutating func breakLine(_ count: Int) {
        if isLine { space = true } else { breaks = max(breaks, count) }
    }

    /// One more line break before what follows, as many as asked for but never more than an empty line.
    mutating func addBreak() {
        breakLine(min(2, breaks + 1))
    }

    private mutating func flush() {
        if output.isEmpty {
            // Nothing comes before the text.
        } else if breaks > 0 {
            while let last = output.last, last == 0x20 { output.removeLast() }
            output.append(contentsOf: repeatElement(UInt8(ascii: "\n"), count: breaks))
        } else if space {
            output.append(0x20)
        }
        (space, breaks) = (false, 0)
    }

    /// The text, without white space at its end or half a character.
    mutating func finish() -> String {
        if output.count >= limit {
            while let last = output.last, last & 0xc0 == 0x80 { output.removeLast() }
            if let last = output.last, last >= 0xc0 { output.removeLast() }
        }
        while let last = output.last, last == 0x20 || last >= 0x09 && last <= 0x0d { output.removeLast() }
        return String(decoding: output, as: UTF8.self)
    }
}
