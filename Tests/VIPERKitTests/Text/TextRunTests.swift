// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Testing

@testable import VIPERKit

/// Lines that are there from the start, or come after some turns of the main actor.
struct Lines: AsyncSequence, AsyncIteratorProtocol {
    struct Broken: Error {}

    private var lines: ArraySlice<String>
    private let isBroken: Bool

    init(_ lines: [String], isBroken: Bool = false) {
        self.lines = lines[...]
        self.isBroken = isBroken
    }

    func makeAsyncIterator() -> Lines { self }

    mutating func next() async throws -> String? {
        await turns()
        if lines.isEmpty, isBroken { throw Broken() }
        return lines.popFirst()
    }
}

@Suite("Running on lines of input", .timeLimit(.minutes(1))) @MainActor
struct TextRunTests {
    final class LoadingScreen: TextScreen {
        let delay: Int
        var rows = ["nothing"] { didSet { setNeedsDisplay() } }
        var loads = 0
        init(_ delay: Int) {
            self.delay = delay
            super.init()
            title = "Feed"
        }
        override var isBusy: Bool { loads > 0 }
        override func lines(width: Int) -> [TextLine] { rows.map { TextLine($0) } }
        override var actions: [TextAction] { [TextAction("l", "load", self) { $0.load() }] }

        func load() {
            (loads, rows) = (loads + 1, ["loading"])
            Task {
                await turns(delay)
                rows = ["half"]
                await turns(delay)
                (loads, rows) = (loads - 1, ["article"])
            }
        }
    }

    private static let frame = { (body: String) in "Feed\n\n\(body)\n\nl load   q quit\n\n" }

    @Test("A transcript is frames and lines in turns, whatever loading takes", arguments: [1, 3, 40])
    func transcript(delay: Int) async throws {
        let output = Transcript()
        let stack = TextNavigationStack(root: LoadingScreen(delay), output: output)
        try await stack.run(Lines(["l", "l", ""]))
        let frame = Self.frame("article")
        #expect(output.text == Self.frame("nothing") + "> l\n\n\(frame)> l\n\n\(frame)> \n\n\(frame)")
    }

    @Test("A screen that is busy from the start is waited for before the first frame")
    func busyFromStart() async throws {
        let (screen, output) = (LoadingScreen(5), Transcript())
        screen.load()
        try await TextNavigationStack(root: screen, output: output).run(Lines([]))
        #expect(output.text == Self.frame("article"))
    }

    @Test("What changes between two lines is shown after the next one")
    func changeBetweenLines() async throws {
        let (screen, output) = (FeedScreen(), Transcript())
        let stack = TextNavigationStack(root: screen, output: output)
        let change = Task {
            await turns(15)
            screen.feed.articles = ["new"]
        }
        try await stack.run(Lines(["", ""]))
        await change.value
        #expect(output.writes.map { $0.hasPrefix("> ") } == [false, true, false, true, false])
    }

    @Test("quit ends the run; later lines are not taken")
    func quit() async throws {
        let (screen, output) = (FeedScreen(), Transcript())
        try await TextNavigationStack(root: screen, output: output).run(Lines(["quit", "x"]))
        #expect(output.writes.count == 2 && output.writes[1] == "> quit\n\n")
    }

    @Test("An unknown key is said in the frame after it, and only there")
    func unknownKey() async throws {
        let output = Transcript()
        try await TextNavigationStack(root: FeedScreen(), output: output).run(Lines(["x", ""]))
        #expect(output.writes.map { $0.contains("There is no key x.") } == [false, false, true, false, false])
    }

    @Test("Lines that fail end the run with their error")
    func failing() async {
        let stack = TextNavigationStack(root: FeedScreen(), output: Transcript())
        await #expect(throws: Lines.Broken.self) { try await stack.run(Lines(["x"], isBroken: true)) }
    }

    @Test("At a terminal lines are taken while the screen is busy, and not repeated")
    func interactive() async throws {
        let (screen, output) = (FeedScreen(), Transcript())
        screen.feed.isLoading = true
        let stack = TextNavigationStack(root: screen, output: output, terminal: TextTerminal(isInteractive: true))
        try await stack.run(Lines(["x"]))
        #expect(output.text.contains("There is no key x.") && !output.text.contains("> x"))
    }

    @Test("A run that is cancelled ends, though the screen stays busy")
    func cancelled() async throws {
        let screen = FeedScreen()
        screen.feed.isLoading = true
        let stack = TextNavigationStack(root: screen, output: Transcript())
        var hasEnded = false
        let run = Task {
            try await stack.run(Lines([]))
            hasEnded = true
        }
        await turns()
        #expect(!hasEnded)
        run.cancel()
        try await run.value
        #expect(hasEnded && screen.isBusy)
    }

    @Test("After a run the stack draws by itself again, and is freed when released")
    func afterRun() async throws {
        let (screen, output) = (FeedScreen(), Transcript())
        weak var released: TextNavigationStack?
        do {
            let stack = TextNavigationStack(root: screen, output: output)
            released = stack
            try await stack.run(Lines([]))
            screen.rows = ["new"]
            await turns()
            #expect(output.writes.count == 2)
        }
        await turns()
        #expect(released == nil)
    }
}
