// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Testing

@testable import VIPERKit

@Suite("Where links are opened from") @MainActor
struct OpenLinkPlacesTests {
    private func tabs(_ routes: AppRoute?...) -> TextTabs {
        let roots = routes.map { route in
            let screen = TextScreen()
            screen.route = route?.components
            return screen
        }
        return TextTabs(roots, output: "")
    }

    private func shape(_ tabs: TextTabs) -> String { tabs.selectedStack.navigator?.routes ?? "" }

    @Test("On the tab that is selected, and the others keep their screens")
    func selectedTab() throws {
        let tabs = tabs(nil, nil)
        try tabs.open("feed/3", as: AppRoute.self) { RoutedScreen($0) }
        tabs.select(1)
        try tabs.open("search/x/compose", as: AppRoute.self) { RoutedScreen($0) }
        #expect(shape(tabs) == "-/feed/3,[-/search+x]|compose")
        try tabs.visibleScreen.stack?.open("4", as: AppRoute.self) { RoutedScreen($0) }
        #expect(shape(tabs) == "-/feed/3,[-/4]")
    }

    @Test("On the tab whose root has the first route")
    func tabOfRoute() throws {
        let tabs = tabs(.feed, .search("x"))
        try tabs.open("search/x/3/compose", as: AppRoute.self) { RoutedScreen($0) }
        #expect(shape(tabs) == "feed,[search+x/3]|compose")
        try tabs.open("feed/compose", as: AppRoute.self) { RoutedScreen($0) }
        #expect(shape(tabs) == "[feed],search+x/3|compose")
        try tabs.stacks[1].open("4", as: AppRoute.self) { RoutedScreen($0) }
        #expect(shape(tabs) == "feed,[search+x/4]")
    }

    @Test("A tab is selected without anybody of the others leaving, who are told that they disappear")
    func notices() throws {
        let tabs = tabs(nil, .feed)
        let (first, second) = (tabs.visibleScreen, tabs.stacks[1].screens[0] as? TextScreen)
        try tabs.open("feed", as: AppRoute.self) { RoutedScreen($0) }
        #expect(first.phase == .hidden && second?.phase == .visible)
    }

    @Test("What is presented stays only if the tab below it, and the tab it shows, are the same")
    func presentedAboveTabs() throws {
        let tabs = tabs(.feed, .search("x"))
        try tabs.open("feed/compose", as: AppRoute.self) { RoutedScreen($0) }
        let compose = tabs.visibleScreen
        try tabs.open("search/x/compose", as: AppRoute.self) { RoutedScreen($0) }
        #expect(shape(tabs) == "feed,[search+x]|compose" && compose.navigation == nil)
        for selected in [0, 1] {
            let top = tabs.visibleScreen
            let presented = Restoration.Layer(stacks: [[["feed"]], [["comments"]]], selected: selected)
            let root = Restoration.Layer(stacks: [[], []], selected: 1)
            let saved = Restoration(layers: [root, presented, .init(stacks: [[["compose"]]])])
            try tabs.restore(saved, as: AppRoute.self) { RoutedScreen($0) }
            #expect(tabs.restoration == saved && top.navigation == nil)
        }
    }

    @Test("From a router, which opens it where its screen is")
    func router() throws {
        let asking = AskingScreen()
        let stack = TextNavigationStack(root: asking, output: "")
        try asking.module.router.open("feed/3", as: AppRoute.self) { RoutedScreen($0) }
        #expect(stack.navigator?.routes == "-/feed/3")
        #expect(throws: LinkError.self) {
            try asking.module.router.open("nowhere", as: AppRoute.self) { RoutedScreen($0) }
        }
    }

    @Test("From a router without a stack, and from a stack that has left: reported, and nothing is shown")
    func nowhere() async throws {
        let tree = LinkTree("compose")
        let handle = try #require(tree.stack.visibleScreen?.stack)
        tree.stack.dismiss()
        try handle.open("feed", as: AppRoute.self) { RoutedScreen($0) }
        #expect(tree.shape == "-" && tree.faults.map(\.reason) == [.stackHasLeft])
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            try await MainActor.run {
                try Router<AnyObject>().open("feed", as: AppRoute.self) { RoutedScreen($0) }
            }
        }
        let text = "VIPERKit: open (Router<AnyObject>): the router's view is not on a stack; nothing has changed\n"
        #expect(message(result) == text)
    }

    @Test("A screen made twice, one of another stack, and one of another kind are refused", arguments: 0..<3)
    func refused(index: Int) throws {
        let (tree, other) = (LinkTree("feed"), LinkTree("feed"))
        let shared = RoutedScreen(.feed)
        try tree.stack.open("3/4", as: AppRoute.self) { _ in
            [shared, other.all[0], NavigationFaultTests.OtherScreen()][index] as any Screen
        }
        #expect(tree.shape == "-/feed" && shared.navigation == nil)
        #expect(tree.faults.map(\.reason) == [index == 2 ? .wrongKind : .alreadyOnStack])
    }

    @Test("A screen that is there already may stay in its stack, and in no other")
    func existing() throws {
        let tree = LinkTree("feed/3")
        let (feed, article) = (tree.all[0], tree.all[1])
        try tree.stack.open("3", as: AppRoute.self) { _ in article }
        #expect(tree.stack.screens.count == 2 && article.phase == .visible && feed.stack == nil)
        try tree.stack.open("feed/compose", as: AppRoute.self) { $0 == .feed ? RoutedScreen($0) : article }
        #expect(tree.faults.map(\.reason) == [.alreadyOnStack] && tree.stack.visibleScreen === article)
    }

    @Test("A stack of another kind reports that it cannot")
    func otherKind() throws {
        let double = StackDouble()
        try double.open("feed", as: AppRoute.self) { RoutedScreen($0) }
        try double.restore(Restoration(layers: [.init(stacks: [[]])]), as: AppRoute.self) { RoutedScreen($0) }
        double.finish(TopicScreen(), outcome: nil)
        #expect(double.faults.map(\.reason) == [.notSupported, .notSupported, .notSupported])
        #expect(
            double.faults.map(\.verb) == [.open, .restore, .finish] && double.restoration.omitted == ["TextScreen"])
    }
}

/// A stack that knows the plain verbs only, as a client's double does.
final class StackDouble: ScreenStack {
    var screens: [any Screen] = [TextScreen(), TextScreen()]
    var presented: (any Screen)?
    var faults: [NavigationFault] = []
    lazy var onFault: @MainActor (NavigationFault) -> Void = { [unowned self] in faults.append($0) }
    func push(_ screen: any Screen) { screens.append(screen) }
    func pop() {}
    func pop(to screen: any Screen) {}
    func popToRoot() {}
    func setScreens(_ screens: [any Screen]) {}
    func present(_ screen: any Screen) { presented = screen }
    func present(tabs roots: [any Screen]) {}
    func select(_ index: Int) {}
    func dismiss() {}
}
