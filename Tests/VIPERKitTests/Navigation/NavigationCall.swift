// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

@testable import VIPERKit

/// A call on one of the stacks of a tree.
struct NavigationCall: CustomStringConvertible {
    /// Which stack: that of a screen (the root's if it is on none), or one that may have closed.
    enum Target { case root, top, ofScreen(Int), earlier }

    var verb: NavigationFault.Verb
    var target: Target
    var screens: [Int] = []
    /// Of the tab to select.
    var index = 0

    var description: String {
        "\(verb.rawValue) \(verb == .select ? "\(index)" : "\(screens)") on \(target)"
    }

    static func random(_ numbers: inout SplitMix64) -> NavigationCall {
        let verbs: [NavigationFault.Verb] = [
            .push, .push, .push, .push, .pop, .pop, .popTo, .popTo, .popToRoot, .finish, .finish, .setScreens,
            .setScreens,
            .present, .present, .presentTabs, .select, .select, .select, .dismiss, .back, .home,
        ]
        let verb = verbs.randomElement(using: &numbers) ?? .push
        let targets: [Target] = [
            .root, .top, .top, .ofScreen(Int.random(in: 0..<12, using: &numbers)), .earlier,
        ]
        var call = NavigationCall(verb: verb, target: targets.randomElement(using: &numbers) ?? .top)
        let count =
            switch verb {
            case .setScreens: Int.random(in: 0..<6, using: &numbers)
            case .presentTabs: Int.random(in: 0..<4, using: &numbers)
            default: 1
            }
        call.screens = (0..<count).map { _ in Int.random(in: 0..<12, using: &numbers) }
        call.index = Int.random(in: 0..<4, using: &numbers)
        return call
    }
}
