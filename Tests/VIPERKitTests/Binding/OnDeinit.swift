// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// Runs a closure when it is freed, as a captured object with a `deinit` of its own would.
final class OnDeinit {
    private let body: @MainActor () -> Void

    init(_ body: @escaping @MainActor () -> Void) {
        self.body = body
    }

    deinit {
        let body = body
        MainActor.assumeIsolated { body() }
    }
}
