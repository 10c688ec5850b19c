// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors
import Harness
import VIPERKit

/// Screens and stacks that draw into nothing.
@MainActor enum NavigationFixture {
    private struct Nowhere: TextOutputStream {
        mutating func write(_ string: String) { consume(string.utf8.count) }
    }

    /// Screens whose views are loaded, so that only navigation is measured.
    static func screens(_ count: Int) -> [TextScreen] {
        (0..<count).map { _ in
            let screen = TextScreen()
            screen.loadViewIfNeeded()
            return screen
        }
    }

    static func stack() -> TextNavigationStack {
        let stack = TextNavigationStack(root: TextScreen(), output: Nowhere())
        stack.onFault = { fault in fatalError("Nothing in a benchmark may be refused: \(fault)") }
        return stack
    }

    static func pushAndPop(_ screens: [TextScreen], on stack: TextNavigationStack) {
        for screen in screens { stack.push(screen) }
        for _ in screens { stack.pop() }
    }
}
