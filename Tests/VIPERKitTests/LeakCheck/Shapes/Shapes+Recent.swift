// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

// Types that the oldest Apple systems supported do not have.
#if canImport(ObjectiveC)
extension Shapes {
    static let recent: [Shape] = []
}
#else
import Observation
import Synchronization

extension Shapes {
    @Observable final class Model {
        var child: ModelChild?
        init() {}
    }
    final class ModelChild {
        var parent: Model?
        init() {}
    }
    struct Unchecked: @unchecked Sendable { var object: AnyObject }
    final class Locked {
        let state = Mutex<(Int, AnyObject?)>((0, nil))
        let dict = Mutex<[String: Unchecked]>([:])
    }
    final class Inline { var pair: InlineArray<2, Inline?> = [nil, nil] }
    protocol Sink<Input>: AnyObject { associatedtype Input }
    final class IntSink: Sink {
        typealias Input = Int
        var owner: AnyObject?
    }
    protocol Source<Output> { associatedtype Output }
    struct IntSource: Source {
        typealias Output = Int
        var owner: AnyObject
    }
    final class Parametrized {
        var sink: (any Sink<Int>)?
        var source: (any Source<Int>)?
    }

    static let recent: [Shape] = [
        Shape("@Observable", .cycle("Model.child → ModelChild.parent → Model")) { tracker in
            let m = tracker.track(Model()), c = ModelChild()
            m.child = c
            c.parent = m
        },
        Shape("Mutex<(Int, AnyObject?)>", .cycle("Locked.state? → Locked")) { tracker in
            let l = tracker.track(Locked())
            nonisolated(unsafe) let object: AnyObject = l
            l.state.withLock { $0.1 = object }
        },
        Shape("Mutex<[String: AnyObject]>", .outside(1)) { tracker in
            let l = tracker.track(Locked())
            nonisolated(unsafe) let object: AnyObject = l
            l.dict.withLock { $0["k"] = Unchecked(object: object) }
        },
        Shape("InlineArray", .cycle("Inline.pair[1] → Inline")) { tracker in
            let i = tracker.track(Inline())
            i.pair[1] = i
        },
        Shape("any P<T>, class-bound", .cycle("Parametrized.sink → IntSink.owner → Parametrized")) { tracker in
            let p = tracker.track(Parametrized()), s = IntSink()
            p.sink = s
            s.owner = p
        },
        Shape("any P<T>, opaque", .cycle("Parametrized.source.owner → Parametrized")) { tracker in
            let p = tracker.track(Parametrized())
            p.source = IntSource(owner: p)
        },
    ]
}
#endif
