// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Testing

@testable import VIPERKit

/// A screen with as many lines as there is room for, and a key more when there are few.
private final class FillingScreen: TextScreen {
    var heights: [Int?] = []
    var extraKeys = 0
    private var room = 99

    override func viewWillLayout(width: Int, height: Int?) {
        heights.append(height)
        room = height ?? 1
        setNeedsDisplay()
    }
    override func lines(width: Int) -> [TextLine] { (0..<room).map { TextLine("\($0)") } }
    override var actions: [TextAction] {
        (0..<(room < 15 ? extraKeys : 0)).map { TextAction("\($0)", "a key of a screen") {} }
    }
}

@Suite("A screen that fits its terminal") @MainActor
struct TextLayoutTests {
    @Test("A screen that fills its room, a notice and the prompt fill the terminal", arguments: [12, 24])
    func fills(height: Int) {
        let terminal = TextTerminal(height: height, isInteractive: true)
        let (stack, _) = TextNavigationStack.drawn(FillingScreen(), terminal)
        stack.receive("x")
        stack.draw()
        let frame = (stack.output as? Transcript)?.writes.last ?? ""
        #expect(frame.split(separator: "\n", omittingEmptySubsequences: false).count == height)
    }

    @Test("Keys that come about by the layout are allowed for")
    func moreKeys() {
        let screen = FillingScreen()
        screen.extraKeys = 9
        let (stack, _) = TextNavigationStack.drawn(screen, TextTerminal(height: 20, isInteractive: true))
        #expect(screen.heights == [13, 11])
        withExtendedLifetime(stack) {}
    }

    @Test("In a transcript there are no bounds, and in a tiny terminal three lines")
    func bounds() {
        let screen = FillingScreen()
        let (stack, _) = TextNavigationStack.drawn(screen)
        stack.terminal.height = 2
        stack.drawIfNeeded()
        #expect(screen.heights == [nil, 3])
    }

    @Test("What a screen changes to fit is drawn at once, and not once more")
    func settled() {
        let (stack, output) = TextNavigationStack.drawn(FillingScreen(), TextTerminal(height: 20))
        #expect(stack.navigator?.display.isDue == false && output.writes.count == 1)
    }
}
