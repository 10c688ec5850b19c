// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Foundation

extension Shapes {
    static let existentials: [Shape] = [
        Shape("class-bound existential", .cycle("Screen.output → Presenter.view → Screen")) { tracker in
            let s = tracker.track(Screen()), p = tracker.track(Presenter())
            s.output = p
            p.view = s
        },
        Shape("weak existential, kept outside", .outside(1)) { tracker in
            let s = tracker.track(Screen()), p = tracker.track(Presenter())
            s.output = p
            p.weakView = s
            kept.append(s)
        },
        Shape("opaque existential: class", .cycle("Client.service → ClassService.client → Client")) { tracker in
            let c = tracker.track(Client()), s = ClassService()
            c.service = s
            s.client = c
        },
        Shape("opaque existential: inline struct", .cycle("Client.service.client → Client")) { tracker in
            let c = tracker.track(Client())
            c.service = SmallService(client: c)
        },
        Shape("opaque existential: boxed struct", .cycle("Client.service.client → Client")) { tracker in
            let c = tracker.track(Client())
            c.service = BigService(client: c)
        },
        Shape("Any", .cycle("Client.anything → Client")) { tracker in
            let c = tracker.track(Client())
            c.anything = c
        },
        Shape("Any: struct in array", .cycle("Client.anything[0].client → Client")) { tracker in
            let c = tracker.track(Client())
            c.anything = [SmallService(client: c)]
        },
        Shape("AnyObject", .cycle("Client.object → Client")) { tracker in
            let c = tracker.track(Client())
            c.object = c
        },
        Shape("[any P], [String: Any], P??", .cycle("Existentials.map[\"k\"].client → Existentials")) { tracker in
            let e = tracker.track(Existentials())
            e.list = [SmallService(client: Other())]
            e.map = ["k": BigService(client: e)]
        },
        Shape("P??", .cycle("Existentials.optional.client → Existentials")) { tracker in
            let e = tracker.track(Existentials())
            e.optional = SmallService(client: e)
        },
    ]
}
