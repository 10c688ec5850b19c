// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Foundation

/// A place in a file: line and column, both counted from 1, the column in bytes of UTF-8.
struct FeedPosition: Hashable, Sendable, Comparable {
    var line = 1
    var column = 1

    static func < (left: FeedPosition, right: FeedPosition) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }

    /// Moves over `bytes`.
    mutating func advance(over bytes: ArraySlice<UInt8>) {
        bytes.withUnsafeBytes { bytes in
            guard var place = bytes.baseAddress else { return }
            let end = place + bytes.count
            // Every chunk of a feed passes here, so the C library's vector code is worth its pointers.
            while let found = memchr(place, CInt(UInt8(ascii: "\n")), end - place) {
                line += 1
                column = 1
                place = UnsafeRawPointer(found) + 1
            }
            column += end - place
        }
    }
}
