// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Testing

@testable import VIPERKit

@MainActor
@Suite("The views of the kit")
struct TextViewKindsTests {
    @Test("A label wraps its text, or cuts each of its lines")
    func label() {
        let label = TextLabel("one two\nthree four", style: .dim)
        #expect(label.lines(width: 5) == ["one", "two", "three", "four"].map { TextLine($0, .dim) })
        label.wraps = false
        #expect(label.shown(width: 5) == ["one …", "thre…"])
    }

    @Test("A label without text takes no line")
    func emptyLabel() {
        #expect(TextLabel().lines(width: 5).isEmpty)
    }

    @Test("A label redraws when one of its properties changes, and only then")
    func labelRedraws() {
        let label = TextLabel("a")
        #expect(label.redraws { (label.text, label.style, label.wraps) = ("b", .bold, false) } == 3)
        #expect(label.redraws { (label.text, label.style, label.wraps) = ("b", .bold, false) } == 0)
    }

    @Test("A button shows its key, and is dim without an action when not enabled")
    func button() {
        let button = TextButton("r", "refresh")
        #expect(button.lines(width: 20) == ["[\("r", .accent)] refresh"])
        button.isEnabled = false
        #expect(button.lines(width: 20) == [TextLine("[r] refresh", .dim)])
        #expect(button.actions.isEmpty)
        #expect(button.shown(width: 6) == ["[r] r…"])
    }

    @Test("A button calls what it was given last, closure or method")
    func buttonPress() throws {
        let (button, owner) = (TextButton("r", "refresh"), ActionOwner())
        button.press()
        button.onPress(owner) { owner in owner.open(1) }
        try #require(button.actions.first).perform()
        button.onPress(owner) { $0.refresh() }
        try #require(button.actions.first).perform()
        #expect(owner.log == ["open 1", "refresh"])
    }

    @Test("A button that was disabled after its action was read does nothing")
    func buttonDisabled() throws {
        let (button, owner) = (TextButton("r", "refresh"), ActionOwner())
        button.onPress(owner) { $0.refresh() }
        let action = try #require(button.actions.first)
        button.isEnabled = false
        action.perform()
        #expect(owner.log.isEmpty)
    }

    @Test("A button redraws when one of its properties changes, and only then")
    func buttonRedraws() {
        let button = TextButton("a", "b")
        #expect(button.redraws { (button.key, button.title, button.isEnabled) = ("c", "d", false) } == 3)
        #expect(button.redraws { (button.key, button.title, button.isEnabled) = ("c", "d", false) } == 0)
    }

    @Test("A button does not hold its owner")
    func buttonOwnerLifetime() {
        weak var weakOwner: ActionOwner?
        let button = TextButton("r", "refresh")
        do {
            let owner = ActionOwner()
            button.onPress(owner) { $0.refresh() }
            weakOwner = owner
        }
        #expect(weakOwner == nil)
        button.press()
    }

    @Test("A button's action does not hold the button")
    func buttonActionLifetime() throws {
        weak var weakButton: TextButton?
        let action: TextAction
        do {
            let button = TextButton("r", "refresh")
            action = try #require(button.actions.first)
            weakButton = button
        }
        #expect(weakButton == nil)
        action.perform()
    }

    @Test("A stack puts empty lines between the views that have lines")
    func stack() {
        let hidden = TextLabel("hidden")
        hidden.isHidden = true
        let stack = TextVStack([TextLabel("a"), TextLabel(), hidden, TextLabel("b\nc"), TextLabel("d")], spacing: 1)
        #expect(stack.shown() == ["a", "", "b", "c", "", "d"])
        stack.spacing = -1
        #expect(stack.shown() == ["a", "b", "c", "d"])
    }

    @Test("Spacing beyond all measure is a thousand lines")
    func boundedSpacing() {
        #expect(TextVStack([TextLabel("a"), TextLabel("b")], spacing: .max).shown().count == 1_002)
    }

    @Test("A stack redraws when its spacing changes, and only then")
    func stackRedraws() {
        let stack = TextVStack()
        #expect(stack.redraws { stack.spacing = 2 } == 1)
        #expect(stack.redraws { stack.spacing = 2 } == 0)
    }

    @Test("No view shows a control sequence, whatever it is given")
    func hostile() {
        let text = "\u{1B}[2J\u{9B}m\r\u{202E}"
        let list = TextList(["\(text)"])
        let stack = TextVStack([TextLabel(text), TextButton(text, text), list])
        let controls = stack.shown().joined().unicodeScalars.filter(TextSanitizer.isControl)
        #expect(controls.isEmpty)
    }
}
