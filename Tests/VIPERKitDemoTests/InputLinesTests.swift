// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Foundation
import Testing

@testable import VIPERKitDemo

@Suite("Lines of input") struct InputLinesTests {
    /// The stream of a pipe that `write` fills on a thread of its own.
    private func lines(_ write: @escaping @Sendable (FileHandle) -> Void) -> AsyncStream<String> {
        let pipe = Pipe()
        Thread.detachNewThread {
            write(pipe.fileHandleForWriting)
            pipe.fileHandleForWriting.closeFile()
        }
        return InputLines.read(from: pipe.fileHandleForReading)
    }

    @Test("Lines come in order, empty ones and one without a line break, too") func order() async {
        let stream = lines { $0.write(Data("a\n\né\nrest".utf8)) }
        #expect(await stream.reduce(into: []) { $0.append($1) } == ["a", "", "é", "rest"])
    }

    @Test("More lines than may wait all come through") func many() async {
        let stream = lines { handle in
            for number in 0..<5_000 { handle.write(Data("\(number)\n".utf8)) }
        }
        #expect(await stream.reduce(into: []) { $0.append($1) } == (0..<5_000).map(String.init))
    }

    @Test("Of a long line its beginning is kept, in linear time") func longLine() {
        var cutter = LineCutter()
        let piece = [UInt8](repeating: UInt8(ascii: "x"), count: 4_096)
        let areNone = (0..<5_000).allSatisfy { _ in cutter.cut(piece).isEmpty }
        #expect(areNone)
        #expect(cutter.cut(Array("\nb\n".utf8)).map(\.utf8.count) == [LineCutter.maximum, 1])
        #expect(cutter.rest() == nil)
    }

    @Test("Reading waits while many lines wait, and goes on when they are taken") func pressure() async {
        let queue = LineQueue()
        queue.add((0..<LineQueue.capacity).map(String.init))
        #expect(!queue.hasRoom)
        let reading = Task.detached { queue.waitForRoom() }
        #expect(await queue.next() == "0")
        #expect(await reading.value && queue.hasRoom)
    }

    @Test("A thread that waits for room ends with the queue") func finished() async {
        let queue = LineQueue()
        queue.add((0..<LineQueue.capacity).map(String.init))
        let reading = Task.detached { queue.waitForRoom() }
        queue.finish()
        #expect(await reading.value == false)
        #expect(await queue.next() == nil)
    }

    @Test("The thread ends, and closes the input, when the stream is cancelled or gone", arguments: [true, false])
    func endless(isCancelled: Bool) async throws {
        var ends: [Int32] = [0, 0]
        try #require(pipe(&ends) == 0)
        let (closed, writer) = AsyncStream.makeStream(of: Void.self)
        Thread.detachNewThread { [end = ends[1]] in
            signal(SIGPIPE, SIG_IGN)
            while write(end, "line\n", 5) > 0 {}
            close(end)
            writer.finish()
        }
        let task = Task { [end = ends[0]] in
            let handle = FileHandle(fileDescriptor: end, closeOnDealloc: true)
            for await _ in InputLines.read(from: handle) where !isCancelled { break }
        }
        if isCancelled { task.cancel() }
        await task.value
        for await _ in closed {}
    }

    @Test("A handle that nobody else keeps stays open") func handle() async throws {
        let path = try scratchFile("a\nb\n")
        let stream = try InputLines.read(from: #require(FileHandle(forReadingAtPath: path)))
        #expect(await stream.reduce(into: []) { $0.append($1) } == ["a", "b"])
    }
}
