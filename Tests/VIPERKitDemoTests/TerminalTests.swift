// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Foundation
import Testing
import VIPERKit

@testable import VIPERKitDemo

@Suite("What the demo reads from and writes to")
struct TerminalTests {
    @Test("What is read from a handle keeps it until the end")
    func handleIsKept() async {
        var ends: [Int32] = [0, 0]
        #expect(pipe(&ends) == 0)
        // Without a reader the write below would end the process.
        let reader = dup(ends[0])
        defer { close(reader) }
        weak var kept: FileHandle?
        let lines: AsyncStream<String>
        do {
            let handle = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
            kept = handle
            lines = InputLines.read(from: handle)
        }
        #expect(kept != nil)
        #expect(write(ends[1], "a\nb", 3) == 3)
        close(ends[1])
        #expect(await Array(lines) == ["a", "b"])
    }

    @Test("A text larger than a pipe is written in pieces, also when the pipe does not wait")
    func pieces() async {
        var ends: [Int32] = [0, 0]
        #expect(pipe(&ends) == 0 && fcntl(ends[1], F_SETFL, O_NONBLOCK) == 0)
        let lines = InputLines.read(from: FileHandle(fileDescriptor: ends[0], closeOnDealloc: true))
        let line = String(repeating: "語", count: 1_000)
        let text = String(repeating: line + "\n", count: 1_000)
        StandardStream(descriptor: ends[1]) { Issue.record("error \($0)") }.write(text)
        close(ends[1])
        #expect(await Array(lines) == Array(repeating: line, count: 1_000))
    }

    @Test("Two ends that are terminals are interactive; an input that is none, or a dumb terminal, is not")
    func detected() throws {
        let terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY)
        defer { close(terminal) }
        var size = winsize(ws_row: 30, ws_col: 100, ws_xpixel: 0, ws_ypixel: 0)
        #expect(ioctl(terminal, UInt(TIOCSWINSZ), &size) == 0)
        let found = TextTerminal.detected(input: terminal, output: terminal, environment: [:])
        #expect(found.isInteractive && found.color && found.width == 100 && found.height == 30)
        #expect(!TextTerminal.detected(input: nil, output: terminal, environment: [:]).isInteractive)
        #expect(!TextTerminal.detected(input: terminal, output: terminal, environment: ["TERM": "dumb"]).isInteractive)
    }

    @Test("A window that changes its size is told of")
    func resized() async {
        let changes = TerminalChanges.stream { TextTerminal(width: 33) }
        // Nothing says when the system begins to watch.
        let sender = Task {
            while !Task.isCancelled {
                kill(getpid(), SIGWINCH)
                await Task.yield()
            }
        }
        defer { sender.cancel() }
        #expect(await changes.first { _ in true }?.width == 33)
    }
}

extension Array {
    fileprivate init(_ elements: AsyncStream<Element>) async where Element: Sendable {
        self = await elements.reduce(into: []) { $0.append($1) }
    }
}

#if os(Linux)
@Suite("A full disk")
struct FullDiskTests {
    @Test("What cannot be written is told to the owner of the stream, by the system's number")
    func told() async {
        await confirmation { told in
            StandardStream(descriptor: open("/dev/full", O_WRONLY)) { if $0 == ENOSPC { told() } }.write("x")
        }
    }

    @Test("Standard output that cannot be written ends the program with one line and a status")
    func ends() async throws {
        let result = try await #require(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
            dup2(open("/dev/full", O_WRONLY), STDOUT_FILENO)
            StandardStream.output.write("x")
        }
        let message = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(message == "VIPERKitDemo: standard output cannot be written: No space left on device\n")
    }

    @Test("A reader that has gone needs no message")
    func brokenPipe() async {
        await #expect(processExitsWith: .exitCode(1)) {
            var ends: [Int32] = [0, 0]
            pipe(&ends)
            close(ends[0])
            signal(SIGPIPE, SIG_IGN)
            dup2(ends[1], STDOUT_FILENO)
            // A message would end the program by another status.
            close(STDERR_FILENO)
            StandardStream.output.write("x")
        }
    }
}
#endif
