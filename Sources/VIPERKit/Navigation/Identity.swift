// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// An object compared by identity, whatever its own notion of equality is.
struct Identity<Object: AnyObject & Sendable>: Hashable, Sendable {
    let object: Object

    init(_ object: Object) { self.object = object }

    static func == (left: Self, right: Self) -> Bool { left.object === right.object }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(object)) }
}
