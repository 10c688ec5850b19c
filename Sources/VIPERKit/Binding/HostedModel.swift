// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// A model that is a module's view, and is shown by a screen: ``SceneModel``.
@MainActor
public protocol HostedModel: ModuleKeeper, Navigable {
    /// The screen that shows the model. Implement it weakly: the screen holds the model.
    var host: (any ModelHost)? { get set }
}

/// A screen that shows models and drives their modules' life cycle.
@MainActor
public protocol ModelHost: Navigable {
    /// Called when a module was built for a model that is shown already.
    func hostedModulesChanged()
}

extension HostedModel {
    /// The stack that the screen which shows the model is on.
    public var navigation: (any ScreenStack)? { host?.navigation }
}
