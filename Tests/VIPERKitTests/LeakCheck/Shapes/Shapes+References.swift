// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Foundation

extension Shapes {
    static let references: [Shape] = [
        Shape("strong property cycle", .cycle("Plain.other → Other.plain → Plain")) { tracker in
            let a = tracker.track(Plain()), b = tracker.track(Other())
            a.other = b
            b.plain = a
        },
        Shape("weak back reference", .dead) { tracker in
            let a = tracker.track(Plain()), b = tracker.track(Other())
            a.other = b
            b.weakPlain = a
        },
        Shape("weak back reference, kept outside", .outside(1)) { tracker in
            let a = tracker.track(Plain()), b = tracker.track(Other())
            a.other = b
            b.weakPlain = a
            kept.append(a)
        },
        Shape("held by a suspect kept outside", .held("Plain.other")) { tracker in
            let b = tracker.track(Other())
            let a = tracker.track(Plain())
            a.other = b
            b.weakPlain = a
            kept.append(a)
        },
        Shape("unowned back reference, kept outside", .outside(1)) { tracker in
            let a = tracker.track(Plain()), h = tracker.track(UnownedHolder(a))
            consume(a)
            kept.append(a)
            kept.append(h)
        },
        Shape("unowned(unsafe), Unmanaged, kept outside", .outside(1)) { tracker in
            let a = tracker.track(Plain()), h = tracker.track(UnsafeHolder(a))
            kept.append(a)
            kept.append(h)
        },
        Shape("weak let", .outside(1)) { tracker in
            let b = tracker.track(Other())
            let h = tracker.track(WeakLet(b))
            kept.append(h)
            kept.append(b)
        },
        Shape("self cycle", .cycle("Node.next → Node")) { tracker in
            let a = tracker.track(Node())
            a.next = a
        },
        Shape("long chain cycle", .cycle("Node.next → Node.next → Node.next → Node")) { tracker in
            let a = tracker.track(Node()), b = Node(), c = Node()
            a.next = b
            b.next = c
            c.next = a
        },
    ]
}
