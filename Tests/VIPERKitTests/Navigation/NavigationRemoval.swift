// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Testing

@testable import VIPERKit

/// One way in which screens leave, and which of them do, top first.
struct NavigationRemoval: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let presented: String
    let tabs: String
    let leaves: [String]
    let perform: @MainActor @Sendable (NavigationTree) -> Void

    init(
        _ name: String, presenting presented: String = "", tabs: String = "", leaves: String,
        _ perform: @escaping @MainActor @Sendable (NavigationTree) -> Void
    ) {
        testDescription = name
        self.presented = presented
        self.tabs = tabs
        self.leaves = leaves.map { String($0) }
        self.perform = perform
    }

    @MainActor func tree() -> NavigationTree { NavigationTree("abc", presenting: presented, tabs: tabs) }

    static let all = [
        NavigationRemoval("pop", leaves: "c") { $0.stack.pop() },
        NavigationRemoval("pop(to:)", leaves: "cb") { $0.stack.pop(to: $0["a"]) },
        NavigationRemoval("popToRoot", leaves: "cb") { $0.stack.popToRoot() },
        NavigationRemoval("setScreens", leaves: "cb") { $0.stack.setScreens([$0["a"], $0["n"]]) },
        NavigationRemoval("setScreens, all new", leaves: "cba") { $0.stack.setScreens([$0["n"]]) },
        NavigationRemoval("back", leaves: "c") { $0.stack.back() },
        NavigationRemoval("home", leaves: "cb") { $0.stack.home() },
        NavigationRemoval("the user's back", leaves: "c") { $0.stack.receive("b") },
        NavigationRemoval("the user's home", leaves: "cb") { $0.stack.receive("home") },
        NavigationRemoval("a router's pop", leaves: "c") { $0["c"].module.router.pop() },
        NavigationRemoval("a router's pop(to:)", leaves: "cb") { $0["b"].module.router.pop(to: $0["a"]) },
        NavigationRemoval("a router's popToRoot", leaves: "cb") { $0["a"].module.router.popToRoot() },
        NavigationRemoval("a router's setScreens", leaves: "cb") { $0["c"].module.router.setScreens([$0["a"]]) },
        NavigationRemoval("dismiss", presenting: "pq", leaves: "qp") { $0.stack.dismiss() },
        NavigationRemoval("dismiss from within", presenting: "pq", leaves: "qp") { $0["q"].navigation?.dismiss() },
        NavigationRemoval("a router's dismiss", presenting: "pq", leaves: "qp") { $0["p"].module.router.dismiss() },
        NavigationRemoval("back in a presentation", presenting: "pq", leaves: "q") { $0.stack.back() },
        NavigationRemoval("back from a presentation", presenting: "p", leaves: "p") { $0.stack.back() },
        NavigationRemoval("home from a presentation", presenting: "pq", leaves: "qpcb") { $0.stack.home() },
        NavigationRemoval("popToRoot under a presentation", presenting: "p", leaves: "cb") { $0.stack.popToRoot() },
        NavigationRemoval("dismiss of tabs", tabs: "pq,r,st", leaves: "qprts") { $0.stack.dismiss() },
        NavigationRemoval("dismiss of tabs from one not selected", tabs: "p,q", leaves: "pq") {
            $0["q"].navigation?.dismiss()
        },
        NavigationRemoval("home from tabs", presenting: "n", tabs: "p,qr", leaves: "prqncb") { $0.stack.home() },
        NavigationRemoval("back from the root of a tab", tabs: "p,qr", leaves: "prq") { $0.stack.back() },
        NavigationRemoval("pop in a tab not selected", tabs: "p,qr", leaves: "r") { $0["q"].navigation?.pop() },
        NavigationRemoval("a router's popToRoot in a tab", tabs: "pqr,s", leaves: "rq") {
            $0["q"].module.router.popToRoot()
        },
    ]
}
