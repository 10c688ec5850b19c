// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// The presenter of a module: turns entities into what is shown, and user actions into calls of the interactor.
///
/// The header of a subclass says who it talks to:
///
/// ```swift
/// final class ArticlesPresenter: Presenter<ArticlesScreen, ArticlesInteractor, ArticlesRouter> {
///     override func viewDidLoad() { interactor.load() }
///     func show(_ articles: [Article]) { view?.rows = articles.map(\.title) }
///     func select(_ article: Article) { router.open(article) }
/// }
/// ```
///
/// The view is held weakly, because it owns the module; the interactor and the router are held strongly.
@MainActor
open class Presenter<ViewPort, InteractorPort, RouterPort>: Presenting {
    @exclusivity(unchecked) @usableFromInline final var viewPort = WeakPort<ViewPort>()
    @exclusivity(unchecked) @usableFromInline final var _interactor: InteractorPort?
    @exclusivity(unchecked) @usableFromInline final var _router: RouterPort?
    @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) final var work = ModuleWork()

    @inlinable deinit { work.cancelAll() }

    /// Creates a presenter that is not wired yet. Calls nothing that can be overridden.
    public required init() {}

    /// The view. Nil before wiring and after the view has died.
    @inlinable public final var view: ViewPort? { viewPort.value }

    /// The interactor. Reading it before the module is wired traps.
    @inlinable public final var interactor: InteractorPort {
        guard let _interactor else { unwired(self, "interactor") }
        return _interactor
    }

    /// The router. Reading it before the module is wired traps.
    @inlinable public final var router: RouterPort {
        guard let _router else { unwired(self, "router") }
        return _router
    }

    /// Fills the ports; a port given as nil stays as it is.
    ///
    /// The builder calls it. A unit test calls it with doubles, again to swap one of them. Traps for a view type that
    /// no object can fill, such as a struct.
    ///
    /// ```swift
    /// let presenter = ArticlesPresenter()
    /// presenter.connect(view: view, interactor: interactor)      // the view is held weakly: keep the double
    /// presenter.viewDidLoad()
    /// ```
    @inlinable
    public final func connect(
        view: ViewPort? = nil, interactor: consuming InteractorPort? = nil, router: consuming RouterPort? = nil
    ) {
        if interactor != nil { _interactor = interactor }
        if router != nil { _router = router }
        if let view { viewPort.set(view) }
    }

    /// The view has loaded; the interactor is active already. Does nothing by itself, like all hooks here.
    open func viewDidLoad() {}

    /// The view is about to be shown.
    open func viewWillAppear() {}

    /// The view is shown.
    open func viewDidAppear() {}

    /// The view is about to be covered, or to leave.
    open func viewWillDisappear() {}

    /// The view is not shown any more.
    open func viewDidDisappear() {}

    public nonisolated final func changeWork(_ change: (inout ModuleWork) -> Void) { ModuleWork.change(&work, change) }
    public nonisolated final func closeWork() { ModuleWork.close(&work) }
}

@usableFromInline @inline(never)
func unwired(_ part: AnyObject, _ port: String) -> Never {
    fatalError(
        """
        \(type(of: part)).\(port) was read before the module was wired. Build the module with ModuleBuilder, or call \
        connect(\(port):) in a test.
        """)
}
