// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Testing

@Suite("Shrinking")
struct RandomStepsTests {
    @Test("The steps that matter are left, in their order")
    func shrinks() {
        let few = RandomSteps.shrink(Array(0..<1_000)) { $0.contains(17) && $0.contains(503) && $0.contains(504) }
        #expect(few == [17, 503, 504])
    }

    @Test("No step that is left can be left out")
    func minimal() {
        let few = RandomSteps.shrink(Array(1...200)) { $0.reduce(0, +) > 700 }
        for index in few.indices {
            var fewer = few
            fewer.remove(at: index)
            #expect(fewer.reduce(0, +) <= 700)
        }
    }

    @Test("What fails without any step shrinks to nothing")
    func empty() {
        #expect(RandomSteps.shrink([1, 2, 3]) { _ in true } == [])
    }

    @Test("A property that holds has no report")
    func holds() {
        #expect(RandomSteps(count: 50, step: { $0.next() }, fault: { _ in nil }).report(seed: 1) == nil)
    }

    @Test("A failure names the seed, the fault and the steps; the same seed fails alike")
    func report() {
        let steps = RandomSteps(count: 50, step: { Int.random(in: 0..<5, using: &$0) }) {
            $0.filter { $0 == 3 }.count > 1 ? "two threes" : nil
        }
        #expect(steps.report(seed: 42) == "seed 42: two threes\n  3\n  3")
    }
}
