// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Testing

@testable import VIPERKit

@MainActor
@Suite("An action")
struct TextActionTests {
    @Test("An action gives its closure the owner")
    func owner() {
        let owner = ActionOwner()
        TextAction("o", "open", owner) { owner in owner.open(3) }.perform()
        TextAction("r", "refresh", owner) { $0.refresh() }.perform()
        #expect(owner.log == ["open 3", "refresh"])
    }

    @Test("Blanks around a key are no part of it, as they are none of what is typed")
    func blanks() {
        let screen = FeedScreen()
        var isDone = false
        screen.keys = [TextAction(" go on\t", "go on") { isDone = true }]
        let stack = TextNavigationStack.drawn(screen).stack
        stack.receive("go on ")
        #expect(isDone && stack.shown().last == "go on go on   r refresh   q quit")
    }

    @Test("An action without an owner does what it was given")
    func noOwner() {
        var count = 0
        TextAction("q", "quit") { count += 1 }.perform()
        #expect(count == 1)
    }

    @Test("An owner that keeps its own actions dies, and they then do nothing")
    func lifetime() {
        weak var weakOwner: ActionOwner?
        var called = false
        let actions: [TextAction]
        do {
            let owner = ActionOwner()
            owner.actions = [
                TextAction("o", "open", owner) { _ in called = true },
                TextAction("r", "refresh", owner) { $0.refresh() },
            ]
            actions = owner.actions
            weakOwner = owner
        }
        #expect(weakOwner == nil)
        actions.forEach { $0.perform() }
        #expect(!called)
    }

    @Test("A view in code makes its hierarchy and acts without retaining itself")
    func viewInCode() {
        weak var weakView: RefreshView?
        do {
            let view = RefreshView()
            view.actions.forEach { $0.perform() }
            #expect(view.shown() == ["1", "", "[r] refresh"])
            weakView = view
        }
        #expect(weakView == nil)
    }
}

/// A view as a user of the kit writes one.
private final class RefreshView: TextView {
    private let count = TextLabel("0", style: .bold)
    private let button = TextButton("r", "refresh")

    override init() {
        super.init()
        addSubview(TextVStack([count, button], spacing: 1))
        button.onPress(self) { $0.refresh() }
    }

    private func refresh() {
        count.text = "1"
    }
}
