// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

extension NavigationState.Request {
    /// The call that a fault names.
    var verb: NavigationFault.Verb {
        switch self {
        case .push: .push
        case .pop: .pop
        case .popTo: .popTo
        case .popToRoot: .popToRoot
        case .setScreens: .setScreens
        case .present: .present
        case .presentTabs: .presentTabs
        case .select: .select
        case .dismiss: .dismiss
        case .finish: .finish
        case .arrange(let arrangement): arrangement.purpose.verb
        case .back: .back
        case .home: .home
        }
    }

    /// The screens that the request brings along.
    var brought: [Screen] {
        switch self {
        case .push(let screen), .present(let screen): [screen]
        case .setScreens(let screens), .presentTabs(let screens): screens
        case .arrange(let arrangement): arrangement.layers.flatMap { $0.stacks.joined() }
        case .pop, .popTo, .popToRoot, .select, .finish, .dismiss, .back, .home: []
        }
    }
}
