// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Foundation
import Testing

@testable import VIPERKitDemo

@Suite("Reading feeds") struct FeedReaderTests {
    @Test("A file that is not there is a fault with the system's words") func missing() {
        let fault = #expect(throws: FeedFault.self) { try FeedReader().read(contentsOf: "/no/such.xml") }
        #expect(fault?.description == "/no/such.xml: cannot be read: No such file or directory")
    }

    @Test("A folder is a fault") func folder() {
        #expect(throws: FeedFault.self) { try FeedReader().read(contentsOf: NSTemporaryDirectory()) }
    }

    @Test("What is no feed is a fault that says what it is") func unknown() {
        #expect(fault("")?.description == "news.xml: is empty")
        #expect(fault(" \n ")?.description == "news.xml: is empty")
        let expected = "expected RSS 2.0, Atom or JSON Feed"
        #expect(fault("hello")?.description == "news.xml:1:1: is neither XML nor JSON; \(expected)")
        #expect(
            fault("<!doctype html>\n<html><body>")?.description
                == "news.xml:1:1: is XML with the root element <html>; \(expected)")
        #expect(fault(Data([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]))?.position == FeedPosition())
    }

    @Test("A feed comes through a pipe byte by byte") func pipe() throws {
        let pipe = Pipe()
        let bytes = try #require(rss("<item><title>é</title></item>", head: "\u{feff}").data(using: .utf16BigEndian))
        let writer = Thread {
            for byte in bytes { pipe.fileHandleForWriting.write(Data([byte])) }
            pipe.fileHandleForWriting.closeFile()
        }
        writer.start()
        let feed = try FeedReader().read(from: pipe.fileHandleForReading, name: "standard input")
        #expect(feed.articles.map(\.title) == ["é"])
    }

    @Test("A cancelled task gets a fault") func cancelled() async {
        let task = Task { () -> FeedFault? in
            withUnsafeCurrentTask { $0?.cancel() }
            return fault(rss("<item><title>a</title></item>"))
        }
        #expect(await task.value?.description == "news.xml: reading was cancelled")
    }

    @Test("A feed of 100,000 entries is read whole", arguments: [false, true]) func large(isJSON: Bool) throws {
        let path = NSTemporaryDirectory() + "large-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: path) }
        let items = (1...100_000).map { isJSON ? "{\"title\":\"n\($0)\"}" : "<item><title>n\($0)</title></item>" }
        let text = isJSON ? "{\"items\":[\(items.joined(separator: ","))]}" : rss(items.joined(separator: "\n"))
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        let feed = try FeedReader().read(contentsOf: path)
        #expect(feed.articles.count == 100_000)
        #expect(feed.articles.first?.title == "n1")
        #expect(feed.articles.last?.title == "n100000")
        #expect(feed.warnings.isEmpty)
    }

    @Test("An error far into a large feed is reported at its place, and reading goes on") func farError() throws {
        let items = (1...5_000).map {
            $0 == 4_000 ? "<item><title>&x;</title></item>" : "<item><title>n\($0)</title></item>"
        }
        let text = items.joined(separator: "\n")
        let feed = try read(rss(text))
        #expect(feed.articles.count == 4_999)
        #expect(feed.warnings.map(\.line) == [4_001])
    }
}
