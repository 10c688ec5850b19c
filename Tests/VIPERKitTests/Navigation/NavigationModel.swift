// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

@testable import VIPERKit

/// The rules of navigation in the plainest words: arrays of arrays, everything recomputed.
struct NavigationModel {
    enum Outcome: Equatable { case done(left: [Int]), refused, fault(NavigationFault.Reason) }

    struct Stack: Equatable {
        /// 0 for the first stack there was; each later one, presented or in tabs, got the next number.
        var number: Int
        var screens: [Int]
    }

    struct Layer: Equatable {
        var hasTabs = false
        var stacks: [Stack]
        var selected = 0
    }

    var layers: [Layer]
    var stackCount: Int

    /// The root, screen 0; or tabs at the root, with the screens 0, 1, 2, …
    init(tabs: Int? = nil) {
        stackCount = tabs ?? 1
        let stacks = (0..<stackCount).map { Stack(number: $0, screens: [$0]) }
        layers = [Layer(hasTabs: tabs != nil, stacks: stacks)]
    }

    /// The screens in the order in which they would leave if all did.
    var all: [Int] {
        layers.reversed().flatMap { layer in
            let others = layer.stacks.indices.filter { $0 != layer.selected }
            return ([layer.selected] + others).flatMap { layer.stacks[$0].screens.reversed() }
        }
    }

    var top: Layer { layers[layers.count - 1] }
    var visible: Int { top.stacks[top.selected].screens.last ?? -1 }
    var isAway: Bool { layers.count > 1 || layers[0].stacks[layers[0].selected].screens.count > 1 }

    func place(of number: Int) -> (layer: Int, stack: Int)? {
        for (layer, each) in layers.enumerated() {
            if let stack = each.stacks.firstIndex(where: { $0.number == number }) { return (layer, stack) }
        }
        return nil
    }

    func screens(of number: Int) -> [Int] { place(of: number).map { layers[$0].stacks[$1].screens } ?? [] }

    func presented(above number: Int) -> Int? {
        guard let at = place(of: number)?.layer, at + 1 < layers.count else { return nil }
        return layers[at + 1].stacks[layers[at + 1].selected].screens[0]
    }

    mutating func carryOut(_ call: NavigationCall, on number: Int, refusing: Set<Int> = []) -> Outcome {
        guard let at = place(of: number) else { return .fault(.stackHasLeft) }
        var after = self
        if let reason = after.change(call, at.layer, at.stack) { return .fault(reason) }
        let staying = after.all
        let left = all.filter { !staying.contains($0) }
        guard refusing.isDisjoint(with: left) else { return .refused }
        self = after
        return .done(left: left)
    }

    private mutating func change(_ call: NavigationCall, _ layer: Int, _ stack: Int) -> NavigationFault.Reason? {
        let own = layers[layer].stacks[stack].screens
        let brought = call.screens
        let isNew = Set(brought).count == brought.count && Set(all).isDisjoint(with: brought)
        switch call.verb {
        case .presentTabs where brought.isEmpty: return .noTabs
        case .push where !isNew, .present where !isNew, .presentTabs where !isNew: return .alreadyOnStack
        case .push: layers[layer].stacks[stack].screens.append(brought[0])
        case .present, .presentTabs: present(brought, hasTabs: call.verb == .presentTabs)
        case .select:
            guard layers[layer].hasTabs else { return .noTabs }
            guard call.index < layers[layer].stacks.count else { return .noSuchTab }
            layers[layer].selected = call.index
        case .popTo:
            guard let index = own.firstIndex(of: brought[0]) else { return .notOnStack }
            guard own.count > index + 1 else { return .nothingToPop }
            layers[layer].stacks[stack].screens = Array(own[...index])
        case .pop, .popToRoot:
            guard own.count > 1 else { return .nothingToPop }
            layers[layer].stacks[stack].screens = call.verb == .pop ? own.dropLast() : [own[0]]
        case .setScreens:
            guard !brought.isEmpty else { return .emptyStack }
            let others = Set(all).subtracting(own)
            guard Set(brought).count == brought.count, others.isDisjoint(with: brought) else { return .alreadyOnStack }
            layers[layer].stacks[stack].screens = brought
        case .finish:
            guard let index = own.firstIndex(of: brought[0]) else { return .notOnStack }
            if index == 0, layer == 0 { return .nothingToPop }
            if index == 0 {
                layers.removeSubrange(layer...)
            } else {
                layers[layer].stacks[stack].screens.removeSubrange(index...)
            }
        default: return leave(call.verb)
        }
        return nil
    }

    private mutating func present(_ roots: [Int], hasTabs: Bool) {
        let stacks = roots.enumerated().map { Stack(number: stackCount + $0, screens: [$1]) }
        stackCount += roots.count
        layers.append(Layer(hasTabs: hasTabs, stacks: stacks))
    }

    private mutating func leave(_ verb: NavigationFault.Verb) -> NavigationFault.Reason? {
        let last = layers.count - 1
        let top = layers[last].selected
        switch verb {
        case .dismiss where last == 0: return .nothingPresented
        case .dismiss: layers.removeLast()
        case .back where layers[last].stacks[top].screens.count > 1: layers[last].stacks[top].screens.removeLast()
        case .back where last > 0: layers.removeLast()
        case .home where isAway:
            layers = [layers[0]]
            layers[0].stacks[layers[0].selected].screens.removeSubrange(1...)
        default: return .nothingToPop
        }
        return nil
    }
}
