// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Foundation

extension Shapes {
    static let containers: [Shape] = [
        Shape("array", .cycle("Coll.array[1] → Coll")) { tracker in
            let c = tracker.track(Coll())
            c.array = [Coll(), c]
        },
        Shape("nested array", .cycle("Coll.nested[0][1] → Coll")) { tracker in
            let c = tracker.track(Coll())
            c.nested = [[Coll(), c]]
        },
        Shape("array slice", .cycle("Coll.slice[0] → Coll")) { tracker in
            let c = tracker.track(Coll())
            c.slice = [Coll(), c, Coll()][1...]
        },
        Shape("contiguous array", .cycle("Coll.contiguous[0] → Coll")) { tracker in
            let c = tracker.track(Coll())
            c.contiguous = [c]
        },
        Shape("dictionary value", .cycle("Coll.dict[\"me\"] → Coll")) { tracker in
            let c = tracker.track(Coll())
            c.dict = ["me": c]
        },
        Shape("dictionary key", .cycle("Coll.keyed.keys[…] → HashableNode.back → Coll")) { tracker in
            let c = tracker.track(Coll()), n = HashableNode()
            n.back = c
            c.keyed = [n: 1]
        },
        Shape("set", .cycle("Coll.set[0] → HashableNode.back → Coll")) { tracker in
            let c = tracker.track(Coll()), n = HashableNode()
            n.back = c
            c.set = [n]
        },
        Shape("array of weak boxes, kept outside", .outside(1)) { tracker in
            let w = tracker.track(Weaks())
            w.boxes = [.init(object: w)]
            w.table[ObjectIdentifier(w)] = .init(object: w)
            kept.append(w)
        },
        Shape("ManagedBuffer elements", .cycle("BufferUser.buffer → Buffer? → BufferUser")) { tracker in
            let u = tracker.track(BufferUser())
            let b = Buffer.create(minimumCapacity: 2) { _ in 1 }
            b.withUnsafeMutablePointerToElements {
                $0.initialize(to: Other())
                ($0 + 1).initialize(to: u)
            }
            u.buffer = b
        },
    ]
}
