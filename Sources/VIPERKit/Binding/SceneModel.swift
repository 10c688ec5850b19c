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
/// final class ArticlesPresenter: Presenter<any ArticlesInput, ArticlesInteractor, ArticlesRouter>,
///     ArticlesOutput
/// { … }
/// ```
///
/// Reactivity stays out of the presenter, and the presenter out of the reactive view. Give the model to the builder as
/// its view:
///
/// ```
///   screen ──▶ model ──▶ ModuleBuilder ──▶ presenter, interactor, router        ──▶ strong
///               │ △                           ▲   ┆                             ┄┄▷ weak
///               │ └┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┼┄┄┄┘
///               └──────── output ─────────────┘
/// ```
///
/// The output is a protocol, as here: a model and a presenter that name each other's classes could not be imported by
/// another Swift module (see ``Interactor``). A presenter that does not conform to it traps when the module is built,
/// also by `init(view:)`, and is listed by `wiringFaults`; an output of type `Never` is nobody's.
///
/// The model keeps its module, so the builder may be dropped. A screen that shows the model drives the module's life
/// cycle once ``TextScreen/host(_:)`` says so. A subclass is `@Observable`, and then a ``TextScreen`` that reads it
/// redraws by itself.
@MainActor
open class SceneModel<Output>: ModuleKeeper, Navigable, HostedModel, OutputHolder {
    public private(set) final var modules: [any Module] = []
    final weak var host: (any ModelHost)?
    private final var _output: Output?

    public init() {}

    /// The stack that the screen which shows the model is on.
    public final var navigation: (any ScreenStack)? { host?.navigation }

    /// Whom the view's events go to: the presenter of the module built for this model. Reading it before traps.
    public final var output: Output {
        guard let _output else {
            fatalError(
                """
                \(type(of: self)).output was read before the module was wired. Build the module with the model as its \
                view: ModuleBuilder(view: model).
                """)
        }
        return _output
    }

    public final func keep(_ module: any Module) {
        modules.append(module)
        if let presenter = module.parts.first(where: { $0.role == .presenter })?.object {
            if let fault = outputFault(presenter) { fatalError("\(fault). Make the presenter conform to it.") }
            _output = presenter as? Output
        }
        host?.hostedModulesChanged()
    }

    final func outputFault(_ presenter: AnyObject) -> WiringFault? {
        guard Output.self != Never.self, !(presenter is Output) else { return nil }
        return WiringFault(part: type(of: self), port: "output", expected: Output.self, got: presenter)
    }

    public final func release(_ module: any Module) { modules.removeAll { $0 === module } }
}
