// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// The middle value, or the mean of the two middle ones; not a number when there are none.
func median(_ values: [Double]) -> Double {
    guard !values.isEmpty else { return .nan }
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
}
