// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors
import Harness
import VIPERKit

/// What a set costs with observers bound to owners, and what a bind costs.
@MainActor enum BoxRows {
    static let all = [setRow("1 observer", 1), setRow("10 observers", 10), setRow("1,000 observers", 1_000), bindRow]

    private static func setRow(_ name: String, _ count: Int) -> Row {
        Row("Box: set with \(name)", limit: 1.1) {
            let labels = Label.make(count)
            return [byHand(labels), byKit(labels), byObservation(labels), byNotification(labels)]
        }
    }

    private static func byHand(_ labels: [Label]) -> Contender {
        let box = HandBox()
        for label in labels { box.bind(label) }
        return Contender("array of [weak owner] closures") { times in
            for number in 0..<times { box.value = number }
            for label in labels { consume(label.number) }
        }
    }

    private static func byKit(_ labels: [Label]) -> Contender {
        let box = Box(0)
        for label in labels { box.bind(label) { label, number in label.number = number } }
        return Contender("VIPERKit Box.bind(owner)") { times in
            for number in 0..<times { box.value = number }
            for label in labels { consume(label.number) }
        }
    }

    private static func byObservation(_ labels: [Label]) -> Contender {
        let model = ObservedModel()
        for label in labels { model.arm(label) }
        return Contender("Observation, armed again") { times in
            for number in 0..<times { model.set(number) }
            for label in labels { consume(label.number) }
        }
    }

    private static func byNotification(_ labels: [Label]) -> Contender {
        let model = NotifyingModel()
        for label in labels { model.add(label) }
        return Contender("NotificationCenter") { times in
            for number in 0..<times { model.set(number) }
            for label in labels { consume(label.number) }
        }
    }

    /// Both tell the observer the current value at once.
    private static var bindRow: Row {
        Row("Box: bind and cancel", limit: 2) {
            let label = Label()
            let hand = HandBox()
            let kit = Box(0)
            return [
                Contender("append and remove a closure") { times in
                    for _ in 0..<times {
                        hand.bind(label)
                        hand.cancelLast()
                    }
                    consume(label.number)
                },
                Contender("VIPERKit Box.bind(owner), cancel()") { times in
                    for _ in 0..<times {
                        kit.bind(label) { label, number in label.number = number }.cancel()
                    }
                    consume(label.number)
                },
            ]
        }
    }
}
