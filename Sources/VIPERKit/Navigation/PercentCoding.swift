// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// Percent-encoding of one part of a link (RFC 3986, section 2).
enum PercentCoding {
    private static let digits = Array("0123456789ABCDEF".utf8)

    static func encode(_ part: String) -> String {
        var bytes: [UInt8] = []
        for byte in part.utf8 {
            if byte.isLetter || byte.isDigit || "-._~".utf8.contains(byte) {
                bytes.append(byte)
            } else {
                bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    static func decode(_ part: Substring, of link: String) throws(LinkError) -> String {
        guard let firstEscape = part.utf8.firstIndex(of: UInt8(ascii: "%")) else { return String(part) }
        var bytes: [UInt8] = []
        var rest = part.utf8
        while let byte = rest.first {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                rest.removeFirst()
                continue
            }
            let pair = rest.dropFirst().prefix(2)
            guard pair.count == 2, pair.allSatisfy(\.isHexDigit), let value = UInt8(Substring(pair), radix: 16) else {
                throw LinkError(.badEscape, String(part), at: rest.startIndex, of: link)
            }
            bytes.append(value)
            rest.removeFirst(3)
        }
        let text = String(decoding: bytes, as: UTF8.self)
        // Decoding mends what is not UTF-8, so the bytes are the same only if nothing had to be mended.
        guard text.utf8.elementsEqual(bytes) else {
            throw LinkError(.badEscape, String(part), at: firstEscape, of: link)
        }
        return text
    }
}

extension UInt8 {
    static let slash = UInt8(ascii: "/")
    var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
    var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
    fileprivate var isHexDigit: Bool { isDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self | 0x20) }
}
