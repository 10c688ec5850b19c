// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// Skips plain words eight bytes at a time; most of what a feed says is plain words.
///
/// Works on a `UInt64` as on eight bytes (the compiler makes slow code of `SIMD` types here). A byte found may be a
/// false alarm, which costs time and nothing else; none is missed.
enum WordScan {
    /// An index up to which there are no control characters, no `<`, no `&` and no two spaces in a row.
    static func end(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        let raw = UnsafeRawBufferPointer(bytes)
        var end = start
        while end + 9 <= bytes.count {
            let block = raw.loadUnaligned(fromByteOffset: end, as: UInt64.self)
            let next = raw.loadUnaligned(fromByteOffset: end + 1, as: UInt64.self)
            let controls = (block &- ones &* 0x20) & ~block & highs
            let spaces = equals(block, 0x20) & equals(next, 0x20)
            if controls | equals(block, 0x3c) | equals(block, 0x26) | spaces != 0 { break }
            end += 8
        }
        return end
    }

    private static var ones: UInt64 { 0x0101_0101_0101_0101 }
    private static var highs: UInt64 { 0x8080_8080_8080_8080 }

    /// The highest bit of each byte that is `byte`, and perhaps of one after such a byte.
    @inline(__always) private static func equals(_ block: UInt64, _ byte: UInt64) -> UInt64 {
        let difference = block ^ (ones &* byte)
        return (difference &- ones) & ~difference & highs
    }
}
