// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// The interactor of a module: business logic, independent of what is shown.
///
/// The header of a subclass says who it talks to:
///
/// ```swift
/// final class ArticlesInteractor: Interactor<ArticlesPresenter, ArticlesRouter> {
///     func load() {
///         task { interactor in
///             interactor.presenter?.show(await interactor.service.articles())
///         }
///     }
/// }
/// ```
///
/// Both references go against the flow of ownership (view → builder → parts, presenter → interactor, router) and
/// are weak: a reply that arrives after the module has gone finds nil and does nothing. A module that needs no logic
/// uses the base class as it is.
///
/// Two classes that name each other in their headers compile, but the compiler crashes when another Swift module, such
/// as a test target, imports them (swiftlang/swift#70625). An interactor that is imported is generic in its output, or
/// has a protocol as its port:
///
/// ```swift
/// final class ArticlesInteractor<Output: ArticlesOutput>: Interactor<Output, ArticlesRouter> { … }
/// final class ArticlesInteractor: Interactor<any ArticlesOutput, ArticlesRouter> { … }
/// ```
@MainActor
open class Interactor<PresenterPort, RouterPort>: Interacting {
    @exclusivity(unchecked) @usableFromInline final var presenterPort = WeakPort<PresenterPort>()
    @exclusivity(unchecked) @usableFromInline final var routerPort = WeakPort<RouterPort>()
    @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) final var work = ModuleWork()

    /// Whether the module is in use: its view has loaded and its screen has not left for good.
    public private(set) final var isActive = false

    @inlinable deinit { work.cancelAll() }

    /// Creates an interactor that is not wired yet. Calls nothing that can be overridden.
    public required init() {}

    /// The presenter, told of what was fetched or has changed. Nil before wiring and after the presenter has died.
    @inlinable public final var presenter: PresenterPort? { presenterPort.value }

    /// The router, asked to go elsewhere. Nil before wiring and after the router has died.
    @inlinable public final var router: RouterPort? { routerPort.value }

    /// Fills the ports; a port given as nil stays as it is.
    ///
    /// The builder calls it. A unit test calls it with doubles, again to swap one of them. Traps for a port type that
    /// no object can fill, such as a struct.
    ///
    /// ```swift
    /// let interactor = ArticlesInteractor(service: StubArticles())
    /// interactor.connect(presenter: output)      // held weakly: keep the double
    /// interactor.load()
    /// ```
    @inlinable
    public final func connect(presenter: PresenterPort? = nil, router: RouterPort? = nil) {
        if let presenter { presenterPort.set(presenter) }
        if let router { routerPort.set(router) }
    }

    /// Makes the module active and calls ``didBecomeActive()``, once until ``deactivate()``.
    public final func activate() {
        // Its last module may have died without resigning: then it becomes active in this one.
        guard resumeWork() || !isActive else { return }
        isActive = true
        didBecomeActive()
    }

    /// Calls ``willResignActive()`` and cancels the interactor's work, once until ``activate()``.
    public final func deactivate() {
        guard isActive else { return }
        isActive = false
        willResignActive()
        if !isActive { suspendWork() }
    }

    /// The view of the module has loaded, or its screen has come back after it had left. Does nothing by itself.
    ///
    /// The place to begin what the module's end cancels: ``Presenter/viewDidLoad()`` is not called again for a screen
    /// that comes back, and its tasks were cancelled when it left.
    open func didBecomeActive() {}

    /// The screen of the module has left its stack for good. Does nothing by itself.
    open func willResignActive() {}

    public nonisolated final func changeWork(_ change: (inout ModuleWork) -> Void) { ModuleWork.change(&work, change) }
    public nonisolated final func closeWork() { ModuleWork.close(&work) }
}
