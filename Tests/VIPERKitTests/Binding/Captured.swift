// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// Hands an object to a closure and tells whether the closure still has it.
@MainActor
final class Captured {
    var object: AnyObject?
    private weak var witness: AnyObject?
    var isAlive: Bool { witness != nil }

    init(_ object: AnyObject = Reader()) {
        self.object = object
        witness = object
    }
}
