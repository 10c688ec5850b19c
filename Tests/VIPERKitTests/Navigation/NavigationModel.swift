// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

@testable import VIPERKit

/// A call on one of the stacks of a tree.
struct NavigationCall: CustomStringConvertible {
    /// Which stack: that of a screen (the root's if it is on none), or one that may have closed.
    enum Target { case root, top, ofScreen(Int), earlier }

    var verb: NavigationFault.Verb
    var target: Target
    var screens: [Int]

    var description: String { "\(verb.rawValue) \(screens) on \(target)" }

    static func random(_ numbers: inout SplitMix64) -> NavigationCall {
        let verbs: [NavigationFault.Verb] = [
            .push, .push, .push, .push, .pop, .pop, .popTo, .popTo, .popToRoot, .setScreens, .setScreens,
            .present, .present, .dismiss, .back, .home,
        ]
        let verb = verbs.randomElement(using: &numbers) ?? .push
        let targets: [Target] = [
            .root, .top, .top, .ofScreen(Int.random(in: 0..<12, using: &numbers)), .earlier,
        ]
        let count = verb == .setScreens ? Int.random(in: 0..<6, using: &numbers) : 1
        let screens = (0..<count).map { _ in Int.random(in: 0..<12, using: &numbers) }
        return NavigationCall(verb: verb, target: targets.randomElement(using: &numbers) ?? .top, screens: screens)
    }
}

/// The rules of navigation in the plainest words: arrays of arrays, everything recomputed.
struct NavigationModel {
    enum Outcome: Equatable { case done(left: [Int]), refused, fault(NavigationFault.Reason) }

    var stacks: [[Int]] = [[0]]
    /// The number of each stack: the root is 0, each presentation gets the next one.
    var numbers = [0]
    var presentations = 0

    var visible: Int { stacks[stacks.count - 1][stacks[stacks.count - 1].count - 1] }

    mutating func carryOut(_ call: NavigationCall, on number: Int, refusing: Set<Int> = []) -> Outcome {
        guard let at = numbers.firstIndex(of: number) else { return .fault(.stackHasLeft) }
        var after = self
        if let reason = after.change(call, at) { return .fault(reason) }
        let staying = after.stacks.joined()
        let left = stacks.joined().reversed().filter { !staying.contains($0) }
        guard refusing.isDisjoint(with: left) else { return .refused }
        self = after
        return .done(left: left)
    }

    private mutating func change(_ call: NavigationCall, _ at: Int) -> NavigationFault.Reason? {
        let (own, last) = (stacks[at], stacks.count - 1)
        let others = stacks.indices.filter { $0 != at }.flatMap { stacks[$0] }
        let first = call.screens.first ?? 0
        switch call.verb {
        case .push where (own + others).contains(first), .present where (own + others).contains(first):
            return .alreadyOnStack
        case .push: stacks[at].append(first)
        case .present:
            presentations += 1
            stacks.append([first])
            numbers.append(presentations)
        case .popTo:
            guard let index = own.firstIndex(of: first) else { return .notOnStack }
            guard own.count > index + 1 else { return .nothingToPop }
            stacks[at] = Array(own[...index])
        case .pop, .popToRoot:
            guard own.count > 1 else { return .nothingToPop }
            stacks[at] = call.verb == .pop ? own.dropLast() : [own[0]]
        case .setScreens:
            guard !call.screens.isEmpty else { return .emptyStack }
            guard Set(call.screens).count == call.screens.count, others.allSatisfy({ !call.screens.contains($0) })
            else { return .alreadyOnStack }
            stacks[at] = call.screens
        case .back where stacks[last].count > 1: stacks[last].removeLast()
        case .back where last == 0: return .nothingToPop
        case .dismiss where last == 0: return .nothingPresented
        case .back, .dismiss: (stacks, numbers) = (stacks.dropLast(), numbers.dropLast())
        case .home:
            guard own.count + others.count > 1 else { return .nothingToPop }
            (stacks, numbers) = ([[stacks[0][0]]], [0])
        case .initRoot: break
        }
        return nil
    }
}
