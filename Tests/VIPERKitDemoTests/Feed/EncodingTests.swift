// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Foundation
import Testing

@testable import VIPERKitDemo

@Suite("Encodings") struct EncodingTests {
    private let title = "é 画面 👩‍👩‍👧"

    private func titles(_ data: Data) throws -> [String] {
        try FeedReader().read(data, name: "x").articles.map(\.title)
    }

    @Test(
        "UTF-16 with a mark is read, whatever it declares",
        arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian])
    func utf16(encoding: String.Encoding) throws {
        let text =
            "\u{feff}" + rss("<item><title>\(title)</title></item>", head: "<?xml version='1.0' encoding='UTF-16'?>\n")
        #expect(try titles(#require(text.data(using: encoding))) == [title])
    }

    @Test("JSON in UTF-16 without a mark is read") func utf16JSON() throws {
        let text = "{\"items\": [{\"title\": \"\(title)\"}]}"
        #expect(try titles(#require(text.data(using: .utf16LittleEndian))) == [title])
    }

    @Test("A byte order mark and white space before the feed are passed over") func leading() throws {
        let text = "\u{feff}\n  " + rss("<item><title>\(title)</title></item>")
        #expect(try titles(Data(text.utf8)) == [title])
        #expect(fault("\n  <rss><channel></b>")?.position == FeedPosition(line: 2, column: 21))
    }

    @Test("ISO 8859-1 and Windows-1252 are read as declared") func latin() throws {
        for name in ["ISO-8859-1", "windows-1252"] {
            let text = rss("<item><title>caf\u{e9}</title></item>", head: "<?xml version='1.0' encoding='\(name)'?>")
            #expect(try titles(#require(text.data(using: .isoLatin1))) == ["café"])
        }
    }

    @Test("Bytes that are not in the declared encoding cost their item") func wrong() throws {
        let text = rss("<item><title>caf\u{e9}</title></item><item><title>a</title></item>")
        let feed = try FeedReader().read(#require(text.data(using: .isoLatin1)), name: "x")
        #expect(feed.articles.map(\.title) == ["a"])
        #expect(feed.warnings.count == 1)
    }

    @Test("An unknown encoding, or one that cannot be, is a fault", arguments: ["x-nope", "UTF-16"])
    func unknown(name: String) {
        #expect(fault(rss("<item><title>a</title></item>", head: "<?xml version='1.0' encoding='\(name)'?>")) != nil)
    }

    @Test("UTF-16 decodes the same in pieces of any size") func pieces() {
        let units = Array((title + "\u{10ffff}").utf16)
        var bytes: [UInt8] = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xff)] }
        bytes += [0xd8, 0x00, 0x41]
        for size in 1...7 {
            var decoder = UTF16Decoder(bigEndian: true)
            var output: [UInt8] = []
            for start in stride(from: 0, to: bytes.count, by: size) {
                output += decoder.decode(Array(bytes[start..<min(start + size, bytes.count)]), isLast: false)
            }
            output += decoder.decode([], isLast: true)
            #expect(String(decoding: output, as: UTF8.self) == title + "\u{10ffff}\u{fffd}")
        }
    }
}
