// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors
import CMeasure

/// The allocations this thread makes while `work` runs, or nil where this platform does not count them.
func countAllocations(during work: () -> Void) -> UInt64? {
    guard cmeasure_counts_allocations() else { return nil }
    let start = cmeasure_allocations()
    cmeasure_set_counting(true)
    work()
    cmeasure_set_counting(false)
    return cmeasure_allocations() - start
}
