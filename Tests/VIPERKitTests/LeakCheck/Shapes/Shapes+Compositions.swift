// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

extension Shapes {
    final class Slot<Value> {
        var value: Value
        var closure: (() -> Void)?
        init(_ value: Value) { self.value = value }
    }
    protocol Marked: AnyObject {}
    protocol Tagged {}
    class Marker: Marked, Tagged { var target: AnyObject? }
    final class Composed {
        var subclass: (any Marker & Marked & Tagged)?
        var object: (any AnyObject & Tagged)?
        var opaque: (any Tagged & Sendable)?
        var metatype: (any Marked.Type)?
    }
    final class ObjectError: Error, @unchecked Sendable { var target: AnyObject? }
    enum CaseError: Error, @unchecked Sendable { case none, some(AnyObject) }
    indirect enum Expression<A, B> {
        case leaf(A), two(Expression, Expression), function((A) -> B), swapped(Expression<B, A>)
    }
    class Parent<Element> { var elements: Element? }
    final class Child<Element>: Parent<[Element]> {}

    static let compositions: [Shape] = [
        Shape("superclass and protocols", .cycle("Composed.subclass → Marker.target → Composed")) { tracker in
            let c = tracker.track(Composed()), m = Marker()
            (c.subclass, m.target) = (m, c)
        },
        Shape("AnyObject and protocol", .cycle("Composed.object → Marker.target → Composed")) { tracker in
            let c = tracker.track(Composed()), m = Marker()
            (c.object, c.metatype, m.target) = (m, Marker.self, c)
        },
        Shape("error: a class", .cycle("Slot<Array<Error>>.value[1] → ObjectError.target → Slot<Array<Error>>")) {
            tracker in
            let s = tracker.track(Slot<[any Error]>([])), e = ObjectError()
            e.target = s
            s.value = [CaseError.none, e]
        },
        Shape("error: an enum", .cycle("Slot<Array<Error>>.value[0].some → Slot<Array<Error>>")) { tracker in
            let s = tracker.track(Slot<[any Error]>([]))
            s.value = [CaseError.some(s), CaseError.none]
        },
        Shape("collections in collections", .cycle("Slot<Any>.value[\"k\"][7][0] → HashableNode.back → Slot<Any>")) {
            tracker in
            let s = tracker.track(Slot<Any>(0)), n = HashableNode()
            n.back = s
            s.value = ["k": [7: Set([AnyHashable(n)])]]
        },
        Shape(
            "generic indirect enum",
            .cycle(
                "Slot<Optional<Expression<Int, AnyObject>>>.value.two.1.swapped.function → closure"
                    + " → Slot<Optional<Expression<Int, AnyObject>>>")
        ) { tracker in
            let s = tracker.track(Slot<Expression<Int, AnyObject>?>(nil))
            s.value = .two(
                .leaf(1),
                .swapped(
                    .function { _ in
                        consume(s); return 1
                    }))
        },
        Shape("generic superclass", .cycle("Child<AnyObject>.elements[0] → Child<AnyObject>")) { tracker in
            let c = tracker.track(Child<AnyObject>())
            c.elements = [c]
        },
        Shape(
            "a thousand entries",
            .cycle("Slot<Dictionary<Int, AnyObject>>.value[77] → Slot<Dictionary<Int, AnyObject>>")
        ) {
            tracker in
            let s = tracker.track(Slot<[Int: AnyObject]>([:]))
            for key in 0..<1_000 { s.value[key] = Other() }
            s.value[77] = s
        },
        Shape(
            "iterator",
            .cycle("Slot<Any>.value → _IteratorBox<_ClosureBasedIterator<AnyObject>>.base → closure → Slot<Any>")
        ) { tracker in
            let s = tracker.track(Slot<Any>(0))
            s.value = AnyIterator<AnyObject> { s }
        },
        Shape("lazy map", .cycle("Slot<Any>.value → closure → Slot<Any>")) { tracker in
            let s = tracker.track(Slot<Any>(0))
            s.value = [1].lazy.map { _ in s }
        },
        Shape("labelled tuple", .cycle("Slot<Any>.value.second.object → Slot<Any>")) { tracker in
            let s = tracker.track(Slot<Any>(0))
            s.value = (first: 1, second: (object: s as AnyObject?, number: 2))
        },
        Shape("opened existential captured", .cycle("Slot<Int>.closure → closure → Slot<Int>")) { tracker in
            let s = tracker.track(Slot(1)), tagged: any Tagged = Marker()
            func capture(_ tagged: some Tagged) { s.closure = { consume((tagged, s)) } }
            capture(tagged)
        },
    ]
}
