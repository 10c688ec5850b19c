// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

@testable import VIPERKit

/// A real stack beside the model: carries out steps, also from inside hooks, and says what differs.
@MainActor
final class NavigationWorld {
    /// A call from outside, and others made when the n-th hook since then runs; or a change of mind.
    enum Step: CustomStringConvertible, Sendable {
        case call(NavigationCall, fromHooks: [Int: NavigationCall])
        case refuse(Int, Bool)

        var description: String {
            switch self {
            case .call(let call, let others):
                "\(call)" + others.sorted { $0.key < $1.key }.map { ", at hook \($0): \($1)" }.joined()
            case .refuse(let screen, let refuses): "screen \(screen) \(refuses ? "refuses" : "agrees")"
            }
        }

        static func random(_ numbers: inout SplitMix64) -> Step {
            if Int.random(in: 0..<10, using: &numbers) == 0 {
                return .refuse(Int.random(in: 0..<12, using: &numbers), Int.random(in: 0..<3, using: &numbers) == 0)
            }
            var others: [Int: NavigationCall] = [:]
            for _ in 0..<max(0, Int.random(in: -3..<4, using: &numbers)) {
                others[Int.random(in: 1..<14, using: &numbers)] = .random(&numbers)
            }
            return .call(.random(&numbers), fromHooks: others)
        }
    }

    private let screens: [WorldScreen]
    private let output = Transcript()
    /// What must be kept: the root's stack, or the tabs at the root.
    private let owner: AnyObject
    private let stack: TextNavigationStack
    private var model: NavigationModel
    private var handles: [TextNavigationStack]
    private var queue: [(call: NavigationCall, number: Int)] = []
    private var fromHooks: [Int: NavigationCall] = [:]
    private var hookCount = 0
    private var faults: [NavigationFault.Reason] = []
    private var refusing: Set<Int> = []
    /// The screens that were told that they have left, in order.
    private var told: [Int] = []

    /// A stack with a screen, or tabs at the root.
    init(tabs: Int? = nil) {
        screens = (0..<12).map { WorldScreen($0) }
        model = NavigationModel(tabs: tabs)
        let terminal = TextTerminal(width: 20)
        if let tabs {
            let owner = TextTabs(Array(screens.prefix(tabs)), output: output, terminal: terminal)
            (self.owner, stack, handles) = (owner, owner.stacks[0], owner.stacks)
        } else {
            stack = TextNavigationStack(root: screens[0], output: output, terminal: terminal)
            (owner, handles) = (stack, [stack])
        }
        for screen in screens {
            screen.hook = { [unowned self] in hookRuns() }
            screen.leaves = { [unowned self] in told.append($0) }
        }
        stack.onFault = { [unowned self] in
            faults.append($0.reason)
            hookRuns()
        }
    }

    static func fault(_ steps: [Step], tabs: Int? = nil) -> String? {
        let world = NavigationWorld(tabs: tabs)
        for step in steps {
            if let fault = world.carryOut(step) { return "\(step): \(fault)" }
        }
        return nil
    }

    private func carryOut(_ step: Step) -> String? {
        switch step {
        case .refuse(let screen, let refuses):
            screens[screen].refuses = refuses
            if refuses { refusing.insert(screen) } else { refusing.remove(screen) }
            return nil
        case .call(let call, let others):
            (fromHooks, hookCount, faults) = (others, 0, [])
            make(call)
            fromHooks = [:]
            return difference()
        }
    }

    private func hookRuns() {
        hookCount += 1
        if let call = fromHooks.removeValue(forKey: hookCount) { make(call) }
    }

    private func make(_ call: NavigationCall) {
        let target: TextNavigationStack =
            switch call.target {
            case .root: stack
            case .top: stack.visibleScreen?.stack ?? stack
            case .ofScreen(let screen): screens[screen].stack ?? stack
            case .earlier: handles[handles.count / 2]
            }
        if !handles.contains(where: { $0 === target }) { handles.append(target) }
        queue.append((call, target.number))
        let brought = call.screens.map { screens[$0] }
        switch call.verb {
        case .push: target.push(brought[0])
        case .pop: target.pop()
        case .popTo: target.pop(to: brought[0])
        case .popToRoot: target.popToRoot()
        case .setScreens: target.setScreens(brought)
        case .present: target.present(brought[0])
        case .presentTabs: target.present(tabs: brought)
        case .select: target.select(call.index)
        case .dismiss: target.dismiss()
        case .finish: target.finish(brought[0], outcome: nil)
        case .back: target.back()
        default: target.home()
        }
    }

    /// Lets the model carry out the same calls, in the order in which they were made, and compares.
    private func difference() -> String? {
        var (left, expectedFaults): ([Int], [NavigationFault.Reason]) = ([], [])
        for (call, number) in queue {
            switch model.carryOut(call, on: number, refusing: refusing) {
            case .done(let screens): left += screens
            case .fault(let reason): expectedFaults.append(reason)
            case .refused: break
            }
        }
        queue = []
        defer { told = [] }
        guard faults == expectedFaults else { return "faults \(faults), not \(expectedFaults)" }
        guard told == left else { return "\(told) were told that they left, not \(left)" }
        guard let navigator = stack.navigator else { return "no navigator" }
        let shape = navigator.state.layers.map { layer in
            NavigationModel.Layer(layer) { ($0.object as? WorldScreen)?.number ?? -1 }
        }
        guard shape == model.layers else { return "\(shape), not \(model.layers)" }
        return stacksDifference() ?? screensDifference() ?? drawingDifference()
    }

    private func stacksDifference() -> String? {
        for handle in handles {
            let own = model.screens(of: handle.number)
            guard handle.screens.map({ ($0 as? WorldScreen)?.number ?? -1 }) == own,
                (handle.presented as? WorldScreen)?.number == model.presented(above: handle.number)
            else { return "stack \(handle.number) shows other screens than \(own)" }
            guard own.allSatisfy({ screens[$0].stack === handle }) else { return "\(own) have another stack" }
        }
        if handles.count > 8 { handles.remove(at: 1) }
        return nil
    }

    private func screensDifference() -> String? {
        let members = Set(model.all)
        for screen in screens {
            if let fault = screen.fault { return fault }
            guard members.contains(screen.number) == (screen.stack != nil) else {
                return "\(screen.number) has a stack?"
            }
            guard (screen.phase == .visible) == (screen.number == model.visible) else {
                return "screen \(screen.number) is \(screen.phase), and \(model.visible) should be visible"
            }
            guard screen.phase == .unloaded || (screen.phase == .gone) == !members.contains(screen.number) else {
                return "screen \(screen.number) is \(screen.phase)"
            }
            guard screen.module.interactor.isActive == (screen.phase != .unloaded && screen.phase != .gone) else {
                return "the module of screen \(screen.number) is out of step"
            }
        }
        return nil
    }

    private func drawingDifference() -> String? {
        output.writes = []
        stack.draw()
        let tab = output.text.firstRange(of: "[t").map { output.text[$0.upperBound...].prefix { $0.isNumber } }
        guard tab == (model.top.hasTabs ? "\(model.top.selected + 1)" : nil),
            output.text.contains("body of \(model.visible)\n")
        else { return "drawn: \(output.text)" }
        return nil
    }
}

extension TextNavigationStack {
    /// The number inside the identifier: 0 for the root, one more for each stack since.
    fileprivate var number: Int { id.number }
}

extension NavigationModel.Layer {
    /// The layer as the model would have it.
    init<Screen>(_ layer: NavigationState<Screen>.Layer, _ number: (Screen) -> Int) {
        let stacks = layer.stacks.map { NavigationModel.Stack(number: $0.id.number, screens: $0.screens.map(number)) }
        self.init(hasTabs: layer.hasTabs, stacks: stacks, selected: layer.selected)
    }
}
