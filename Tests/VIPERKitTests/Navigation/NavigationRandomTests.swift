// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Testing

@Suite("A stack of screens under random calls") @MainActor
struct NavigationRandomTests {
    @Test("50,000 steps each, with calls from inside every hook, do what the model does", arguments: [nil, 3])
    func random(tabs: Int?) async {
        let steps = RandomSteps(count: 200, step: NavigationWorld.Step.random) { steps in
            MainActor.assumeIsolated { NavigationWorld.fault(steps, tabs: tabs) }
        }
        for seed in UInt64(1)...250 {
            if let report = steps.report(seed: seed) {
                Issue.record("\(report)")
                return
            }
            await Task.yield()  // Other tests wait for the main actor.
        }
    }
}
