// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors
import Observation

/// Labels that observe by Observation. It tells of one change, before it happens, and only once: every observer has to
/// read again after the change, and so arms itself for the next one. Here this is done right after the set, by a loop,
/// which is cheaper than the task for each observer that programs use.
@MainActor final class ObservedModel {
    @MainActor @Observable final class Source {
        var number = 0
    }

    private let source = Source()
    private var changed: [Label] = []

    func arm(_ label: Label) {
        withObservationTracking {
            label.number = source.number
        } onChange: { [weak self, weak label] in
            MainActor.assumeIsolated {
                if let self, let label { self.changed.append(label) }
            }
        }
    }

    func set(_ number: Int) {
        source.number = number
        for label in changed { arm(label) }
        changed.removeAll(keepingCapacity: true)
    }
}
