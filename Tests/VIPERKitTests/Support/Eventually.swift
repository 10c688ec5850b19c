// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// Lets the main actor go on until something is so.
///
/// - Returns: Whether it came to be so; a test that expects this fails where it would otherwise hang.
@MainActor
func eventually(_ condition: () -> Bool) async -> Bool {
    for _ in 0..<100_000 {
        if condition() { return true }
        await Task.yield()
    }
    return condition()
}
