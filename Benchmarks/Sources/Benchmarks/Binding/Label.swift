// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// Who observes: an object that keeps the last value it was told.
@MainActor final class Label {
    var number = 0

    static func make(_ count: Int) -> [Label] { (0..<count).map { _ in Label() } }
}
