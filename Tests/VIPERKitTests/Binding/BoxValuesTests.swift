// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Testing
import VIPERKit

@Suite("Box: values")
@MainActor
struct BoxValuesTests {
    @Test("The sequence begins with the current value, has every value in order, and ends with the box")
    func everyValueInOrder() async {
        var box: Box<Int>? = Box(0)
        let values = box!.values
        for value in 1...100 { box?.value = value }
        box = nil
        var seen: [Int] = []
        for await value in values { seen.append(value) }
        #expect(seen == Array(0...100))
    }

    @Test("Values set inside observers are in the sequence, in order")
    func nestedSets() async {
        var box: Box<Int>? = Box(0)
        let reader = Reader()
        reader.onValue = { [weak box] _, value in if value == 1 { box?.value = 2 } }
        box?.bind(reader, Reader.read)
        let values = box!.values
        box?.value = 1
        box = nil
        var seen: [Int] = []
        for await value in values { seen.append(value) }
        #expect(seen == [0, 1, 2])
    }

    @Test("A waiting consumer does not keep the box alive, and its wait ends with the box")
    func waitingConsumer() async {
        var box: Box<Int>? = Box(0)
        weak let gone = box
        let (started, start) = AsyncStream<Void>.makeStream()
        let task = Task { @MainActor [values = box!.values] in
            var seen: [Int] = []
            for await value in values {
                seen.append(value)
                start.yield()
            }
            return seen
        }
        for await _ in started { break }
        box = nil
        #expect(gone == nil)
        #expect(await task.value == [0])
    }

    @Test("When the consumer leaves the loop, its observer ends")
    func consumerLeaves() async {
        let box = Box(0)
        for await _ in box.values { break }
        box.value = 1
        #expect(box.observerCount == 0)
    }

    @Test("When the consumer's task is cancelled, the loop and its observer end")
    func consumerIsCancelled() async {
        let box = Box(0)
        let (started, start) = AsyncStream<Void>.makeStream()
        let task = Task { @MainActor [values = box.values] in
            for await _ in values { start.yield() }
        }
        for await _ in started { break }
        task.cancel()
        await task.value
        box.value = 1
        #expect(box.observerCount == 0)
    }

    @Test("Each sequence is one of its own")
    func independentSequences() async {
        var box: Box<Int>? = Box(0)
        let early = box!.values
        box?.value = 1
        let late = box!.values
        box = nil
        var seen: [[Int]] = [[], []]
        for await value in early { seen[0].append(value) }
        for await value in late { seen[1].append(value) }
        #expect(seen == [[0, 1], [1]])
    }
}
