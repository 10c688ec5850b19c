// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Testing

@testable import VIPERKit

@Suite("Saving and restoring a stack") @MainActor
struct RestorationTests {
    private func restored(_ saved: Restoration, on link: String = "") throws -> LinkTree {
        let tree = LinkTree(link)
        try tree.stack.restore(saved, as: AppRoute.self) { [unowned tree] route in tree.screen(route) }
        return tree
    }

    @Test("All layers come back on any state", arguments: ["", "3/4", "feed/compose/3", "compose/compose/comments"])
    func roundTrip(before: String) throws {
        let saved = LinkTree("feed/search/a%2Fb/compose/3/compose").stack.restoration
        let tree = try restored(Restoration(json: saved.json), on: before)
        #expect(tree.shape == "-/feed/search+a/b|compose/3|compose" && tree.faults.isEmpty)
        #expect(tree.stack.restoration == saved && tree.stack.visibleScreen?.phase == .visible)
    }

    struct Omission: Sendable { let build: @MainActor @Sendable (LinkTree) -> Void, shape: String, omitted: [String] }

    @Test(
        "A screen without a route is left out with all that is above it, and named",
        arguments: [
            Omission(build: { $0.stack.push(TextScreen()) }, shape: "-/feed", omitted: ["TextScreen"]),
            Omission(
                build: {
                    $0.stack.push(TextScreen())
                    $0.stack.push($0.routed(.comments))
                }, shape: "-/feed", omitted: ["TextScreen", "RoutedScreen"]),
            Omission(
                build: {
                    $0.stack.push(TextScreen())
                    $0.stack.present($0.routed(.compose))
                }, shape: "-/feed", omitted: ["TextScreen", "RoutedScreen"]),
            Omission(
                build: {
                    $0.stack.present(TopicScreen())
                    $0.stack.present($0.routed(.compose))
                }, shape: "-/feed", omitted: ["TopicScreen", "RoutedScreen"]),
            Omission(
                build: {
                    $0.stack.present($0.routed(.compose))
                    $0.stack.visibleScreen?.navigation?.push(TopicScreen())
                }, shape: "-/feed|compose", omitted: ["TopicScreen"]),
        ])
    func omitted(omission: Omission) throws {
        let tree = LinkTree("feed")
        omission.build(tree)
        #expect(tree.stack.restoration.omitted == omission.omitted)
        #expect(try restored(tree.stack.restoration).shape == omission.shape)
    }

    @Test("A screen that the app pushed with a route is saved as well")
    func ownRoute() {
        let tree = LinkTree("feed")
        tree.stack.push(tree.routed(.article(3)))
        #expect(tree.stack.restoration == Restoration(layers: [.init(stacks: [[["feed"], ["3"]]])]))
    }

    @Test("Any stack of the tree gives the whole, and one that has left nothing")
    func fromAnyStack() throws {
        let tree = LinkTree("feed/compose")
        let handle = try #require(tree.stack.visibleScreen?.stack)
        #expect(handle.restoration == tree.stack.restoration && handle.restoration.layers.count == 2)
        var other: TextNavigationStack? = TextNavigationStack(root: TextScreen(), output: "")
        other?.present(TextScreen())
        let kept = other?.visibleScreen?.stack
        other = nil
        #expect(kept?.restoration == Restoration(layers: [.init(stacks: [[]])]))
    }

    @Test("Tabs come back with their own screens and the one that is selected, presented ones too")
    func tabs() throws {
        func made() -> TextTabs { TextTabs([TextScreen(), TextScreen(), TextScreen()], output: "") }
        let (tabs, others) = (made(), made())
        try tabs.open("feed/3", as: AppRoute.self) { RoutedScreen($0) }
        tabs.select(2)
        try tabs.open("search/x", as: AppRoute.self) { RoutedScreen($0) }
        let roots = [RoutedScreen(.feed), RoutedScreen(.comments)]
        for root in roots { root.route = root.made.components }
        tabs.selectedStack.present(tabs: roots)
        roots[0].stack?.select(1)
        try others.restore(Restoration(json: tabs.restoration.json), as: AppRoute.self) { RoutedScreen($0) }
        #expect(others.stacks[0].navigator?.routes == "-/feed/3,-,[-/search+x]|feed,[comments]")
        #expect(others.restoration == tabs.restoration && others.visibleScreen.route == ["comments"])
    }

    @Test("A tab that is not selected is cut by itself, and what is presented stays")
    func cutTab() throws {
        let tabs = TextTabs([TextScreen(), TextScreen()], output: "")
        tabs.stacks[1].push(TopicScreen())
        try tabs.open("feed/compose", as: AppRoute.self) { RoutedScreen($0) }
        #expect(tabs.restoration.layers.map(\.stacks) == [[[["feed"]], []], [[["compose"]]]])
        #expect(tabs.restoration.omitted == ["TopicScreen"])
    }

    @Test("Other tabs than were saved are reported, and nothing moves")
    func otherTabs() throws {
        let tree = try restored(Restoration(layers: [.init(stacks: [[["feed"]], []], selected: 0)]), on: "3")
        #expect(tree.shape == "-/3" && tree.faults.map(\.reason) == [.otherTabs] && tree.faults[0].verb == .restore)
        let tabs = TextTabs([TextScreen()], output: "")
        var faults: [NavigationFault] = []
        tabs.onFault = { faults.append($0) }
        try tabs.restore(Restoration(layers: [.init(stacks: [[["feed"]]])]), as: AppRoute.self) { RoutedScreen($0) }
        #expect(faults.map(\.reason) == [.otherTabs] && tabs.stacks[0].screens.count == 1)
    }

    @Test("An unknown route, and one that has no screen, is an error, and nothing moves")
    func wrongRoutes() {
        struct Gone: Error {}
        let tree = LinkTree("compose")
        for route in [["nowhere"], ["search"], ["3", "4"], [], ["99"]] {
            let saved = Restoration(layers: [.init(stacks: [[["feed"], route]])])
            let error = #expect(throws: RestorationError.self) {
                try tree.stack.restore(saved, as: AppRoute.self) { route in
                    if route == .article(99) { throw Gone() }
                    return RoutedScreen(route)
                }
            }
            guard case .route(let cause) = error else {
                return _ = Issue.record("\(route): \(String(describing: error))")
            }
            #expect(cause.link == route.joined(separator: "/"))
        }
        #expect(tree.shape == "-|compose" && tree.faults.isEmpty)
    }

    @Test("Screens may depend on the routes below, in their stack and in what it is presented above")
    func below() throws {
        var seen: [[AppRoute]] = []
        let stack = TextNavigationStack(root: TextScreen(), output: "")
        try stack.restore(LinkTree("feed/3/compose/comments").stack.restoration, as: AppRoute.self) { route, below in
            seen.append(below)
            return RoutedScreen(route)
        }
        #expect(seen == [[], [.feed], [.feed, .article(3)], [.feed, .article(3), .compose]])
    }
}

extension LinkTree {
    /// A screen with a route, as an app would push it itself.
    fileprivate func routed(_ route: AppRoute) -> RoutedScreen {
        let screen = RoutedScreen(route)
        screen.route = route.components
        return screen
    }
}
