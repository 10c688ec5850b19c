// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// An owner of observers that writes down what it was told.
@MainActor
final class Reader {
    private(set) var seen: [Int] = []
    var onValue: (Reader, Int) -> Void = { _, _ in }

    func read(_ value: Int) {
        seen.append(value)
        onValue(self, value)
    }
}
