// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Testing

@testable import VIPERKit

@Suite("What a frame shows") @MainActor
struct TextFrameTests {
    private static let hostile = "\u{1B}[2J\u{9B}31m\u{7}\r\u{202E}\u{8}e\u{301}語"

    @Test("Breadcrumb, lines, keys; from the root to what is shown")
    func parts() {
        let (stack, _) = TextNavigationStack.drawn(FeedScreen("Feeds"))
        let screen = FeedScreen("Swift")
        screen.rows = ["one", "two"]
        stack.push(screen)
        #expect(stack.shown() == ["Feeds › Swift", "", "one", "two", "", "r refresh   b back   h home   q quit"])
    }

    @Test("A presentation has a sign of its own in the breadcrumb")
    func presented() {
        let (stack, _) = TextNavigationStack.drawn(FeedScreen("Feeds"))
        stack.push(FeedScreen("Swift"))
        stack.present(FeedScreen("Settings"))
        stack.visibleScreen?.navigation?.push(FeedScreen("Colours"))
        #expect(stack.shown()[0] == "Feeds › Swift ▸ Settings › Colours")
    }

    @Test("A screen whose title shows nothing is called by its type", arguments: ["", "\u{1B}", "\u{200B}"])
    func untitled(title: String) {
        let (stack, _) = TextNavigationStack.drawn(FeedScreen(title))
        stack.push(FeedScreen("Swift"))
        #expect(stack.shown()[0] == "FeedScreen › Swift")
    }

    @Test("A breadcrumb that does not fit keeps its end")
    func longBreadcrumb() {
        let (stack, _) = TextNavigationStack.drawn(FeedScreen("Feeds"), TextTerminal(width: 33))
        for title in ["Languages", "Swift", "Evolution"] { stack.push(FeedScreen(title)) }
        #expect(stack.shown()[0] == "… › Languages › Swift › Evolution")
        stack.terminal.width = 30
        #expect(stack.shown()[0] == "Languages › Swift › Evolution")
        stack.push(FeedScreen("An article with a very long title"))
        #expect(stack.shown()[0] == "Swift › Evolution › An articl…")
    }

    @Test("Drawing a deep stack asks a few screens only for their titles")
    func deepBreadcrumb() {
        final class Counted: TextScreen {
            static var count = 0
            override var title: String {
                get {
                    Self.count += 1
                    return "Screen"
                }
                set {}
            }
        }
        let (stack, _) = TextNavigationStack.drawn(FeedScreen())
        stack.setScreens((0..<100_000).map { _ in Counted() })
        Counted.count = 0
        for _ in 0..<1_000 { stack.draw() }
        #expect(Counted.count <= 1_000 * 10)
    }

    @Test(
        "No line is wider than the terminal; one narrower than 20 columns counts as 20",
        arguments: [-1, 0, 1, 20, 33, 80])
    func widths(width: Int) {
        let screen = FeedScreen("語語語語語語語語語語語語語語語")
        screen.rows = [String(repeating: "語", count: 60), String(repeating: "e\u{301}", count: 90)]
        screen.keys = (0..<9).map { TextAction("\($0)", String(repeating: "語", count: 5 * $0)) {} }
        let (stack, _) = TextNavigationStack.drawn(screen, TextTerminal(width: width))
        stack.push(FeedScreen("二"))
        stack.pop()
        stack.receive(String(repeating: "語", count: 90))
        let columns = stack.shown().map { TextLine($0).columns }
        #expect(columns.max() ?? 0 <= max(20, width) && columns.max() ?? 0 >= max(20, width) - 1)
    }

    @Test("Keys fill their lines and go on in the next")
    func keyLines() {
        let screen = FeedScreen()
        screen.keys = ["open", "save", "share", "delete", "link", "archives"].map { TextAction($0, "it") {} }
        let (stack, _) = TextNavigationStack.drawn(screen, TextTerminal(width: 20))
        #expect(
            stack.shown().suffix(5) == [
                "open it   save it", "share it   delete it", "link it", "archives it",
            ] + ["r refresh   q quit"])
    }

    @Test("An action without a title is not listed")
    func untitledAction() {
        let screen = FeedScreen()
        screen.keys = [TextAction("1", "") {}]
        #expect(TextNavigationStack.drawn(screen).stack.shown().last == "r refresh   q quit")
    }

    @Test("A command whose letter the screen uses is listed by its word, and not at all when that is used too")
    func shadowedCommands() {
        let screen = FeedScreen()
        screen.keys = ["b", "h", "home"].map { TextAction($0, "my " + $0) {} }
        let (stack, _) = TextNavigationStack.drawn(FeedScreen())
        stack.push(screen)
        #expect(stack.shown().last == "b my b   h my h   home my home   r refresh   back back   q quit")
    }

    @Test("Nothing in a frame or an echo is a control character", arguments: [false, true])
    func noControls(isInteractive: Bool) async throws {
        let screen = FeedScreen(Self.hostile)
        screen.rows = [Self.hostile]
        screen.keys = [TextAction(Self.hostile, Self.hostile) {}]
        let output = Transcript()
        let stack = TextNavigationStack(
            root: screen, output: output, terminal: TextTerminal(color: isInteractive, isInteractive: isInteractive))
        try await stack.run(Lines(["x\(Self.hostile)"]))
        var text = output.text.replacing("\n", with: "")
        if isInteractive { text = text.replacing(/\u{1B}\[(H|2J|[0-9;]+m)/, with: "") }
        #expect(!text.unicodeScalars.contains(where: TextSanitizer.isControl))
        #expect(output.text.contains("There is no key x[2J31m"))
    }

    @Test("A transcript has no sequences, a terminal the kit's own")
    func sequences() {
        let screen = FeedScreen()
        #expect(!TextNavigationStack.drawn(screen).output.text.contains("\u{1B}"))
        let terminal = TextNavigationStack.drawn(FeedScreen(), TextTerminal(color: true, isInteractive: true)).output
        #expect(terminal.text.hasPrefix("\u{1B}[H\u{1B}[2J\u{1B}[1mFeed\u{1B}[0m\n\n\n\u{1B}[1mr\u{1B}[0m "))
        #expect(terminal.text.hasSuffix("\n> "))
    }
}
