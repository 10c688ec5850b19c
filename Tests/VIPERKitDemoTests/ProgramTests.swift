// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Foundation
import Testing
import VIPERKit

@testable import VIPERKitDemo

@Suite("The demo from its arguments to its exit status") @MainActor
struct ProgramTests {
    @Test("A session on the sample feed gives the transcript, to the letter")
    func transcript() async throws {
        let session = try text(of: "session.txt").split(separator: "\n").map(String.init)
        let run = await DemoRun([], typing: session)
        #expect(run.output == (try text(of: "transcript.txt")))
        #expect(run.status == .success && run.error.isEmpty)
    }

    @Test("Several files are shown in one list, in the order they are named")
    func severalFiles() async {
        let run = await DemoRun([fixture("articles.atom"), fixture("articles.json")])
        let atom = run.output.range(of: "A picture")
        let json = run.output.range(of: "Bad date")
        #expect(run.status == .success)
        #expect(atom.flatMap { atom in json.map { atom.upperBound < $0.lowerBound } } == true)
    }

    @Test("A file that cannot be read is named with the reason, and the status says so")
    func missingFile() async {
        let run = await DemoRun(["no-such-file.xml"])
        #expect(run.error == "VIPERKitDemo: no-such-file.xml: cannot be read: No such file or directory\n")
        #expect(run.status == .unreadable && run.output.isEmpty)
    }

    @Test("With nothing to show the program ends by itself, though somebody could still type")
    func nothingToShow() async {
        for terminal in [TextTerminal(), TextTerminal(isInteractive: true)] {
            let run = await DemoRun(["no-such-file.xml"], endsInput: false, terminal: terminal)
            #expect(run.status == .unreadable)
        }
    }

    @Test("What can be read is shown beside what cannot")
    func oneFileOfTwo() async {
        let run = await DemoRun([fixture("articles.rss"), "no-such-file.xml"])
        #expect(run.output.contains("● "))
        #expect(run.error.hasPrefix("VIPERKitDemo: no-such-file.xml"))
        #expect(run.status == .unreadable)
    }

    @Test("A broken entry is skipped with a warning that names file, line and entry")
    func brokenEntry() async throws {
        let file = try scratchFile(
            "<rss><channel>\n<item><title>a</item>\n<item><title>b</title></item></channel></rss>")
        let run = await DemoRun([file])
        #expect(run.error.contains("\(file):2:22: entry 1"))
        #expect(run.output.contains("● ") && run.output.contains("b\n"))
        #expect(run.status == .success)
    }

    @Test("No control character of a feed reaches the output")
    func controlCharacters() async throws {
        let json =
            #"{"version": "https://jsonfeed.org/version/1.1", "title": "t\u001b[31m", "items": "#
            + #"[{"id": "1", "title": "a\u001b]0;x\u0007b\u009b31m", "content_text": "c\u001b[2J\u202ed"}]}"#
        let run = await DemoRun([try scratchFile(json)], typing: ["1", "b", "s", "\u{1B}[31m"])
        let controls = run.output.unicodeScalars.filter { $0 != "\n" && $0.properties.generalCategory == .control }
        #expect(run.output.contains("a]0;xb31m") && controls.isEmpty && !run.output.contains("\u{202E}"))
    }

    @Test("The help names every option and every exit status")
    func help() async {
        let run = await DemoRun(["--help"])
        #expect(run.status == .success)
        for word in ["FILE", "--help", "--version", "NO_COLOR", "0 when", "1 when", "2 when"] {
            #expect(run.output.contains(word))
        }
    }

    @Test("The version is printed alone")
    func version() async {
        #expect(await DemoRun(["--version"]).output == "VIPERKitDemo \(Options.versionNumber)\n")
    }

    @Test(
        "A command line that makes no sense is refused in one line",
        arguments: [["--nope"], ["-", "-"], [""], ["--", ""]])
    func misuse(arguments: [String]) async {
        let run = await DemoRun(arguments)
        #expect(run.status == .misuse && run.output.isEmpty)
        #expect(run.error.split(separator: "\n").count == 1)
    }

    @Test("What follows --help or --version does not matter", arguments: ["--help", "--version"])
    func extraArguments(option: String) async {
        #expect(await DemoRun([option, "extra", ""]).output == DemoRun([option]).output)
    }

    @Test("When the terminal becomes smaller, the list and an article are paged to fit")
    func resized() async {
        let (terminals, resize) = AsyncStream.makeStream(of: TextTerminal.self)
        let (lines, input) = AsyncStream.makeStream(of: String.self)
        let output = WrittenText()
        let terminal = TextTerminal(width: 60, isInteractive: true)
        let program = Program(
            arguments: [], terminal: terminal, output: output, error: "", terminals: terminals
        ) { lines }
        let run = Task { await program.run() }
        resize.yield(TextTerminal(width: 60, height: 13, isInteractive: true))
        await turns(until: { output.text.contains("1–3 of 8") })
        input.yield("2")
        await turns(until: { output.text.contains("lines 1–5 of") })
        input.finish()
        #expect(await run.value == .success)
        #expect(output.text.contains("1–3 of 8") && output.text.contains("lines 1–5 of"))
    }

    @Test("After -- an argument is a file, whatever it looks like")
    func endOfOptions() throws {
        #expect(try Options(["--", "--help", "-"]) == .read(.init(paths: ["--help", "-"])))
    }
}
