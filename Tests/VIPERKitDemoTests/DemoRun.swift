// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Foundation
import VIPERKit

@testable import VIPERKitDemo

/// One run of the demo in this process, with what it wrote.
@MainActor
struct DemoRun {
    let output: String
    let error: String
    let status: Program.Status

    /// - Parameter endsInput: Whether the input ends after the typed lines, or somebody could go on typing.
    init(
        _ arguments: [String], typing lines: [String] = [], endsInput: Bool = true,
        terminal: TextTerminal = TextTerminal()
    ) async {
        let (output, error) = (WrittenText(), WrittenText())
        let (stream, input) = AsyncStream.makeStream(of: String.self)
        lines.forEach { input.yield($0) }
        if endsInput { input.finish() }
        let program = Program(
            arguments: arguments, terminal: terminal, output: output, error: error,
            terminals: AsyncStream { $0.finish() }
        ) { stream }
        status = await program.run()
        (self.output, self.error) = (output.text, error.text)
        withExtendedLifetime(input) {}
    }
}

/// Lets others run until something has happened, or long enough for it to have failed.
@MainActor
func turns(until condition: @MainActor () -> Bool) async {
    for _ in 0..<100_000 where !condition() { await Task.yield() }
}

final class WrittenText: TextOutputStream {
    private(set) var text = ""
    func write(_ text: String) { self.text += text }
}

func text(of name: String) throws -> String { try String(contentsOfFile: fixture(name), encoding: .utf8) }

/// A file with a content, in the temporary directory.
func scratchFile(_ content: String) throws -> String {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).feed")
    try content.write(to: file, atomically: true, encoding: .utf8)
    return file.path
}
