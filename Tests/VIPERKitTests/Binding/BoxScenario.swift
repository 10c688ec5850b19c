// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import VIPERKit

/// A random sequence of actions on one box, the same for the same seed; observers act too.
@MainActor
struct BoxScenario {
    private let state: State

    init(seed: UInt64) {
        state = State(seed: seed)
    }

    mutating func run(steps: Int) -> (faults: [String], held: Int, living: Int, tally: BoxContract.Tally) {
        for _ in 0..<steps {
            state.nestedActionsLeft = 20
            state.act(isNested: false)
            state.contract.settled()
        }
        // The last round is without nested actions: whoever is dead by then is noticed in it.
        state.nestedActionsLeft = 0
        state.set()
        return (state.contract.faults, state.box.observerCount, state.contract.living.count, state.contract.tally)
    }

    private final class Owner {}

    @MainActor
    private final class State {
        let box = Box(0)
        var contract = BoxContract()
        var nestedActionsLeft = 0
        private var random: SplitMix64
        private var count = 0
        private var owners: [Int: Owner] = [:]
        private var bindings: [Int: BindingToken] = [:]
        private var observations: [Int: ObservationToken] = [:]

        init(seed: UInt64) {
            random = SplitMix64(seed: seed)
        }

        func act(isNested: Bool) {
            switch Int.random(in: 0..<8, using: &random) {
            case 0..<4:
                if isNested { contract.tally.nestedSets += 1 }
                set()
            case 4..<6:
                if isNested { contract.tally.nestedBinds += 1 }
                bind()
            default:
                if isNested { contract.tally.nestedEnds += 1 }
                end()
            }
        }

        func set() { box.value = contract.set() }

        private func bind() {
            let id = count
            count += 1
            var isFirst = true
            contract.bound(id)
            let called = { @MainActor [unowned self] (value: Int) in
                contract.called(id, value, isFirst: isFirst, read: box.value)
                isFirst = false
                actNested()
            }
            if Bool.random(using: &random) {
                let owner = Owner()
                let token = box.bind(owner) { _, value in called(value) }
                (owners[id], bindings[id]) = (owner, token)
            } else {
                observations[id] = box.observe(called)
            }
        }

        /// Ends an observer, in one of three ways: its owner dies, its token is cancelled, its token goes.
        private func end() {
            let ending = Array(Set(owners.keys).union(observations.keys)).sorted().randomElement(using: &random)
            guard let id = ending else { return }
            contract.ended(id)
            if Bool.random(using: &random) {
                bindings[id]?.cancel()
                observations[id]?.cancel()
            }
            (owners[id], bindings[id], observations[id]) = (nil, nil, nil)
        }

        private func actNested() {
            guard nestedActionsLeft > 0, Int.random(in: 0..<3, using: &random) == 0 else { return }
            nestedActionsLeft -= 1
            act(isNested: true)
            actNested()
        }
    }
}
