// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors
import Testing

@testable import Harness

@Suite struct MedianTests {
    @Test("The median is the middle value, or the mean of the two middle ones")
    func middle() {
        #expect(median([5]) == 5)
        #expect(median([9, 1, 5]) == 5)
        #expect(median([4, 1, 100, 2]) == 3)
    }
}
