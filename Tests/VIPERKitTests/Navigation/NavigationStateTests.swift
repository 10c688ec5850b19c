// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Testing

@testable import VIPERKit

@Suite("The stack as a value")
struct NavigationStateTests {
    typealias State = NavigationState<Int>

    @Test("20,000 random calls do what the rules say")
    func random() {
        let steps = RandomSteps(count: 200, step: NavigationCall.random) { Self.fault($0) }
        for seed in UInt64(1)...100 {
            if let report = steps.report(seed: seed) {
                Issue.record("\(report)")
                return
            }
        }
    }

    @Test("A state that did otherwise would be found, and shown by few steps")
    func wouldBeFound() throws {
        let steps = RandomSteps(count: 200, step: NavigationCall.random) {
            Self.fault($0) { call, left in call.verb == .popTo ? left.reversed() : left }
        }
        let report = try #require((1...10).lazy.compactMap { steps.report(seed: $0) }.first)
        #expect(report.contains("left") && report.split(separator: "\n").count <= 5, "\(report)")
    }

    @Test("A transition says which stack was entered, and which have closed")
    func stacks() throws {
        var state = State(root: 0)
        let presented = state.apply(try state.plan(.present(1), on: state.root.id))
        #expect(presented.entered == [1] && presented.stack == state.stacks[1].id && presented.closed == [])
        let unwound = state.apply(try state.plan(.home, on: presented.stack))
        #expect(
            unwound.closed == [presented.stack] && unwound.left == [1] && state.position(of: presented.stack) == nil)
    }

    /// What differs between a state and the model after a sequence of calls; `bend` breaks the state for the test above.
    static func fault(_ calls: [NavigationCall], bend: (NavigationCall, [Int]) -> [Int] = { $1 }) -> String? {
        var (state, model) = (State(root: 0), NavigationModel())
        var ids = [state.root.id]
        for call in calls {
            let id = target(of: call, in: state, ids)
            guard let number = ids.firstIndex(of: id) else { return "unknown stack" }
            let before = state.visible
            let expected = model.carryOut(call, on: number)
            var outcome: NavigationModel.Outcome
            do throws(State.Refusal) {
                let edit = try state.plan(request(call), on: id)
                let leaving = state.leaving(edit)
                let transition = state.apply(edit)
                guard leaving == transition.left else { return "\(call): \(leaving) agreed, \(transition.left) left" }
                if call.verb == .present { ids.append(transition.stack) }
                outcome = .done(left: bend(call, transition.left))
                let isOther = state.visible != before
                guard transition.disappears == (isOther ? before : nil),
                    transition.appears == (isOther ? state.visible : nil)
                else { return "\(call): \(transition) after \(before) was shown" }
            } catch {
                outcome = .fault(error.reason)
            }
            guard outcome == expected else { return "\(call): \(outcome), not \(expected)" }
            if let difference = difference(state, model, ids) { return "\(call): \(difference)" }
        }
        return nil
    }

    private static func difference(_ state: State, _ model: NavigationModel, _ ids: [State.StackID]) -> String? {
        guard state.stacks.map(\.screens) == model.stacks else { return "\(state.stacks), not \(model.stacks)" }
        for (number, id) in ids.enumerated() {
            let position = model.numbers.firstIndex(of: number)
            let above = position.flatMap { $0 + 1 < model.stacks.count ? model.stacks[$0 + 1][0] : nil }
            guard state.position(of: id) == position, state.presented(above: id) == above,
                state.screens(of: id) == position.map({ model.stacks[$0] }) ?? []
            else { return "stack \(number) is not at \(position.debugDescription)" }
        }
        let members = Set(model.stacks.joined())
        return (0..<12).first { state.contains($0) != members.contains($0) }.map { "contains(\($0)) is wrong" }
    }

    private static func target(of call: NavigationCall, in state: State, _ ids: [State.StackID]) -> State.StackID {
        switch call.target {
        case .root: state.root.id
        case .top: state.stacks[state.stacks.count - 1].id
        case .ofScreen(let screen): (state.stacks.first { $0.screens.contains(screen) } ?? state.root).id
        case .earlier: ids[ids.count / 2]
        }
    }

    private static func request(_ call: NavigationCall) -> State.Request {
        switch call.verb {
        case .push: .push(call.screens[0])
        case .pop: .pop
        case .popTo: .popTo(call.screens[0])
        case .popToRoot: .popToRoot
        case .setScreens: .setScreens(call.screens)
        case .present: .present(call.screens[0])
        case .dismiss: .dismiss
        case .back: .back
        case .home, .initRoot: .home
        }
    }
}
