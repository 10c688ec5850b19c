// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Testing
import VIPERKit

@Suite("Box: map")
@MainActor
struct BoxMapTests {
    let box = Box(1)

    @Test("A derived box has the derived value at once and follows its source")
    func follows() {
        let text = box.map { "\($0)" }
        #expect(text.value == "1")
        box.value = 2
        #expect(text.value == "2")
    }

    @Test("The transform runs once for each set, however many observers there are")
    func oncePerSet() {
        var runs = 0
        let derived = box.map { value in
            runs += 1
            return value
        }
        let readers = (0..<3).map { _ in Reader() }
        for reader in readers { derived.bind(reader, Reader.read) }
        box.value = 2
        #expect(runs == 2)
        #expect(readers.allSatisfy { $0.seen == [1, 2] })
    }

    @Test("A chain of maps keeps its boxes alive from its end")
    func chain() {
        var source: Box<Int>? = Box(1)
        weak let root = source
        var last: Box<String>? = source?.map { $0 * 10 }.map { $0 + 1 }.map { "\($0)" }
        source = nil
        root?.value = 2
        #expect(last?.value == "21")
        last = nil
        #expect(root == nil)
    }

    @Test("A derived box that nobody keeps ends, and its bindings with it")
    func endsWithItsKeeper() {
        let reader = Reader()
        weak var derived: Box<Int>?
        do {
            let kept = box.map { $0 }
            kept.bind(reader, Reader.read)
            derived = kept
        }
        box.value = 2
        #expect(derived == nil && box.observerCount == 0)
        #expect(reader.seen == [1])
    }

    @Test("A box in the middle of a line that nobody keeps ends at once")
    func notKept() {
        let reader = Reader()
        box.map { $0 * 10 }.bind(reader, Reader.read)
        box.value = 2
        #expect(reader.seen == [10])
    }

    @Test("Nested sets of the source reach the observers of a derived box in order")
    func nestedSets() {
        let tens = box.map { $0 * 10 }
        let (first, second) = (Reader(), Reader())
        first.onValue = { [box] _, value in if value == 20 { for next in 3...4 { box.value = next } } }
        tens.bind(first, Reader.read)
        tens.bind(second, Reader.read)
        box.value = 2
        #expect(first.seen == [10, 20, 30, 40])
        #expect(second.seen == [10, 20, 30, 40])
    }

    @Test("A box derived during a round starts with the newest value and gets it once")
    func derivedDuringRound() {
        let (first, late) = (Reader(), Reader())
        var derived: Box<Int>?
        first.onValue = { [box] _, value in
            guard value == 2 else { return }
            box.value = 3
            derived = box.map { $0 * 10 }
            derived?.bind(late, Reader.read)
        }
        box.bind(first, Reader.read)
        box.value = 2
        box.value = 4
        #expect(late.seen == [30, 40])
        #expect(derived?.value == 40)
    }

    @Test("A transform may bind an observer to its own source")
    func transformBinds() {
        let reader = Reader()
        let derived = box.map { [box] value in
            if value == 1 { box.bind(reader, Reader.read) }
            return value * 10
        }
        box.value = 2
        #expect(derived.value == 20)
        #expect(reader.seen == [1, 2])
    }

    @Test("A transform that sets its own source: the derived box ends on the newest value")
    func transformSets() {
        let derived = box.map { [box] value in
            if value < 3 { box.value = value + 1 }
            return value * 10
        }
        #expect(derived.value == 30)
        #expect(box.value == 3)
    }
}
