// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// The layer between a presenter and a reactive view: to the presenter it is the view, to the view it is what to show.
///
/// ```swift
/// @MainActor protocol ArticlesInput: AnyObject { func show(_ articles: [Article]) }
/// @MainActor protocol ArticlesOutput: AnyObject { func load() }
///
/// @Observable final class ArticlesModel: SceneModel<any ArticlesOutput>, ArticlesInput {
///     private(set) var articles: [Article] = []
///
///     func show(_ articles: [Article]) { self.articles = articles }    // the presenter's event
///     func appeared() { output.load() }                                // the view's event
/// }
/// final class ArticlesPresenter: Presenter<any ArticlesInput, ArticlesInteractor, ArticlesRouter>, ArticlesOutput { … }
/// ```
///
/// Reactivity stays out of the presenter, and the presenter out of the reactive view. Give the model to the builder as its
/// view:
///
/// ```
///   screen ──▶ model ──▶ ModuleBuilder ──▶ presenter, interactor, router        ──▶ strong
///               │ △                           ▲   ┆                             ┄┄▷ weak
///               │ └┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┼┄┄┄┘
///               └──────── output ─────────────┘
/// ```
///
/// The model keeps its module, so the builder may be dropped. A screen that shows the model drives the module's life cycle
/// once ``TextScreen/host(_:)`` says so. A subclass is `@Observable`, and then a ``TextScreen`` that reads it redraws by
/// itself.
@MainActor
open class SceneModel<Output>: HostedModel {
    public private(set) final var modules: [any Module] = []
    public final weak var host: (any ModelHost)?
    private final var wiredOutput: Output?

    public init() {}

    /// Whom the view's events go to: the presenter of the module built for this model. Reading it before traps.
    public final var output: Output {
        guard let wiredOutput else {
            fatalError(
                """
                \(type(of: self)).output was read before the module was wired. Build the module with the model as its \
                view: ModuleBuilder(view: model).
                """)
        }
        return wiredOutput
    }

    public final func keep(_ module: any Module) {
        modules.append(module)
        let presenter = module.parts.first { $0.role == .presenter }?.object
        guard let output = presenter as? Output else {
            let got = presenter.map { "\(type(of: $0))" } ?? "nothing"
            fatalError(
                """
                \(type(of: self)).output expects \(Output.self), but the presenter of its module is \(got). Make the \
                presenter conform to it.
                """)
        }
        wiredOutput = output
        host?.hostedModulesChanged()
    }

    public final func release(_ module: any Module) { modules.removeAll { $0 === module } }
}
