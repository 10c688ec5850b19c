// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Testing

@Suite("Box: random sequences against the contract")
@MainActor
struct BoxRandomTests {
    nonisolated private static let seeds: Range<UInt64> = 0..<300

    @Test("Sets, binds, cancellations and deaths, nested at random, keep the contract", arguments: seeds)
    func random(seed: UInt64) {
        var scenario = BoxScenario(seed: seed)
        let outcome = scenario.run(steps: 60)
        #expect(outcome.faults.isEmpty, "seed \(seed)")
        #expect(outcome.held == outcome.living, "seed \(seed)")
    }

    @Test("The scenarios do what they are for: calls, nested sets, observers added and ended in rounds")
    func coverage() {
        var total = BoxContract.Tally()
        for seed in Self.seeds {
            var scenario = BoxScenario(seed: seed)
            total += scenario.run(steps: 60).tally
        }
        #expect(min(total.calls, total.nestedSets, total.nestedBinds, total.nestedEnds) > 1000)
    }
}
