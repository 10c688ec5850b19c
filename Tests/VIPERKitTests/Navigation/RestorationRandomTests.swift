// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Testing

@testable import VIPERKit

@Suite("Random states, saved and restored") @MainActor
struct RestorationRandomTests {
    private static func tabs() -> TextTabs { TextTabs([TextScreen(), TextScreen(), TextScreen()], output: "") }

    /// Tabs with random screens, each of which has a route.
    private static func random(_ numbers: inout SplitMix64) -> TextTabs {
        let tabs = tabs()
        func screen() -> RoutedScreen {
            let screen = RoutedScreen(.random(&numbers))
            screen.route = screen.made.components
            return screen
        }
        for _ in 0..<Int.random(in: 0..<15, using: &numbers) {
            let stack = tabs.visibleScreen.stack
            switch Int.random(in: 0..<10, using: &numbers) {
            case 0: stack?.present(screen())
            case 1: stack?.present(tabs: (0..<Int.random(in: 1..<4, using: &numbers)).map { _ in screen() })
            case 2, 3: tabs.select(Int.random(in: 0..<3, using: &numbers))
            case 4 where stack?.navigator?.state.top.hasTabs == true: stack?.select(0)
            case 5 where stack?.navigator?.state.isAway == true: stack?.back()
            default: stack?.push(screen())
            }
        }
        return tabs
    }

    @Test("300 come back as they were, through JSON, on fresh tabs and on those of another state")
    func comeBack() async throws {
        for seed in UInt64(1)...300 {
            var numbers = SplitMix64(seed: seed)
            let (tabs, other) = (Self.random(&numbers), Self.random(&numbers))
            let saved = try Restoration(json: tabs.restoration.json)
            for target in [Self.tabs(), other] {
                try target.restore(saved, as: AppRoute.self) { RoutedScreen($0) }
                let (shape, expected) = (target.selectedStack.navigator?.routes, tabs.selectedStack.navigator?.routes)
                try #require(shape == expected, "seed \(seed)")
                try #require(target.restoration == saved && saved.omitted == [], "seed \(seed)")
                try #require(Self.fault(target) == nil, "seed \(seed)")
            }
            if seed % 50 == 0 { await Task.yield() }  // Other tests wait for the main actor.
        }
    }

    @Test("300 links lead to the same screens from a random state as from a cold start")
    func links() async throws {
        for seed in UInt64(1)...300 {
            var numbers = SplitMix64(seed: seed)
            let (tabs, cold) = (Self.random(&numbers), TextNavigationStack(root: TextScreen(), output: ""))
            let routes = (0..<Int.random(in: 0..<6, using: &numbers)).map { _ in AppRoute.random(&numbers) }
            let selected = tabs.selectedIndex
            try tabs.open(routes.link(scheme: "app"), as: AppRoute.self) { RoutedScreen($0) }
            try cold.open(routes.link(), as: AppRoute.self) { RoutedScreen($0) }
            let (warm, own) = (tabs.restoration.layers, cold.restoration.layers)
            try #require(tabs.selectedIndex == selected && warm[0].stacks[selected] == own[0].stacks[0], "seed \(seed)")
            try #require(warm.dropFirst() == own.dropFirst() && Self.fault(tabs) == nil, "seed \(seed)")
            if seed % 50 == 0 { await Task.yield() }
        }
    }

    /// What must hold in any state: who is on a stack says so, only the top is visible, and members are what is there.
    private static func fault(_ tabs: TextTabs) -> String? {
        guard let navigator = tabs.selectedStack.navigator else { return "no navigator" }
        let stacks = navigator.state.layers.flatMap(\.stacks)
        let screens = stacks.flatMap(\.screens)
        guard navigator.state.members == Set(screens), Set(screens).count == screens.count else { return "members" }
        guard Set(stacks.map(\.id)).count == stacks.count else { return "identifiers" }
        for stack in stacks {
            guard navigator.state.position(of: stack.id) != nil else { return "position" }
            guard stack.screens.allSatisfy({ $0.object.stack === navigator.stack(stack.id) }) else { return "stack" }
        }
        let visible = screens.filter { $0.object.phase == .visible }
        return visible == [navigator.state.visible] ? nil : "visible"
    }
}
