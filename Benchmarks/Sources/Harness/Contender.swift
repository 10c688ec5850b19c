// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// One way of doing what a row measures.
package struct Contender {
    /// What the report calls it; the library's own begin with `VIPERKit`.
    package let name: String
    /// Does the row's operation so many times in its own loop, so that no call through a closure is measured.
    let run: @MainActor (_ times: Int) -> Void

    /// Whether the row's limit applies to it.
    var isOurs: Bool { name.hasPrefix("VIPERKit") }

    /// Creates a contender whose closure repeats the operation `times` times and consumes each result.
    package init(_ name: String, run: @escaping @MainActor (_ times: Int) -> Void) {
        self.name = name
        self.run = run
    }
}
