// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Foundation

extension Shapes {
    static let values: [Shape] = [
        Shape("nested struct", .cycle("Values.outer.inner.target → Values")) { tracker in
            let v = tracker.track(Values())
            v.outer.inner.target = v
        },
        Shape("enum payload, multi-payload", .cycle("Values.route.show → Values")) { tracker in
            let v = tracker.track(Values())
            v.route = .show(v)
        },
        Shape("enum payload, tuple", .cycle("Values.route.edit.1 → Values")) { tracker in
            let v = tracker.track(Values())
            v.route = .edit(1, v)
        },
        Shape("enum payload, struct", .cycle("Values.route.holder.inner.target → Values")) { tracker in
            let v = tracker.track(Values())
            v.route = .holder(Outer(id: 1, inner: Inner(flag: true, target: v)))
        },
        Shape("enum payload, single", .cycle("Values.single.some.0 → Values")) { tracker in
            let v = tracker.track(Values())
            v.single = .some(v, 1)
        },
        Shape("indirect enum", .cycle("Values.tree.branch.1.leaf → Values")) { tracker in
            let v = tracker.track(Values())
            v.tree = .branch(.empty, .leaf(v))
        },
        Shape("tuple", .cycle("Values.tuple.1.object → Values")) { tracker in
            let v = tracker.track(Values())
            v.tuple = (1, (2, v))
        },
        Shape("Result", .cycle("Values.result.success → Values")) { tracker in
            let v = tracker.track(Values())
            v.result = .success(v)
        },
        Shape("Error", .cycle("Values.error.object → Values")) { tracker in
            let v = tracker.track(Values())
            v.error = Boom(object: v)
        },
        Shape("noncopyable struct", .cycle("NoncopyableUser.field? → NoncopyableUser")) { tracker in
            let u = tracker.track(NoncopyableUser())
            u.set(u)
        },
    ]
}
