// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Testing

@testable import VIPERKit

@MainActor
@Suite("A tree of text views")
struct TextViewTests {
    @Test("Subviews are shown below each other, their actions in the same order")
    func order() {
        let view = TextView()
        [TextButton("a", "first"), TextLabel("text"), TextButton("b", "second")].forEach(view.addSubview)
        #expect(view.shown() == ["[a] first", "text", "[b] second"])
        #expect(view.actions.map(\.key) == ["a", "b"])
    }

    @Test("A hidden subview has neither lines nor actions")
    func hidden() {
        let view = TextView()
        let button = TextButton("a", "first")
        view.addSubview(button)
        button.isHidden = true
        #expect(view.shown().isEmpty)
        #expect(view.actions.isEmpty)
    }

    @Test("Adding a view takes it out of the one it was in")
    func move() {
        let (old, new, label) = (TextView(), TextView(), TextLabel("a"))
        old.addSubview(label)
        new.addSubview(label)
        #expect(old.subviews.isEmpty)
        #expect(new.subviews.map(ObjectIdentifier.init) == [ObjectIdentifier(label)])
        #expect(label.superview === new)
    }

    @Test("Adding a subview again moves it below the others")
    func moveDown() {
        let (view, first, second) = (TextView(), TextLabel("1"), TextLabel("2"))
        [first, second, first].forEach(view.addSubview)
        #expect(view.shown() == ["2", "1"])
    }

    @Test("A removed view belongs to nobody, and removing it again does nothing")
    func remove() {
        let (view, label) = (TextView(), TextLabel("1"))
        view.addSubview(label)
        label.removeFromSuperview()
        label.removeFromSuperview()
        #expect(view.subviews.isEmpty)
        #expect(label.superview == nil)
    }

    @Test("A change deep inside reaches the host of the root view, once")
    func needsDisplay() {
        let (root, middle, label) = (TextView(), TextView(), TextLabel("1"))
        root.addSubview(middle)
        middle.addSubview(label)
        #expect(root.redraws { label.text = "2" } == 1)
        #expect(middle.redraws { label.text = "3" } == 0)
    }

    @Test("Adding, removing and hiding redraw, hiding twice does not")
    func redraws() {
        let (root, label) = (TextView(), TextLabel("1"))
        #expect(root.redraws { root.addSubview(label) } == 1)
        #expect(root.redraws { label.isHidden = true } == 1)
        #expect(root.redraws { label.isHidden = true } == 0)
        #expect(root.redraws { label.removeFromSuperview() } == 1)
        #expect(root.redraws { label.text = "no longer here" } == 0)
    }

    @Test("A box that a view has bound redraws it, and none that another object has")
    func boundBox() {
        let (view, box, owner) = (TextView(), Box(1), ActionOwner())
        box.bind(view) { _, _ in }
        #expect(view.redraws { box.value = 2 } == 1)
        let other = Box(1)
        other.bind(owner) { _, _ in }
        #expect(view.redraws { other.value = 2 } == 0)
    }

    @Test("A tree of 50,000 views inside each other is released")
    func deepTree() {
        weak var innermost: TextView?
        do {
            var view = TextView()
            innermost = view
            for _ in 0..<50_000 {
                let outer = TextView()
                outer.addSubview(view)
                view = outer
            }
        }
        #expect(innermost == nil)
    }

    @Test("A view that is kept lives on with its subviews when the tree around it is released")
    func keptSubtree() {
        let (kept, label) = (TextView(), TextLabel("1"))
        kept.addSubview(label)
        do {
            let root = TextView()
            root.addSubview(kept)
        }
        #expect(kept.shown() == ["1"] && label.superview === kept && kept.superview == nil)
    }

    @Test("A view holds its subviews, and neither its superview nor its host")
    func lifetime() {
        weak var weakRoot: TextView?
        weak var weakHost: CountingHost?
        weak var weakOther: TextLabel?
        let label = TextLabel("1")
        do {
            let (root, host, other) = (TextView(), CountingHost(), TextLabel("2"))
            [label, other].forEach(root.addSubview)
            label.host = host
            (weakRoot, weakHost, weakOther) = (root, host, other)
        }
        #expect(weakRoot == nil && weakHost == nil && weakOther == nil)
        #expect(label.superview == nil)
    }

    @Test("Adding a view to itself traps and says how to mend it")
    func addItself() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let label = TextLabel("1")
            label.addSubview(label)
        }
        let message = try String(decoding: #require(result).standardErrorContent, as: UTF8.self)
        #expect(message.contains("TextLabel cannot become a subview of itself (TextLabel). Add another view"))
    }

    @Test("Adding an ancestor traps and says how to mend it")
    func addAncestor() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let (root, middle, label) = (TextVStack(), TextView(), TextLabel("1"))
            root.addSubview(middle)
            middle.addSubview(label)
            label.addSubview(root)
        }
        let message = try String(decoding: #require(result).standardErrorContent, as: UTF8.self)
        #expect(message.contains("TextVStack cannot become a subview of a view inside it (TextLabel)."))
        #expect(message.contains("removeFromSuperview()"))
    }
}
