// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

@testable import VIPERKit

/// A host that counts what it is told.
@MainActor
final class CountingHost: Redrawable {
    private(set) var count = 0

    func setNeedsDisplay() {
        count += 1
    }
}

/// An owner that remembers what was done to it.
@MainActor
final class ActionOwner {
    private(set) var log: [String] = []
    var actions: [TextAction] = []

    func refresh() {
        log.append("refresh")
    }

    func open(_ index: Int) {
        log.append("open \(index)")
    }
}

extension TextView {
    @MainActor
    func shown(width: Int = 40) -> [String] {
        lines(width: width).map(\.plain)
    }

    /// How often a host is told while `change` runs.
    @MainActor
    func redraws(_ change: () -> Void) -> Int {
        let host = CountingHost()
        self.host = host
        change()
        return host.count
    }
}
