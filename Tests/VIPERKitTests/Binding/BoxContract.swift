// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// The delivery contract as a model: what each observer is owed, checked call by call.
///
/// The values of a scenario are 0, 1, 2, …, one for each set. So an observer bound at *n* is owed *n* at once and then
/// *n* + 1, *n* + 2, … while it lives; and apart from those first calls, calls come in the order of (value, observer).
struct BoxContract {
    struct Tally {
        var calls = 0, nestedSets = 0, nestedBinds = 0, nestedEnds = 0

        static func += (sum: inout Self, other: Self) {
            sum.calls += other.calls
            sum.nestedSets += other.nestedSets
            sum.nestedBinds += other.nestedBinds
            sum.nestedEnds += other.nestedEnds
        }
    }

    private(set) var newest = 0
    private(set) var faults: [String] = []
    var tally = Tally()
    private var owed: [Int: Int] = [:]
    private var last = (value: 0, observer: -1)

    var living: [Int] { owed.keys.sorted() }

    mutating func set() -> Int {
        newest += 1
        return newest
    }

    mutating func bound(_ observer: Int) { owed[observer] = newest }
    mutating func ended(_ observer: Int) { owed[observer] = nil }

    mutating func called(_ observer: Int, _ value: Int, isFirst: Bool, read: Int) {
        tally.calls += 1
        if read != newest { faults.append("\(observer) read \(read), not \(newest)") }
        guard let next = owed[observer] else { return faults.append("\(observer) called after its end with \(value)") }
        if value != next { faults.append("\(observer) got \(value), not \(next)") }
        owed[observer] = value + 1
        guard !isFirst else { return }
        if (value, observer) <= (last.value, last.observer) { faults.append("\(observer) got \(value) after \(last)") }
        last = (value, observer)
    }

    /// To be called when the box is idle: then nobody is owed anything.
    mutating func settled() {
        for (observer, next) in owed where next != newest + 1 { faults.append("\(observer) is still owed \(next)") }
    }
}
