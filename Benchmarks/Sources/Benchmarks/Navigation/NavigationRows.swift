// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors
import Harness
import VIPERKit

/// What pushing a screen and popping it again costs on stacks of several depths. The times are those of one screen, so
/// they stay the same where the whole is linear, but for the processor's caches.
@MainActor enum NavigationRows {
    static let all = [
        depthRow("1,000", 1_000), depthRow("10,000", 10_000), depthRow("100,000", 100_000), growthRow,
    ]

    private static func depthRow(_ name: String, _ depth: Int) -> Row {
        Row("Navigation: a screen pushed and popped, \(name) deep", operations: depth) {
            let screens = NavigationFixture.screens(depth)
            let stack = NavigationFixture.stack()
            return [
                Contender("array") { times in
                    var array: [TextScreen] = []
                    for _ in 0..<times {
                        for screen in screens { array.append(screen) }
                        while let screen = array.popLast() { consume(screen) }
                    }
                },
                Contender("VIPERKit TextNavigationStack") { times in
                    for _ in 0..<times { NavigationFixture.pushAndPop(screens, on: stack) }
                },
            ]
        }
    }

    /// The library against itself: a cost per screen that grows with the depth would show here.
    private static var growthRow: Row {
        Row("Navigation: 100,000 screens against 100 times 1,000", limit: 2, operations: 100_000) {
            let screens = NavigationFixture.screens(100_000)
            let parts = stride(from: 0, to: screens.count, by: 1_000).map { Array(screens[$0..<$0 + 1_000]) }
            let stack = NavigationFixture.stack()
            return [
                Contender("100 times 1,000") { times in
                    for _ in 0..<times {
                        for part in parts { NavigationFixture.pushAndPop(part, on: stack) }
                    }
                },
                Contender("VIPERKit TextNavigationStack") { times in
                    for _ in 0..<times { NavigationFixture.pushAndPop(screens, on: stack) }
                },
            ]
        }
    }
}
