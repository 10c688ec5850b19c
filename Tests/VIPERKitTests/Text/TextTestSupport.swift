// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

@testable import VIPERKit

/// Every Unicode scalar there is.
let allScalars = (UInt32(0)...0x10FFFF).compactMap(Unicode.Scalar.init)

/// Random texts that are the same in every run.
extension SplitMix64 {
    /// A text of random scalars: controls, marks, wide characters and joiners far more often than chance would have
    /// them.
    mutating func text(of count: Int) -> String {
        let blocks: [ClosedRange<UInt32>] = [
            0x00...0x1F, 0x20...0x7F, 0x20...0x20, 0x80...0xFF, 0x300...0x36F, 0x590...0x6FF, 0x900...0x97F,
            0x1100...0x11FF, 0x2000...0x206F, 0x2600...0x27BF, 0x3000...0x30FF, 0x4E00...0x4FFF, 0xFE00...0xFE0F,
            0xFF00...0xFFFF,
            0x1F1E6...0x1F1FF, 0x1F300...0x1F6FF, 0x200D...0x200D, 0x0...0xD7FF, 0xE000...0x10FFFF,
        ]
        var scalars = String.UnicodeScalarView()
        for _ in 0..<count {
            let block = blocks[Int.random(in: blocks.indices, using: &self)]
            if let scalar = Unicode.Scalar(UInt32.random(in: block, using: &self)) { scalars.append(scalar) }
        }
        return String(scalars)
    }
}
