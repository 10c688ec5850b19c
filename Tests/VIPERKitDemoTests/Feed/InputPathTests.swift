// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Foundation
import Testing

@testable import VIPERKitDemo

@Suite("Paths of input") struct InputPathTests {
    @Test("Standard input is known by all its names") func names() {
        for path in ["-", "/dev/stdin", "/dev/fd/0", "/proc/self/fd/0"] {
            #expect(InputPath.isStandardInput(path))
        }
        #expect(!InputPath.isStandardInput("/dev/fd/3") && !InputPath.isStandardInput("./-"))
    }

    @Test("A pipe is read once, and its feed is kept") func pipe() async throws {
        let path = NSTemporaryDirectory() + "pipe-\(UUID().uuidString)"
        defer { unlink(path) }
        try #require(mkfifo(path, 0o600) == 0)
        #expect(!InputPath.canBeReadAgain(path) && InputPath.canBeReadAgain(NSTemporaryDirectory()))
        Thread.detachNewThread {
            let end = FileHandle(forWritingAtPath: path)
            end?.write(Data(rss("<item><title>a</title></item>").utf8))
            end?.closeFile()
        }
        let source = FileFeedSource(paths: [path])
        for _ in 0..<2 { #expect(await source.feeds().feeds.first?.articles.count == 1) }
    }
}
