// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Testing

@testable import VIPERKit

@Suite("The stack as a value")
struct NavigationStateTests {
    typealias State = NavigationState<Int>

    @Test("20,000 random calls each do what the rules say", arguments: [nil, 1, 3])
    func random(tabs: Int?) {
        let steps = RandomSteps(count: 200, step: NavigationCall.random) { Self.fault($0, tabs: tabs) }
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
        let id = state.layers[1].stacks[0].id
        #expect(presented.entered == [.init(screen: 1, stack: id)] && presented.closed == [])
        let unwound = state.apply(try state.plan(.home, on: id))
        #expect(unwound.closed == [id] && unwound.left == [1] && state.position(of: id) == nil)
    }

    /// What differs between a state and the model after a sequence of calls; `bend` breaks the state for the test above.
    static func fault(
        _ calls: [NavigationCall], tabs: Int? = nil, bend: (NavigationCall, [Int]) -> [Int] = { $1 }
    ) -> String? {
        var (state, model) = (tabs.map { State(tabs: Array(0..<$0)) } ?? State(root: 0), NavigationModel(tabs: tabs))
        var ids = state.layers[0].stacks.map(\.id)
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
                if ids.count < state.nextNumber { ids += transition.entered.map(\.stack) }
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
        guard state.layers.map({ .init($0) { $0 } }) == model.layers else { return "\(state), not \(model.layers)" }
        guard state.isAway == model.isAway else { return "isAway is \(state.isAway)" }
        for (number, id) in ids.enumerated() {
            let place = model.place(of: number)
            guard state.position(of: id) == place.map({ State.Position(layer: $0, stack: $1) }),
                state.presented(above: id) == model.presented(above: number),
                state.screens(of: id) == model.screens(of: number)
            else { return "stack \(number) is not at \(place.debugDescription)" }
        }
        let members = Set(model.all)
        return (0..<12).first { state.contains($0) != members.contains($0) }.map { "contains(\($0)) is wrong" }
    }

    private static func target(of call: NavigationCall, in state: State, _ ids: [State.StackID]) -> State.StackID {
        switch call.target {
        case .root: state.layers[0].stacks[0].id
        case .top: state.top.shown.id
        case .ofScreen(let screen):
            (state.layers.lazy.flatMap(\.stacks).first { $0.screens.contains(screen) } ?? state.root).id
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
        case .presentTabs: .presentTabs(call.screens)
        case .select: .select(call.index)
        case .dismiss: .dismiss
        case .finish: .finish(call.screens[0])
        case .back: .back
        default: .home
        }
    }
}
