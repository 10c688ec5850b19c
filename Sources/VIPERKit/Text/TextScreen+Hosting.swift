// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

extension TextScreen: ModelHost {
    /// Shows a model: its modules follow this screen's life cycle, and its router this screen's stack. Repeating it
    /// changes nothing; another screen that hosted the model does so no more.
    ///
    /// ```swift
    /// override func viewDidLoad() {
    ///     host(model)
    ///     ModuleBuilder<ArticlesInteractor, ArticlesPresenter, ArticlesRouter>(resolving: model)
    /// }
    /// override func lines(width: Int) -> [TextLine] { model.articles.map { TextLine($0.title) } }
    /// ```
    public final func host<Output>(_ model: SceneModel<Output>) {
        if let host = model.host, host !== self { host.letGo(of: model) }
        model.host = self
        if !hostedModels.contains(where: { $0 === model }) { hostedModels.append(model) }
        settleModulesSoon()
    }

    final func hostedModulesChanged() { settleModulesSoon() }

    final func letGo(of model: any HostedModel) { hostedModels.removeAll { $0 === model } }
}
