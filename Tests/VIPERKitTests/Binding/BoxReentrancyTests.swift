// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Testing
import VIPERKit

@Suite("Box: observers that come and go during a round")
@MainActor
struct BoxReentrancyTests {
    let box = Box(0)

    @Test("An observer bound during a round gets the current value once, and the next ones")
    func boundDuringRound() {
        let first = Reader(), late = Reader()
        first.onValue = { [box] _, value in if value == 1 { box.bind(late, Reader.read) } }
        box.bind(first, Reader.read)
        box.value = 1
        #expect(late.seen == [1])
        box.value = 2
        #expect(late.seen == [1, 2])
    }

    @Test("An observer bound while values wait gets only the newest of them, once")
    func boundWhileValuesWait() {
        let first = Reader(), late = Reader()
        first.onValue = { [box] _, value in
            guard value == 1 else { return }
            box.value = 2
            box.value = 3
            box.bind(late, Reader.read)
            box.value = 4
        }
        box.bind(first, Reader.read)
        box.value = 1
        #expect(first.seen == [0, 1, 2, 3, 4])
        #expect(late.seen == [3, 4])
    }

    @Test("An observer that binds another in its first callback: both see all that follows")
    func boundInFirstCallback() {
        let outer = Reader(), inner = Reader()
        outer.onValue = { [box] _, value in
            guard value == 0 else { return }
            box.value = 1
            box.bind(inner, Reader.read)
        }
        box.bind(outer, Reader.read)
        box.value = 2
        #expect(outer.seen == [0, 1, 2])
        #expect(inner.seen == [1, 2])
    }

    @Test("An observer cancelled by an earlier one is not called in that round")
    func cancelledDuringRound() {
        let first = Reader(), second = Reader()
        box.bind(first, Reader.read)
        let token = box.bind(second, Reader.read)
        first.onValue = { _, value in if value == 1 { token.cancel() } }
        box.value = 1
        #expect(second.seen == [0])
    }

    @Test("A cancelled observer gets none of the values that still wait")
    func cancelledWhileValuesWait() {
        let first = Reader(), second = Reader()
        box.bind(first, Reader.read)
        let token = box.bind(second, Reader.read)
        first.onValue = { [box] _, value in if value == 1 { box.value = 2 } else { token.cancel() } }
        box.value = 1
        #expect(second.seen == [0, 1])
    }

    @Test("Cancelling inside the callback, and twice, is harmless")
    func cancelInsideCallback() {
        let reader = Reader(), other = Reader()
        let token = box.bind(reader, Reader.read)
        box.bind(other, Reader.read)
        reader.onValue = { _, _ in for _ in 0..<2 { token.cancel() } }
        box.value = 1
        box.value = 2
        #expect(reader.seen == [0, 1])
        #expect(other.seen == [0, 1, 2])
    }

    @Test("The first callback of a binding may cancel an earlier one")
    func cancelInFirstCallback() {
        let early = Reader(), late = Reader()
        let token = box.bind(early, Reader.read)
        late.onValue = { _, _ in token.cancel() }
        box.bind(late, Reader.read)
        box.value = 1
        #expect(early.seen == [0])
        #expect(late.seen == [0, 1])
    }

    @Test("An owner that dies during a round is not called in it")
    func ownerDiesDuringRound() {
        let first = Reader()
        var second: Reader? = Reader()
        var calls = 0
        box.bind(first, Reader.read)
        box.bind(second!) { _, _ in calls += 1 }
        first.onValue = { _, value in if value == 1 { second = nil } }
        box.value = 1
        #expect(calls == 1)
        #expect(second == nil && box.observerCount == 1)
    }

    @Test("A box that loses its last other reference during its round finishes the round")
    func boxReleasedDuringRound() {
        var box: Box<Int>? = Box(0)
        weak let gone = box
        let first = Reader(), second = Reader()
        box?.bind(first, Reader.read)
        box?.bind(second, Reader.read)
        first.onValue = { _, value in if value == 1 { box = nil } }
        box?.value = 1
        #expect(second.seen == [0, 1])
        #expect(gone == nil)
    }

    @Test("An owner whose deinit sets the box during a round: the value is delivered in its turn")
    func setInDeinitDuringRound() {
        let first = Reader(), last = Reader()
        var dying: OnDeinit? = OnDeinit { [box] in box.value = 2 }
        box.bind(first, Reader.read)
        box.bind(dying!) { _, value in if value == 1 { dying = nil } }
        box.bind(last, Reader.read)
        box.value = 1
        #expect(dying == nil)
        #expect(first.seen == [0, 1, 2])
        #expect(last.seen == [0, 1, 2])
    }

    @Test("A closure whose captured object binds and sets when it is freed leaves the box whole")
    func foreignCodeInTheSweep() {
        let reader = Reader(), late = Reader()
        box.bind(reader, Reader.read)
        var owner: Reader? = Reader()
        let captured = OnDeinit { [box] in
            box.bind(late, Reader.read)
            box.value += 10
        }
        box.bind(owner!) { [captured] _, _ in withExtendedLifetime(captured) {} }
        owner = nil
        _ = consume captured
        box.value = 1
        #expect(reader.seen == [0, 1, 11])
        #expect(late.seen == [1, 11])
    }

    @Test("A replaced value whose deinit sets the box again is followed by that value")
    func setInDeinitOfTheOldValue() {
        let box = Box<OnDeinit?>(nil)
        var seen: [Bool] = []
        let token = box.observe { seen.append($0 != nil) }
        box.value = OnDeinit { box.value = OnDeinit {} }
        box.value = nil
        #expect(seen == [false, true, false, true])
        withExtendedLifetime(token) {}
    }
}
