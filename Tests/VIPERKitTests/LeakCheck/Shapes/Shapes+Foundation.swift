// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Foundation

extension Shapes {
    static let foundation: [Shape] = [
        Shape(
            "AsyncStream onTermination", .cycle("Tasks.stream.storage → _Storage.state.onTermination → closure → Tasks")
        ) { tracker in
            let o = tracker.track(Tasks())
            let (s, c) = AsyncStream<Tasks>.makeStream()
            c.onTermination = { _ in o.n += 1 }
            o.stream = c
            keptValues.append(s)
        },
        Shape("Timer block, timer stored", .cycle("Timers.timer → Timer.fire → closure → Timers")) { tracker in
            let o = tracker.track(Timers())
            nonisolated(unsafe) let u = o
            o.timer = Timer(timeInterval: 60, repeats: true) { _ in u.n += 1 }
            RunLoop.main.add(o.timer!, forMode: .default)
        },
        Shape("Timer block, timer not stored", .outside(1)) { tracker in
            let o = tracker.track(Timers())
            nonisolated(unsafe) let u = o
            RunLoop.main.add(Timer(timeInterval: 60, repeats: true) { _ in u.n += 1 }, forMode: .default)
        },
        Shape("NotificationCenter block, token stored", .outside(1)) { tracker in
            let o = tracker.track(Timers())
            nonisolated(unsafe) let u = o
            o.token = NotificationCenter.default.addObserver(forName: .init("x"), object: nil, queue: nil) { _ in
                u.n += 1
            }
        },
        Shape("NotificationCenter block, token dropped", .outside(1)) { tracker in
            let o = tracker.track(Timers())
            nonisolated(unsafe) let u = o
            _ = NotificationCenter.default.addObserver(forName: .init("x"), object: nil, queue: nil) { _ in u.n += 1 }
        },
        Shape("DispatchQueue.asyncAfter", .outside(1)) { tracker in
            let o = tracker.track(Timers())
            nonisolated(unsafe) let u = o
            DispatchQueue.global().asyncAfter(deadline: .now() + 60) { u.n += 1 }
        },
        Shape("DispatchWorkItem stored", .outside(1)) { tracker in
            let o = tracker.track(Timers())
            nonisolated(unsafe) let u = o
            o.item = DispatchWorkItem { u.n += 1 }
        },
        Shape("global", .outside(1)) { tracker in
            kept.append(tracker.track(Other()))
        },
        Shape("UnsafeMutablePointer<AnyObject>", .outside(1)) { tracker in
            let r = tracker.track(RawUser())
            r.pointer = .allocate(capacity: 1)
            r.pointer!.initialize(to: r)
        },

    ]
}
