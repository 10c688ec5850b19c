// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Testing

@testable import VIPERKit

@Suite("Drawing") @MainActor
struct TextDisplayTests {
    @Test("However many changes a turn makes, they are drawn once, at the next")
    func onceATurn() async {
        let screen = FeedScreen()
        let (stack, output) = TextNavigationStack.drawn(screen)
        for row in 0..<100 {
            screen.rows.append("\(row)")
            screen.feed.articles.append("article \(row)")
            screen.title = "Feed \(row)"
        }
        stack.push(FeedScreen())
        stack.pop()
        #expect(output.writes.count == 1)
        await turns()
        #expect(output.writes.count == 2 && output.text.contains("article 99\n0\n"))
    }

    @Test("What is observed in lines redraws, again and again")
    func observedLines() async {
        let screen = FeedScreen()
        let (stack, output) = TextNavigationStack.drawn(screen)
        for article in ["one", "two", "three"] {
            screen.feed.articles = [article]
            await turns()
            #expect(output.writes.last?.contains(article) == true)
        }
        #expect(output.writes.count == 4)
        withExtendedLifetime(stack) {}
    }

    @Test("What is observed in actions redraws")
    func observedActions() async {
        let screen = FeedScreen()
        let (stack, output) = TextNavigationStack.drawn(screen)
        screen.feed.command = "reload"
        await turns()
        #expect(output.writes.last?.contains("r reload") == true)
        withExtendedLifetime(stack) {}
    }

    @Test("What is observed in isBusy redraws, also while a notice is shown")
    func observedBusy() async {
        let screen = FeedScreen()
        let (stack, _) = TextNavigationStack.drawn(screen, TextTerminal(isInteractive: true))
        stack.receive("x")
        stack.drawIfNeeded()
        #expect(!stack.isDrawingDue)
        screen.feed.isLoading = true
        #expect(stack.isDrawingDue)
    }

    @Test("A change of what was observed makes a drawing due at once")
    func dueAtOnce() {
        let screen = FeedScreen()
        let (stack, output) = TextNavigationStack.drawn(screen)
        screen.feed.articles = ["new"]
        stack.drawIfNeeded()
        #expect(output.writes.count == 2 && output.text.contains("new"))
        stack.drawIfNeeded()
        #expect(output.writes.count == 2)
    }

    @Test("What a screen observed before it was covered draws nothing any more")
    func coveredScreen() {
        let screen = FeedScreen()
        let (stack, _) = TextNavigationStack.drawn(screen)
        stack.push(FeedScreen())
        stack.drawIfNeeded()
        screen.feed.articles = ["new"]
        screen.rows = ["new"]
        #expect(!stack.isDrawingDue)
    }

    @Test("A drawing ends the watch of the one before, though nothing has changed")
    func noWatchLeftBehind() {
        let screen = FeedScreen()
        let (stack, _) = TextNavigationStack.drawn(screen)
        weak var watch: DrawingWatch?
        watch = stack.navigator?.display.watch
        #expect(watch != nil)
        stack.draw()
        #expect(watch == nil)
    }

    @Test("What was observed keeps no watch when the stack has gone")
    func noWatchLeftBehindStack() {
        let screen = FeedScreen()
        weak var watch: DrawingWatch?
        do { watch = TextNavigationStack.drawn(screen).stack.navigator?.display.watch }
        #expect(watch == nil)
    }

    @Test("A change ends the watch by itself")
    func spoiled() {
        let feed = Feed()
        weak var watch: DrawingWatch?
        do {
            let reading = DrawingWatch()
            watch = reading
            _ = reading.read({ feed.articles }, onChange: {})
        }
        #expect(watch != nil)
        feed.articles = ["new"]
        #expect(watch == nil)
    }

    @Test("Ending a watch is no change, and a change after the end is none")
    func endedWatch() {
        let (feed, watch) = (Feed(), DrawingWatch())
        _ = watch.read({ feed.articles }, onChange: { Issue.record("not changed") })
        watch.end()
        feed.articles = ["new"]
        #expect(!watch.isStale)
    }

    @Test("An equal frame is not drawn twice unless forced")
    func equalFrame() {
        let screen = FeedScreen()
        let (stack, output) = TextNavigationStack.drawn(screen)
        screen.setNeedsDisplay()
        stack.drawIfNeeded()
        #expect(output.writes.count == 1)
        stack.draw()
        #expect(output.writes.count == 2 && output.writes[0] == output.writes[1])
    }

    @Test("A change of the terminal is drawn, even when the frame is the same")
    func terminalChange() {
        let (stack, output) = TextNavigationStack.drawn(FeedScreen())
        stack.terminal.isInteractive = true
        stack.drawIfNeeded()
        #expect(output.writes.count == 2 && output.writes[1].hasSuffix("\n> "))
    }

    @Test("The title of a covered screen is redrawn in the breadcrumb")
    func coveredTitle() {
        let screen = FeedScreen("Feeds")
        let (stack, output) = TextNavigationStack.drawn(screen)
        stack.push(FeedScreen("Swift"))
        stack.drawIfNeeded()
        screen.title = "All feeds"
        stack.drawIfNeeded()
        #expect(output.writes.last?.hasPrefix("All feeds › Swift\n") == true)
    }

    @Test("A module built while drawing catches up at once")
    func lateModule() {
        final class LateScreen: TextScreen {
            lazy var module = BaseModule(resolving: self)
            override func lines(width: Int) -> [TextLine] { [TextLine("\(module.interactor.isActive)")] }
        }
        let screen = LateScreen()
        let (stack, output) = TextNavigationStack.drawn(screen)
        #expect(output.text.contains("false") && screen.module.interactor.isActive)
        #expect(stack.shown()[2] == "true")
    }

    @Test("A spinner turns at a terminal while the screen is busy, and only then")
    func spinner() throws {
        let screen = FeedScreen()
        let (stack, output) = TextNavigationStack.drawn(screen, TextTerminal(isInteractive: true))
        let display = try #require(stack.navigator?.display)
        display.spin()
        #expect(!stack.isDrawingDue)
        screen.feed.isLoading = true
        display.spin()
        stack.drawIfNeeded()
        #expect(output.writes[1].contains("⠙ loading"))
    }

    /// A display that is busy, with the line of its frame that the spinner is in, counted from one.
    private func busy(height: Int? = nil) throws -> (stack: TextNavigationStack, row: Int, output: Transcript) {
        let screen = FeedScreen()
        screen.rows = ["one", "two"]
        screen.feed.isLoading = true
        let terminal = TextTerminal(height: height, isInteractive: true)
        let (stack, output) = TextNavigationStack.drawn(screen, terminal)
        let lines = output.text.split(separator: "\n", omittingEmptySubsequences: false)
        return (stack, try #require(lines.firstIndex { $0.hasSuffix(" loading") }) + 1, output)
    }

    @Test("A turning spinner draws its own line only, and leaves the cursor where the user types")
    func spinnerLine() throws {
        let (stack, row, output) = try busy()
        stack.navigator?.display.spin()
        stack.drawIfNeeded()
        #expect(output.writes.dropFirst() == ["\u{1B}7\u{1B}[\(row);1H\u{1B}[2K⠙ loading\u{1B}8"])
    }

    @Test("A frame that differs by nothing but what the spinner has drawn is not drawn again")
    func spinnerDrawn() throws {
        let (stack, _, output) = try busy()
        stack.navigator?.display.spin()
        stack.visibleScreen?.setNeedsDisplay()
        stack.drawIfNeeded()
        #expect(output.writes.count == 2)
    }

    @Test("A frame higher than the terminal has moved up, and a spinner that has left it is not drawn")
    func spinnerOfHighFrame() throws {
        let (stack, row, output) = try busy(height: 6)
        // Eight lines and the prompt, so that three are out of sight.
        stack.navigator?.display.spin()
        #expect(output.writes.last?.contains("\u{1B}[\(row - 3);1H") == true)
        stack.terminal.height = 2
        stack.drawIfNeeded()
        stack.navigator?.display.spin()
        #expect(output.writes.last?.hasPrefix("\u{1B}[H") == true)
    }

    @Test("While a notice is shown the spinner draws nothing")
    func spinnerBelowNotice() throws {
        let (stack, _, output) = try busy()
        stack.receive("x")
        stack.drawIfNeeded()
        stack.navigator?.display.spin()
        #expect(stack.navigator?.display.isDue == false && output.writes.count == 2)
    }

    @Test("A transcript has no spinner")
    func noSpinner() throws {
        let screen = FeedScreen()
        let (stack, output) = TextNavigationStack.drawn(screen)
        screen.feed.isLoading = true
        stack.drawIfNeeded()
        try #require(stack.navigator?.display).spin()
        #expect(!stack.isDrawingDue && !output.text.contains("loading"))
    }
}

extension TextNavigationStack {
    fileprivate var isDrawingDue: Bool { navigator?.display.isDue ?? false }
}
