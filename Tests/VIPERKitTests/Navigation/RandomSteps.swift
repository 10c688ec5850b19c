// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// Random sequences of steps checked against a property; one that fails is shrunk to the steps that matter.
struct RandomSteps<Step> {
    let count: Int
    let step: (inout SplitMix64) -> Step
    /// What is wrong after the steps, or nil.
    let fault: ([Step]) -> String?

    /// Nil when the property holds; else the seed, what is wrong, and the shortest sequence found that shows it.
    func report(seed: UInt64) -> String? {
        var numbers = SplitMix64(seed: seed)
        let steps = (0..<count).map { _ in step(&numbers) }
        guard fault(steps) != nil else { return nil }
        let few = Self.shrink(steps) { fault($0) != nil }
        return "seed \(seed): \(fault(few) ?? "")\n" + few.map { "  \($0)" }.joined(separator: "\n")
    }

    /// Leaves out as many steps as it can while the rest still fails: halves first, single steps last.
    static func shrink(_ steps: [Step], fails: ([Step]) -> Bool) -> [Step] {
        var steps = steps
        var size = max(1, steps.count / 2)
        while true {
            let before = steps.count
            var start = 0
            while start < steps.count {
                var fewer = steps
                fewer.removeSubrange(start..<min(start + size, steps.count))
                if fails(fewer) { steps = fewer } else { start += size }
            }
            if size == 1, steps.count == before { return steps }
            size = max(1, size / 2)
        }
    }
}
