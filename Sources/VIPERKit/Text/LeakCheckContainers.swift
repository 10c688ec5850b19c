// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

extension TextScreen: LeakCheckContainer {
    /// The models that the screen shows.
    var contained: [AnyObject] { hostedModels }
}

extension TextNavigationStack: LeakCheckContainer {
    /// The other stacks of the tree, when this is its owner, and all screens of the tree.
    var contained: [AnyObject] { owned?.contained ?? [] }
}

extension TextTabs: LeakCheckContainer {
    /// The stacks and all screens of the tree.
    var contained: [AnyObject] { navigator.contained }
}
