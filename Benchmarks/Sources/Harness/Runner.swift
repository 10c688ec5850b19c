// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// Measures a row: its contenders take turns round by round, so that whatever disturbs the machine disturbs all alike.
package struct Runner {
    /// How long a batch should at least take, in nanoseconds.
    var batch: UInt64 = 4_000_000
    /// How many rounds are measured.
    var rounds = 51
    /// After how many nanoseconds a slow row stops early, with `fewestRounds` at least.
    var budget: UInt64 = 3_000_000_000
    var fewestRounds = 7
    /// The clock, in nanoseconds.
    var now: @MainActor () -> UInt64 = processorTime

    package init() {}

    /// Prepares, warms up and measures the row; the first measurement is the floor's.
    @MainActor package func measure(_ row: Row) -> [Measurement] {
        let contenders = row.contenders()
        let times = contenders.map(calibrate)
        for (contender, times) in zip(contenders, times) { contender.run(times) }
        let rounds = measureRounds(contenders, times: times)
        return contenders.indices.map { index in
            let perOperation = Double(times[index] * row.operations)
            return Measurement(
                name: row.name,
                contender: contenders[index].name,
                nanoseconds: median(rounds.map { $0[index] }) / Double(row.operations),
                ratio: median(rounds.map { $0[index] / $0[0] }),
                allocations: countAllocations { contenders[index].run(times[index]) }.map { Double($0) / perOperation },
                limit: contenders[index].isOurs ? row.limit : nil)
        }
    }

    /// How often a contender must repeat its operation for a batch to be long enough.
    @MainActor private func calibrate(_ contender: Contender) -> Int {
        contender.run(1)
        var times = 1
        while times < 1 << 30 {
            let taken = duration(of: contender, times: times)
            if taken >= batch { return times }
            // Grow by at most ten: the first runs are cold and say little.
            let wanted = Double(times) * Double(batch) / Double(max(taken, 1))
            times = Int(min(Double(times) * 10, wanted * 1.1)) + 1
        }
        return times
    }

    /// For each round the nanoseconds per repetition of each contender.
    @MainActor private func measureRounds(_ contenders: [Contender], times: [Int]) -> [[Double]] {
        var measured: [[Double]] = []
        let start = now()
        while measured.count < rounds, measured.count < fewestRounds || now() - start < budget {
            measured.append(
                zip(contenders, times).map { contender, times in
                    Double(max(duration(of: contender, times: times), 1)) / Double(times)
                })
        }
        return measured
    }

    @MainActor private func duration(of contender: Contender, times: Int) -> UInt64 {
        let start = now()
        contender.run(times)
        return now() - start
    }
}
