// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors
import Harness
import VIPERKit

/// What explaining a leak costs for graphs of several sizes: a ring of objects, one of them tracked. The times are those of
/// one object, so they stay the same where the whole is linear. The floor walks the ring by a property it knows.
@MainActor enum LeakRows {
    static let all = [ring("1,000", 1_000), ring("10,000", 10_000), ring("100,000", 100_000)]

    private static func ring(_ name: String, _ count: Int) -> Row {
        Row("LeakCheck: a cycle of \(name) objects told", operations: count) {
            let ring = Link.ring(of: count)
            return [
                Contender("walk by hand, with a set of what was seen") { times in
                    for _ in 0..<times {
                        var seen: Set<ObjectIdentifier> = []
                        var link: Link? = ring
                        while let next = link, seen.insert(ObjectIdentifier(next)).inserted { link = next.next }
                        precondition(seen.count == count)
                    }
                },
                Contender("VIPERKit LeakCheck") { times in
                    for _ in 0..<times {
                        precondition(LeakCheck.run { check in check.track(ring) }.leaks.count == 1)
                    }
                },
            ]
        }
    }
}

private final class Link {
    var next: Link?

    /// Kept for ever: that is what the check is to tell.
    static func ring(of count: Int) -> Link {
        let first = Link()
        var last = first
        for _ in 1..<count {
            let link = Link()
            last.next = link
            last = link
        }
        last.next = first
        return first
    }
}
