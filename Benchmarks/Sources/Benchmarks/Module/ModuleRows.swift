// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors
import Harness

/// What a whole module costs, from creating its screen to releasing all of it.
@MainActor enum ModuleRows {
    static let all = [
        Row("Module: built, wired and released, class ports", limit: 1.3) {
            [
                Contender("by hand") { times in
                    for _ in 0..<times {
                        let screen = HandScreen()
                        consume(screen.presenter)
                        consume(screen)
                    }
                },
                Contender("VIPERKit ModuleBuilder(view:)") { times in
                    for _ in 0..<times {
                        let screen = KitScreen()
                        consume(screen.module)
                        consume(screen)
                    }
                },
            ]
        },
        Row("Module: built, wired and released, protocol ports", limit: 2) {
            [
                Contender("by hand") { times in
                    for _ in 0..<times {
                        let screen = HandProtocolScreen()
                        consume(screen.presenter)
                        consume(screen)
                    }
                },
                Contender("VIPERKit ModuleBuilder(resolving:)") { times in
                    for _ in 0..<times {
                        let screen = KitProtocolScreen()
                        consume(screen.module)
                        consume(screen)
                    }
                },
            ]
        },
    ]
}
