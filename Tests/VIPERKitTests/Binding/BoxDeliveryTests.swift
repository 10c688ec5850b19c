// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Testing
import VIPERKit

@Suite("Box: delivery")
@MainActor
struct BoxDeliveryTests {
    let box = Box(0)

    @Test("The value is stored before the observer is told")
    func storedFirst() {
        var pairs: [[Int]] = []
        let token = box.observe { [box] in pairs.append([$0, box.value]) }
        box.value = 1
        #expect(pairs == [[0, 0], [1, 1]])
        token.cancel()
    }

    @Test("Observers are told in the order they were added")
    func order() {
        var log: [String] = []
        let tokens = ["a", "b", "c"].map { name in box.observe { log.append("\(name)\($0)") } }
        box.value = 1
        #expect(log == ["a0", "b0", "c0", "a1", "b1", "c1"])
        withExtendedLifetime(tokens) {}
    }

    @Test("When the first observer sets 2 on seeing 1, everyone sees 1 and then 2")
    func nestedSet() {
        let first = Reader(), second = Reader()
        first.onValue = { [box] _, value in if value == 1 { box.value = 2 } }
        box.bind(first, Reader.read)
        box.bind(second, Reader.read)
        box.value = 1
        #expect(first.seen == [0, 1, 2])
        #expect(second.seen == [0, 1, 2])
    }

    @Test("A value set inside an observer is stored at once")
    func nestedSetIsStored() {
        var newest = -1
        let first = box.observe { [box] in if $0 == 1 { box.value = 2 } }
        let second = box.observe { [box] in if $0 == 1 { newest = box.value } }
        box.value = 1
        #expect(newest == 2)
        withExtendedLifetime((first, second)) {}
    }

    @Test("A set inside the very first callback: both values are seen, in order")
    func setInFirstCallback() {
        let early = Reader(), late = Reader()
        box.bind(early, Reader.read)
        late.onValue = { [box] _, value in if value == 0 { box.value = 1 } }
        box.bind(late, Reader.read)
        #expect(early.seen == [0, 1])
        #expect(late.seen == [0, 1])
    }

    @Test("A set inside the very first callback waits for that callback to end")
    func setInFirstCallbackWaits() {
        var log: [String] = []
        let token = box.observe { [box] value in
            log.append("begin \(value)")
            if value == 0 { box.value = 1 }
            log.append("end \(value)")
        }
        #expect(log == ["begin 0", "end 0", "begin 1", "end 1"])
        token.cancel()
    }

    @Test("Changing the value in place inside an observer is legal")
    func changeInPlace() {
        let reader = Reader()
        reader.onValue = { [box] _, value in if value < 3 { box.value += 1 } }
        box.bind(reader, Reader.read)
        #expect(reader.seen == [0, 1, 2, 3])
        #expect(box.value == 3)
    }

    @Test("A chain of 100,000 nested sets keeps the stack flat")
    func longChain() {
        let reader = Reader(), other = Reader()
        reader.onValue = { [box] _, value in if value < 100_000 { box.value = value + 1 } }
        box.bind(reader, Reader.read)
        box.bind(other, Reader.read)
        #expect(reader.seen == Array(0...100_000))
        #expect(other.seen == [100_000])
    }

    @Test("Two boxes that set each other keep the stack flat")
    func pingPong() {
        let other = Box(0)
        let there = Reader(), back = Reader()
        there.onValue = { _, value in other.value = value }
        back.onValue = { [box] _, value in if value < 100_000 { box.value = value + 1 } }
        box.bind(there, Reader.read)
        other.bind(back, Reader.read)
        #expect(there.seen == Array(0...100_000))
    }

    @Test("A burst of sets made by one observer is delivered in order")
    func burst() {
        let first = Reader(), second = Reader()
        first.onValue = { [box] _, value in if value == 1 { for next in 2...1000 { box.value = next } } }
        box.bind(first, Reader.read)
        box.bind(second, Reader.read)
        box.value = 1
        #expect(first.seen == Array(0...1000))
        #expect(second.seen == Array(0...1000))
    }

    @Test("Two values always waiting: the queue is shortened on the way and loses nothing")
    func queueThatIsNeverEmpty() {
        let reader = Reader()
        reader.onValue = { [box] _, value in if value > 0, value < 1000 { box.value += 1 } }
        box.bind(reader, Reader.read)
        reader.onValue = { [box, next = reader.onValue] reader, value in
            if value == 1 { box.value = 2 }
            next(reader, value)
        }
        box.value = 1
        #expect(reader.seen == Array(0...1001))
    }
}
