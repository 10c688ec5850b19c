// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Foundation

extension Shapes {
    static let further: [Shape] = [
        Shape("struct with unowned captured, kept", .outside(1)) { tracker in
            let m = tracker.track(Mixed(nil))
            let u = UnownedStruct(object: m), o = Other()
            m.f = { consume((u, o)) }
            m.maybe = m
            kept.append(m)
        },
        Shape("struct with weak in enum, array, kept", .outside(1)) { tracker in
            let m = tracker.track(Mixed(nil))
            m.wrapper = .a(WeakStruct(object: m, strong: nil))
            m.list = [WeakStruct(object: m)]
            m.table = ["a": UnownedStruct(object: m)]
            m.any = WeakStruct(object: m)
            kept.append(m)
        },
        Shape("strong beside weak in enum", .cycle("Mixed.wrapper.a.strong → Mixed")) { tracker in
            let m = tracker.track(Mixed(nil))
            m.wrapper = .a(WeakStruct(object: m, strong: m))
        },
        Shape("unowned in enum, kept", .outside(1)) { tracker in
            let m = tracker.track(Mixed(nil))
            m.wrapper = .b(UnownedStruct(object: m))
            kept.append(m)
        },
        Shape("dangling unowned does not crash", .cycle("Mixed.any → Mixed")) { tracker in
            var o: Other? = Other()
            let m = tracker.track(Mixed(o))
            m.wrapper = .b(UnownedStruct(object: o!))
            m.table = ["a": UnownedStruct(object: o!)]
            let u = UnownedStruct(object: o!)
            let s = Other()
            m.f = { consume((u, s)) }
            o = nil
            m.any = m
        },
        Shape(
            "indirect enum, 100 deep",
            .cycle("ListUser.list.link" + String(repeating: ".more.1", count: 100) + ".object → ListUser")
        ) { tracker in
            let u = tracker.track(ListUser())
            var l = List.Link.object(u)
            for i in 0..<100 { l = .more(i, l) }
            u.list.link = l
        },
        Shape(
            "indirect enum, 100,000 deep",
            .cycle(
                "ListUser.list.link" + String(repeating: ".more.1", count: 11) + ".more → (99986 more) → …"
                    + String(repeating: ".1.more", count: 2) + ".1.object → ListUser")
        ) { tracker in
            let u = tracker.track(ListUser())
            var l = List.Link.object(u)
            for i in 0..<100_000 { l = .more(i, l) }
            u.list.link = l
        },
        Shape("recursive struct", .cycle("TreeUser.root.children[0].children[0].object → TreeUser")) { tracker in
            let u = tracker.track(TreeUser())
            u.root.children = [TreeNode(children: [TreeNode(object: u)])]
        },
        Shape("million of trivial elements", .cycle("Numbers.next → Numbers")) { tracker in
            let n = tracker.track(Numbers())
            n.next = n
        },
        Shape("opaque result captured", .cycle("Closures.f → closure[0].client → Closures")) { tracker in
            let c = tracker.track(Closures())
            let s = makeOpaque(c)
            c.f = { consume(s) }
        },
        Shape("local generic class", .cycle("Local<Int>.f → closure → Local<Int>")) { tracker in
            localType(tracker)
        },
        Shape("typed throws, inout, variadic closures", .cycle("Thrower.f → closure → Thrower")) { tracker in
            let x = tracker.track(Thrower())
            x.f = { () throws(Boom) in consume(x) }
        },
        Shape("inout, variadic closure", .cycle("Thrower.g → closure → Thrower")) { tracker in
            let x = tracker.track(Thrower())
            x.g = { i, s in
                consume(x)
                return [i]
            }
        },
        Shape(
            "nested generics",
            .cycle(
                "Nested.g → Generic<Generic<Dictionary<String, Client>>>.value → Generic<Dictionary<String, Client>>.value[\"a\"] → Client.object → Nested"
            )
        ) { tracker in
            let n = tracker.track(Nested())
            n.g.value.value["a"]!.object = n
        },
        Shape("recursive local function", .cycle("Deferred.f → closure → Deferred")) { tracker in
            let d = tracker.track(Deferred())
            func again(_ n: Int) {
                if n > 0 { again(n - 1) }
                consume(d)
            }
            d.f = { again(2) }
        },
        Shape("recursive closure through a var", .cycle("Deferred.f → closure → Deferred")) { tracker in
            let d = tracker.track(Deferred())
            var f: (() -> Void)!
            f = {
                consume(d)
                if Bool.random() { f() }
            }
            d.f = { f() }
        },
        Shape("AnyHashable set", .cycle("NonisolatedHolder.set[0] → HashableNode.back → NonisolatedHolder")) {
            tracker in
            let h = tracker.track(NonisolatedHolder()), n = HashableNode()
            n.back = h
            h.set = [AnyHashable(n)]
        },
        Shape(
            "AnySequence", .cycle("NonisolatedHolder.seq → _SequenceBox<Array<AnyObject>>.base[0] → NonisolatedHolder")
        ) { tracker in
            let h = tracker.track(NonisolatedHolder())
            h.seq = AnySequence([h as AnyObject])
        },
        Shape("Optional of optional of optional", .cycle("NonisolatedHolder.opt → NonisolatedHolder")) { tracker in
            let h = tracker.track(NonisolatedHolder())
            h.opt = .some(.some(.some(h)))
        },
        Shape("generic enum", .cycle("NonisolatedHolder.e.left → NonisolatedHolder")) { tracker in
            let h = tracker.track(NonisolatedHolder())
            h.e = .left(h)
        },
        Shape("many-case enum: pair", .cycle("BigUser.big.a.1 → BigUser")) { tracker in
            let b = tracker.track(BigUser())
            b.big = .a(Other(), b)
        },
        Shape("many-case enum: closure", .cycle("BigUser.more[1].e → closure → BigUser")) { tracker in
            let b = tracker.track(BigUser())
            b.more = [.b(1), .e { consume(b) }]
        },
        Shape("many-case enum: existential", .cycle("BigUser.more[0].f.client → BigUser")) { tracker in
            let b = tracker.track(BigUser())
            b.more = [.f(BigService(client: b))]
        },
        Shape("many-case enum: array", .cycle("BigUser.more[0].g[1] → BigUser")) { tracker in
            let b = tracker.track(BigUser())
            b.more = [.g([Other(), b])]
        },
        Shape("[weak delegate] existential, kept", .outside(1)) { tracker in
            let s = tracker.track(Screen()), p = Presenter()
            let v: any ViewInput = s
            let o = Other()
            p.onUpdate = { [weak v] in consume((v, o)) }
            s.output = p
            kept.append(s)
        },
        Shape("[unowned delegate] existential, kept", .outside(1)) { tracker in
            let s = tracker.track(Screen()), p = Presenter()
            let v: any ViewInput = s
            let o = Other()
            p.onUpdate = { [unowned v] in consume((v, o)) }
            s.output = p
            kept.append(s)
        },
        Shape("metatype + strong captured", .cycle("Deferred.f → closure → Deferred")) { tracker in
            let d = tracker.track(Deferred())
            func make<T>(_ x: T.Type, _ y: Any.Type) { d.f = { consume((x, y, d)) } }
            make(Int.self, String.self)
        },
        Shape("noncopyable captured", .cycle("Deferred.f → closure[0].object → Deferred")) { tracker in
            let d = tracker.track(Deferred())
            let n = Noncopyable(object: d)
            d.f = { consume(n.n) }
        },
        Shape("COW-shared array counted once", .cycle("RaceFree.items[0] → RaceFree")) { tracker in
            let r = tracker.track(RaceFree())
            r.items = [r]
            keptValues.append(r.items)
        },
        Shape("bound to a global closure list, kept outside", .outside(1)) { tracker in
            let d = tracker.track(Deferred())
            keptValues.append({ consume(d) } as () -> Void)
        },

    ]
}
