// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// A model that is a module's view, and is shown by a screen: ``SceneModel``, whatever its output is.
@MainActor
protocol HostedModel: ModuleKeeper, Navigable {
    /// The screen that shows the model, weakly: it holds the model.
    var host: (any ModelHost)? { get set }
}

/// A screen that shows models and drives their modules' life cycle.
@MainActor
protocol ModelHost: Navigable {
    /// Called when a module was built for a model that is shown already.
    func hostedModulesChanged()

    /// Called when another screen shows a model from now on.
    func letGo(of model: any HostedModel)
}
