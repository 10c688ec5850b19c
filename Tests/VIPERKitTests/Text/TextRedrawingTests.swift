// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Observation
import Testing

@testable import VIPERKit

@Suite("Drawings that ask for drawings") @MainActor
struct TextRedrawingTests {
    /// An output that draws when it is written to, and keeps what is written by itself.
    struct DrawingOutput: TextOutputStream {
        let onWrite: @MainActor () -> Void
        var writes = 0
        mutating func write(_ string: String) {
            MainActor.assumeIsolated { onWrite() }
            writes += 1
        }
    }

    @Observable @MainActor
    final class Visits { var count = 0 }

    /// A screen that changes, while it is drawn, what it has read.
    final class CountingScreen: TextScreen {
        let visits = Visits()
        let limit: Int
        init(_ limit: Int) { self.limit = limit }
        override func lines(width: Int) -> [TextLine] {
            let count = visits.count
            if count < limit { visits.count = count + 1 }
            return [TextLine("visit \(count)")]
        }
    }

    @Test("An output may draw while it is written to: that drawing is due at the next turn", arguments: [false, true])
    func drawingOutput(isInteractive: Bool) async {
        let screen = FeedScreen()
        weak var shown: TextNavigationStack?
        let output = DrawingOutput { shown?.draw() }
        let stack = TextNavigationStack(
            root: screen, output: output, terminal: TextTerminal(isInteractive: isInteractive))
        shown = stack
        stack.draw()
        #expect((stack.output as? DrawingOutput)?.writes == 1)
        screen.rows = ["new"]
        await turns()
        #expect((stack.output as? DrawingOutput)?.writes == 2)
    }

    @Test("An output may read itself from the stack while it is written to")
    func readingOutput() {
        final class CallingOutput: TextOutputStream {
            var onWrite: @MainActor () -> Void = {}
            func write(_ string: String) {
                let onWrite = onWrite
                MainActor.assumeIsolated { onWrite() }
            }
        }
        let output = CallingOutput()
        let stack = TextNavigationStack(root: FeedScreen(), output: output)
        var isItself = false
        output.onWrite = { isItself = stack.output as? CallingOutput === output }
        stack.draw()
        #expect(isItself)
        output.onWrite = {}
    }

    @Test("Lines that draw their own stack do not nest")
    func drawingLines() {
        final class NestingScreen: TextScreen {
            var onDraw: @MainActor () -> Void = {}
            override func lines(width: Int) -> [TextLine] {
                onDraw()
                return ["row"]
            }
        }
        let screen = NestingScreen()
        let (stack, output) = TextNavigationStack.drawn(screen)
        screen.onDraw = { [weak stack] in stack?.draw() }
        stack.draw()
        #expect(output.writes.count == 2)
    }

    @Test("What a drawing changes of what it has read is shown")
    func changeWhileReading() async {
        let screen = CountingScreen(3)
        let (stack, output) = TextNavigationStack.drawn(screen)
        await turns()
        #expect(output.writes.last?.contains("visit 3") == true)
        #expect(stack.navigator?.display.isDue == false)
    }

    @Test("A screen that changes something at each drawing is drawn once a turn, not without end")
    func changeWithoutEnd() async {
        let screen = CountingScreen(.max)
        let (stack, output) = TextNavigationStack.drawn(screen)
        #expect(output.writes.count == 1)
        stack.drawIfNeeded()
        #expect(output.writes.count == 2)
        await turns()
        #expect(output.writes.count > 2)
    }
}
