// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors
import Testing

@testable import Harness

@MainActor @Suite struct RunnerTests {
    /// A clock that only contenders move.
    private final class Clock {
        var time: UInt64 = 0
    }

    private let clock = Clock()

    private var runner: Runner {
        var runner = Runner()
        runner.now = { [clock] in clock.time }
        return runner
    }

    private func contender(_ name: String, nanoseconds: UInt64) -> Contender {
        Contender(name) { [clock] times in clock.time += UInt64(times) * nanoseconds }
    }

    @Test("Each contender gets the time of one operation and its ratio to the floor, which comes first")
    func timesAndRatios() {
        let row = Row("row", limit: 2, operations: 10) {
            [contender("floor", nanoseconds: 100), contender("VIPERKit", nanoseconds: 250)]
        }
        let measured = runner.measure(row)
        #expect(measured.map(\.nanoseconds) == [10, 25])
        #expect(measured.map(\.ratio) == [1, 2.5])
        #expect(measured.map(\.limit) == [nil, 2])
    }

    @Test("A machine that becomes slow, at whatever moment, changes no ratio")
    func disturbance() {
        let ratios = (1...140).map { slowRun in
            var runs = 0
            @MainActor func contender(nanoseconds: UInt64) -> Contender {
                Contender("") { [clock] times in
                    runs += 1
                    clock.time += UInt64(times) * nanoseconds * (runs >= slowRun ? 3 : 1)
                }
            }
            return runner.measure(Row("row") { [contender(nanoseconds: 100), contender(nanoseconds: 150)] })[1].ratio
        }
        #expect(Set(ratios) == [1.5])
    }

    @Test("A row over its budget stops early, but not before the fewest rounds")
    func budget() {
        var runs = 0
        let slow = Contender("slow") { [clock] times in
            runs += 1
            clock.time += UInt64(times) * 30_000_000_000
        }
        _ = runner.measure(Row("row") { [slow] })
        // First run, calibration and warm-up, then the rounds, and the run that counts allocations.
        #expect(runs == 3 + runner.fewestRounds + 1)
    }

    @Test("A contender that takes no time at all still gives numbers")
    func noTime() {
        let measured = runner.measure(Row("row") { [Contender("floor") { _ in }] })
        #expect(measured.allSatisfy { $0.nanoseconds.isFinite && $0.ratio.isFinite })
    }

    @Test("Allocations are those of one operation", .enabled(if: countAllocations(during: {}) != nil))
    func allocations() {
        let row = Row("row") {
            [Contender("object") { times in for _ in 0..<times { consume(Clock()) } }]
        }
        #expect(Runner().measure(row)[0].allocations == 1)
    }
}
