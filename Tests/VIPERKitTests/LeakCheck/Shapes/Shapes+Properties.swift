// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Foundation

extension Shapes {
    static let properties: [Shape] = [
        Shape("lazy var", .cycle("Lazy.back → LazyChild.parent → Lazy")) { tracker in
            let l = tracker.track(Lazy())
            _ = l.back
        },
        Shape("lazy closure", .cycle("Lazy.closure → closure → Lazy")) { tracker in
            let l = tracker.track(Lazy())
            l.closure()
        },
        Shape("property wrapper, struct", .cycle("WrapperUser.peer.wrappedValue → WrapperUser")) { tracker in
            let w = tracker.track(WrapperUser())
            w.peer = w
        },
        Shape("property wrapper, weak, kept outside", .outside(1)) { tracker in
            let w = tracker.track(WrapperUser())
            w.weakPeer = w
            kept.append(w)
        },
        Shape(
            "property wrapper, class",
            .cycle("WrapperUser.refPeer → Ref<Optional<WrapperUser>>.wrappedValue → WrapperUser")
        ) { tracker in
            let w = tracker.track(WrapperUser())
            w.refPeer = w
        },
        Shape("superclass private field", .cycle("Derived.hidden → Derived")) { tracker in
            let d = tracker.track(Derived())
            d.hide(d)
        },
        Shape("actor", .cycle("Agent.friend → Client.object → Agent")) { tracker in
            let c = Client()
            let a = tracker.track(Agent())
            a.friend = c
            c.object = a
        },
        Shape("NSObject subclass", .cycle("Foundational.peer → Foundational")) { tracker in
            let f = tracker.track(Foundational())
            f.peer = f
        },
        Shape("generic class", .cycle("Generic<Optional<AnyObject>>.value → Generic<Optional<AnyObject>>")) { tracker in
            let g = tracker.track(Generic<AnyObject?>(nil))
            g.value = g
        },
        Shape("generic class of closure", .cycle("Generic<() -> ()>.value → closure → Generic<() -> ()>")) { tracker in
            let g = tracker.track(Generic<() -> Void>({}))
            g.value = { _ = g.tag }
        },
    ]
}
