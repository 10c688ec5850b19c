// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Testing

@testable import VIPERKit

@Suite("Opening a link") @MainActor
struct OpenLinkTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let before: String, link: String, after: String
        var testDescription: String { "\(link) on \(before)" }
    }

    @Test(
        "It leads to the same screens from any state",
        arguments: [
            Case(before: "", link: "feed/3/comments", after: "-/feed/3/comments"),
            Case(before: "feed/4", link: "feed/3/comments", after: "-/feed/3/comments"),
            Case(before: "search/x/3", link: "feed", after: "-/feed"),
            Case(before: "feed/3/comments", link: "feed/3", after: "-/feed/3"),
            Case(before: "feed/3/compose/search/x", link: "feed/3", after: "-/feed/3"),
            Case(before: "feed/compose/3", link: "3/compose/search/x", after: "-/3|compose/search+x"),
            Case(before: "compose/compose/compose", link: "feed/compose/compose/3", after: "-/feed|compose|compose/3"),
            Case(before: "", link: "compose/3", after: "-|compose/3"),
            Case(before: "feed/3/compose/4", link: "", after: "-"),
            Case(before: "feed/3", link: "https://example.org/feed/4?x#y", after: "-/feed/4"),
        ])
    func opened(link: Case) throws {
        let tree = LinkTree(link.before)
        try tree.open(link.link)
        #expect(tree.shape == link.after && tree.faults.isEmpty)
        #expect(tree.stack.visibleScreen?.phase == .visible)
    }

    struct Stay: Sendable { let before: String, link: String, stay: [Int] }

    @Test(
        "The screens of the same routes, from the root on, stay",
        arguments: [
            Stay(before: "feed/3/comments", link: "feed/3/search/x", stay: [0, 1]),
            Stay(before: "feed/3/comments", link: "feed/3/comments", stay: [0, 1, 2]),
            Stay(before: "feed/3/comments", link: "3/comments", stay: []),
            Stay(before: "feed/compose/3", link: "feed/compose/3/4", stay: [0, 1, 2]),
            Stay(before: "feed/compose/3", link: "feed/compose/4", stay: [0, 1]),
            Stay(before: "feed/compose/3", link: "feed/5/compose/3", stay: [0]),
            Stay(before: "feed/5/compose/3", link: "feed/compose/3", stay: [0]),
            Stay(before: "feed/compose/3/compose", link: "feed/compose/compose", stay: [0, 1]),
        ])
    func staying(link: Stay) throws {
        let tree = LinkTree(link.before)
        let before = tree.all
        let handles = before.map { $0.stack }
        try tree.open(link.link)
        let after = tree.all
        #expect(before.indices.filter { index in after.contains { $0 === before[index] } } == link.stay)
        #expect(link.stay.allSatisfy { before[$0].stack != nil && before[$0].stack === handles[$0] })
        #expect(before.indices.allSatisfy { link.stay.contains($0) || before[$0].stack == nil })
    }

    @Test("Screens that leave are told once, top first, and nobody else is")
    func leaving() throws {
        let tree = LinkTree("feed/3/compose/4/comments")
        var left: [AppRoute] = []
        for screen in tree.all {
            screen.react = { [unowned screen] in if $0 == .left { left.append(screen.made) } }
        }
        try tree.open("feed/5")
        #expect(left == [.comments, .article(4), .compose, .article(3)])
    }

    @Test("The first route may be the root's own")
    func ownRoot() throws {
        let root = TextScreen()
        root.route = AppRoute.feed.components
        let tree = LinkTree("3", root: root)
        try tree.open("feed/4")
        #expect(tree.shape == "feed/4")
        try tree.open("feed")
        #expect(tree.shape == "feed" && tree.stack.visibleScreen === root)
    }

    @Test(
        "Nothing moves when the link is wrong, and no screen is made",
        arguments: [
            "feed/x", "feed//3", "feed/%", "search", "3/4/nowhere",
        ])
    func wrong(link: String) {
        let tree = LinkTree("feed/compose/3")
        #expect(throws: LinkError.self) { try tree.open(link) }
        #expect(tree.shape == "-/feed|compose/3" && tree.made.isEmpty && tree.faults.isEmpty)
    }

    @Test("Nothing moves when a screen cannot be made: the error names the part and the cause")
    func notMade() {
        struct Gone: Error, Equatable {}
        let tree = LinkTree("feed/compose")
        let error = #expect(throws: LinkError.self) {
            try tree.stack.open("3/search/x/4", as: AppRoute.self) { route in
                if route == .article(4) { throw Gone() }
                return TextScreen()
            }
        }
        #expect(
            error?.part == "4" && error?.position == 11 && error?.underlying is Gone && tree.shape == "-/feed|compose")
    }

    @Test("Nothing moves when a screen refuses to leave, and that is reported", arguments: 0..<4)
    func refusing(index: Int) throws {
        let tree = LinkTree("feed/3/compose/4")
        tree.all[index].refuses = true
        try tree.open("search/x")
        #expect(tree.shape == "-/feed/3|compose/4")
        #expect(tree.faults == [NavigationFault(.open, .refusesToLeave, subject: tree.all[0])])
        try tree.open("feed/3/compose/4/comments")
        #expect(tree.shape == "-/feed/3|compose/4/comments", "who stays is not asked")
    }

    @Test("From a hook it waits for its turn, and what it finds then counts")
    func fromHook() throws {
        let tree = LinkTree("feed")
        tree.all[0].react = { [unowned tree] hook in
            guard hook == .left else { return }
            #expect(throws: Never.self) { try tree.open("feed/3") }
            tree.stack.push(TextScreen())
            #expect(tree.shape == "-")
        }
        tree.stack.pop()
        #expect(tree.shape == "-/feed/3/-" && tree.faults.isEmpty)
    }

    @Test("Screens may depend on the routes before")
    func below() throws {
        let stack = TextNavigationStack(root: TextScreen(), output: "")
        var seen: [[AppRoute]] = []
        try stack.open("feed/3/compose/comments", as: AppRoute.self) { route, below in
            seen.append(below)
            return RoutedScreen(route)
        }
        #expect(seen == [[], [.feed], [.feed, .article(3)], [.feed, .article(3), .compose]])
    }
}

extension LinkTree {
    /// The screens made for routes, bottom first.
    var all: [RoutedScreen] {
        stack.navigator?.state.layers.flatMap { $0.stacks.flatMap(\.screens) }.compactMap { $0.object as? RoutedScreen }
            ?? []
    }
}

@Suite("Links that fail leave everything as it was") @MainActor
struct FailingLinkTests {
    @Test("A screen that the app keeps has its route when the link fails behind it")
    func keptRoute() {
        let kept = TextScreen()
        kept.route = ["kept"]
        let stack = TextNavigationStack(root: TextScreen(), output: "")
        struct NoScreen: Error {}
        var count = 0
        #expect(throws: LinkError.self) {
            try stack.open("feed/feed", as: AppRoute.self) { _ in
                count += 1
                if count == 2 { throw NoScreen() }
                return kept
            }
        }
        #expect(kept.route == ["kept"] && stack.screens.count == 1)
    }

    @Test("An error shows nothing of a link that would steer a terminal, and not all of a long one")
    func hostileLink() {
        let link = "\u{9B}31m\u{202E}" + String(repeating: "x", count: 10_000)
        do {
            _ = try AppRoute.routes(in: link)
            Issue.record("the link leads nowhere")
        } catch {
            #expect(error.description.count < 1_000 && !error.description.unicodeScalars.contains("\u{9B}"))
            #expect(!error.description.unicodeScalars.contains("\u{202E}"))
        }
    }
}
