// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Testing
import VIPERKit

@Suite("Box: long chains of maps")
@MainActor
struct BoxChainTests {
    private func chain(_ length: Int, from box: Box<Int>) -> Box<Int> {
        (0..<length).reduce(box) { last, _ in last.map { $0 + 1 } }
    }

    @Test("A set reaches the end of a chain of 20,000 maps before it returns")
    func longChain() {
        let box = Box(0)
        let last = chain(20_000, from: box)
        box.value = 5
        #expect(last.value == 20_005)
    }

    @Test("Nested sets reach the end of a long chain in order")
    func nestedSets() {
        let (box, reader) = (Box(0), Reader())
        let last = chain(1_000, from: box)
        reader.onValue = { [box] _, value in if value < 1_003 { box.value += 1 } }
        last.bind(reader, Reader.read)
        #expect(reader.seen == [1_000, 1_001, 1_002, 1_003])
    }

    @Test("Chains that part far below the set are both told")
    func partedChains() {
        let box = Box(0)
        let stem = chain(99, from: box)
        let (left, right) = (chain(500, from: stem), chain(700, from: stem))
        box.value = 1
        #expect(left.value == 600 && right.value == 800)
    }

    @Test("A chain of 100,000 maps is released from its end")
    func release() {
        weak var source: Box<Int>?
        do {
            let box = Box(0)
            source = box
            _ = chain(100_000, from: box)
        }
        #expect(source == nil)
    }

    @Test("A box in the middle of a released chain lives on when it is kept, and follows its source")
    func keptMiddle() {
        let box = Box(0)
        let middle = chain(10, from: box)
        do { _ = chain(10, from: middle) }
        box.value = 1
        #expect(middle.value == 11 && middle.observerCount == 0)
    }

    @Test("Of two ends of one chain the last one releases it")
    func twoEnds() {
        weak var source: Box<Int>?
        var ends: [Box<Int>] = []
        do {
            let box = Box(0)
            source = box
            let stem = chain(10, from: box)
            ends = [chain(10, from: stem), chain(10, from: stem)]
        }
        ends.removeLast()
        source?.value = 1
        #expect(ends.map(\.value) == [21])
        ends.removeLast()
        #expect(source == nil)
    }
}
