// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Foundation

extension Shapes {
    /// Unoptimized code captures the packs with their types, which cannot be resolved from outside.
    #if DEBUG
    private static let packsPath = "Packs.f → closure? → Packs"
    #else
    private static let packsPath = "Packs.f → closure → Packs"
    #endif

    static let generics: [Shape] = [
        Shape(
            "constrained generics: k, c, e, object",
            .cycle("Keyed<String, Array<Int>>.closure → closure → Client.object → Keyed<String, Array<Int>>")
        ) { tracker in
            let k = tracker.track(Keyed<String, [Int]>()), c = Client()
            c.object = k
            k.capture("k", [1], 2, c)
        },
        Shape(
            "constrained generics: k, self",
            .cycle("Keyed<String, Array<Int>>.closure → closure → Keyed<String, Array<Int>>")
        ) { tracker in
            let k = tracker.track(Keyed<String, [Int]>())
            k.captureSelf("k")
        },
        Shape(
            "constrained generics: element, self",
            .cycle("Keyed<String, Array<Int>>.closure → closure → Keyed<String, Array<Int>>")
        ) { tracker in
            let k = tracker.track(Keyed<String, [Int]>())
            k.captureElements(1)
        },
        Shape(
            "constrained generics: object, self",
            .cycle("Keyed<String, Array<Int>>.closure → closure → Keyed<String, Array<Int>>")
        ) { tracker in
            let k = tracker.track(Keyed<String, [Int]>())
            k.captureOnlySelf(Other())
        },
        Shape(
            "constrained generics: object holding self",
            .cycle("Keyed<String, Array<Int>>.closure → closure → Keyed<String, Array<Int>>")
        ) { tracker in
            let k = tracker.track(Keyed<String, [Int]>())
            k.captureCollection(["k"], Other())
        },
        Shape("protocol extension: Self + value", .cycle("RefresherImpl.action → closure → RefresherImpl")) { tracker in
            let r = tracker.track(RefresherImpl())
            r.bind(1)
        },
        Shape("protocol extension: Self", .cycle("RefresherImpl.action → closure → RefresherImpl")) { tracker in
            let r = tracker.track(RefresherImpl())
            r.bindOnly()
        },
        Shape("protocol extension: existential Self", .cycle("RefresherImpl.action → closure → RefresherImpl")) {
            tracker in
            let r: any Refresher = tracker.track(RefresherImpl())
            r.bind(1)
        },
        Shape("protocol extension: weak Self + object, kept", .outside(1)) { tracker in
            let r = tracker.track(RefresherImpl())
            r.bindWeak(Other())
            kept.append(r)
        },
        Shape("parameter packs", .cycle(packsPath)) { tracker in
            let p = tracker.track(Packs())
            p.capture(1, "s", o: p)
        },
    ]
}
