// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Foundation

extension Shapes {
    static let closures: [Shape] = [
        Shape("closure, one capture", .cycle("Closures.plain → closure → Closures")) { tracker in
            let c = tracker.track(Closures())
            c.plain = { c.n += 1 }
        },
        Shape("optional closure, one capture", .cycle("Closures.f → closure → Closures")) { tracker in
            let c = tracker.track(Closures())
            c.f = { c.n += 1 }
        },
        Shape("closure, two captures", .cycle("Closures.f → closure → Closures")) { tracker in
            let c = tracker.track(Closures()), o = Other()
            c.f = {
                consume(o)
                c.n += 1
            }
        },
        Shape("closure [weak self]", .dead) { tracker in
            let c = tracker.track(Closures())
            c.f = { [weak c] in c?.n += 1 }
        },
        Shape("closure [weak self], kept outside", .outside(1)) { tracker in
            let c = tracker.track(Closures())
            c.f = { [weak c] in c?.n += 1 }
            c.plain = { [weak c] in c?.n += 1 }
            kept.append(c)
        },
        Shape("closure [unowned self], kept outside", .outside(1)) { tracker in
            let c = tracker.track(Closures())
            c.f = { [unowned c] in c.n += 1 }
            c.plain = { [unowned(unsafe) c] in c.n += 1 }
            kept.append(c)
        },
        Shape("closure [weak self] + strong other", .cycle("Closures.f → closure → Closures.other → Closures")) {
            tracker in
            let c = tracker.track(Closures()), o = Closures()
            o.other = c
            c.f = { [weak c] in
                consume(c)
                o.n += 1
            }
        },
        Shape("captured var", .cycle("Closures.f → closure → Closures")) { tracker in
            var o: Closures? = tracker.track(Closures())
            o!.f = {
                o?.n += 1
                o = nil
            }
        },
        Shape("captured var among captures", .cycle("Closures.f → closure → captured var → Closures")) { tracker in
            let x = Other()
            var o: Closures? = tracker.track(Closures())
            o!.f = {
                consume(x)
                o?.n += 1
                o = nil
            }
        },
        Shape("captured weak var, kept outside", .outside(1)) { tracker in
            let c = tracker.track(Closures())
            let x = Other()
            weak var w: Closures? = c
            c.f = {
                consume(x)
                consume(w)
                w = nil
            }
            kept.append(c)
        },
        Shape("nested closure", .cycle("Closures.f → closure → Closures")) { tracker in
            let c = tracker.track(Closures())
            let inner = { c.n += 1 }
            let x = Other()
            c.f = {
                consume(x)
                inner()
            }
        },
        Shape("closures in an array", .cycle("Closures.list[1] → closure → Closures")) { tracker in
            let c = tracker.track(Closures())
            c.list = [{}, { c.n += 1 }]
        },
        Shape("closures in a dictionary", .cycle("Closures.dict[\"k\"] → closure → Closures")) { tracker in
            let c = tracker.track(Closures())
            c.dict = [
                "k": {
                    c.n += $0
                    return $0
                }
            ]
        },
        Shape("captured struct", .cycle("Closures.f → closure[0].inner.target → Closures")) { tracker in
            let c = tracker.track(Closures())
            let o = Outer(id: 1, inner: Inner(flag: true, target: c))
            c.f = { consume(o) }
        },
        Shape("captured existential + array + tuple", .cycle("Closures.f → closure[1][0] → Closures")) { tracker in
            let c = tracker.track(Closures())
            let s: Any = Other(), a = [c], u = (Int8(1), Other())
            c.f = { consume((s, a, u)) }
        },
        Shape("method reference", .cycle("Closures.f → closure → Closures")) { tracker in
            let c = tracker.track(Closures())
            c.f = c.method
        },
        Shape("method reference with arguments", .cycle("Closures.g → closure → Closures")) { tracker in
            let c = tracker.track(Closures())
            c.g = c.method2
        },
        Shape("async closure", .cycle("Closures.asynchronous → closure → Closures")) { tracker in
            let c = tracker.track(Closures())
            nonisolated(unsafe) let u = c
            c.asynchronous = { u.n += 1 }
        },
        Shape("@MainActor closure", .cycle("Closures.isolated → closure → Closures")) { tracker in
            let c = tracker.track(Closures())
            nonisolated(unsafe) let u = c
            c.isolated = { u.n += 1 }
        },
        Shape("generic closure: self + T", .cycle("Generic<Int>.closure → closure → Generic<Int>")) { tracker in
            let g = tracker.track(Generic(1))
            g.captureSelfAndValue(2)
        },
        Shape(
            "generic closure: weak self + T + object",
            .cycle("Generic<String>.closure → closure → Client.object → Generic<String>")
        ) { tracker in
            let g = tracker.track(Generic("s")), c = Client()
            c.object = g
            g.captureWeakAndValue("x", c)
        },
        Shape(
            "generic closure: T holds self",
            .cycle("Generic<Client>.closure → closure → Client.object → Generic<Client>")
        ) { tracker in
            let c = Client(), g = tracker.track(Generic(c))
            let d = Client()
            d.object = g
            g.captureWeakAndValue(d, Other())
        },
        Shape("generic closure: U, T, object, self", .cycle("Generic<Int8>.closure → closure → Generic<Int8>")) {
            tracker in
            let g = tracker.track(Generic(Int8(1))), c = Client()
            c.object = g
            g.captureMany("long enough string", 2, c)
        },
        Shape("generic closure: [T], object", .cycle("Generic<Int>.closure → closure → Client.object → Generic<Int>")) {
            tracker in
            let g = tracker.track(Generic(1)), c = Client()
            c.object = g
            g.captureArray([1], c)
        },
        Shape("generic closure: (T) -> T", .cycle("Generic<Int>.transform → closure → Client.object → Generic<Int>")) {
            tracker in
            let g = tracker.track(Generic(1)), c = Client()
            c.object = g
            g.captureTransform(c)
        },
        Shape("closure in Any", .cycle("Existentials.fnAny → closure → Existentials")) { tracker in
            let e = tracker.track(Existentials())
            e.fnAny = { consume(e) } as () -> Void
        },
    ]
}
