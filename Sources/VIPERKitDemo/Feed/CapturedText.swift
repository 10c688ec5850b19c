// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Foundation

/// The text of one element as it comes from the parser, in pieces, and what it is good for.
///
/// The memory is used again for the next element. It is managed here because pieces are many and small: an array in a
/// class costs a check of exclusive access for each.
final class CapturedText {
    /// Bytes of text that are kept of it.
    private let limit: Int
    private var storage: UnsafeMutableBufferPointer<UInt8>
    private var count = 0

    init(limit: Int) {
        self.limit = limit
        storage = .allocate(capacity: 4_096)
    }

    deinit {
        storage.deallocate()
    }

    func clear() {
        count = 0
    }

    /// Adds a piece. Markup, which is not kept, is granted three times the limit; beyond that pieces are dropped.
    func append(_ piece: String) {
        var piece = piece
        piece.withUTF8 { append(UnsafeRawBufferPointer($0)) }
    }

    /// Adds a piece given as UTF-8.
    func append(_ piece: Data) {
        piece.withUnsafeBytes { append($0) }
    }

    private func append(_ piece: UnsafeRawBufferPointer) {
        guard count < 4 * limit, let source = piece.baseAddress else { return }
        if storage.count - count < piece.count { grow(to: count + piece.count) }
        storage.baseAddress.map { UnsafeMutableRawPointer($0 + count).copyMemory(from: source, byteCount: piece.count) }
        count += piece.count
    }

    private func grow(to capacity: Int) {
        let larger = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(capacity, 2 * storage.count))
        _ = larger.initialize(fromContentsOf: storage[..<count])
        storage.deallocate()
        storage = larger
    }

    private var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: storage[..<count]) }
}

extension CapturedText {
    /// On one line, as it is.
    var line: String { PlainText.text(literal: bytes, .line, limit: limit) }
    /// As it is.
    var paragraphs: String { PlainText.text(literal: bytes, .paragraphs, limit: limit) }
    /// On one line, without markup.
    var htmlLine: String { PlainText.text(html: bytes, .line, limit: limit) }
    /// Without markup.
    var htmlParagraphs: String { PlainText.text(html: bytes, .paragraphs, limit: limit) }
    /// The date it says.
    var date: Date? { FeedDate.parse(bytes) }
}
