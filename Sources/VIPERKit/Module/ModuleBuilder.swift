// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// Builds a module and wires its parts.
///
/// ```swift
/// final class ArticlesScreen: TextScreen {
///     lazy var module = ModuleBuilder<ArticlesInteractor, ArticlesPresenter, ArticlesRouter>(view: self)
///
///     override func viewDidLoad() { _ = module }        // now it exists; the presenter's viewDidLoad() comes next
/// }
/// ```
///
/// Ownership flows one way, and every reference against the flow is weak:
///
/// ```
///   view ──▶ ModuleBuilder ──┬──▶ presenter ──┬──▶ interactor        ──▶ strong
///    △ △                     ├────────┆───────┆──▶   ▲ ┆             ┄┄▷ weak
///    ┆ ┆                     │        ┆       └──▶ router ◁┄┄ interactor
///    ┆ ┆                     └────────┆──────────▶   ┆
///    ┆ └┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┘              ┆   interactor ┄┄▷ presenter
///    └┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┘   router ──▶ children
/// ```
///
/// A view of the kit (`TextScreen`, `SceneModel`, any ``ModuleKeeper``) keeps the builder it is given to,
/// so `ModuleBuilder(…)` whose result is dropped works as well. A plain class as a view keeps nothing: hold the
/// builder.
///
/// Parts with dependencies are handed in; a part belongs to one module at a time. It has an initialiser without
/// arguments all the same, `required convenience init() { self.init(service: LiveFeed()) }`, which is used when none is
/// handed in:
///
/// ```swift
/// ModuleBuilder(view: self, interactor: ArticlesInteractor(service: feed), presenter: ArticlesPresenter())
/// ```
@MainActor
open class ModuleBuilder<I: Interacting, P: Presenting, R: Routing>: Module {
    /// The interactor, held for as long as the module.
    public final let interactor: I
    /// The presenter, held for as long as the module.
    public final let presenter: P
    /// The router, held for as long as the module.
    public final let router: R

    private final var lifeCycle = ViewLifeCycle()

    /// Wires parts whose ports are exactly each other's types, which the compiler checks.
    @inlinable @discardableResult
    public init(view: P.ViewPort, interactor: I = I(), presenter: P = P(), router: R = R())
    where I.PresenterPort == P, I.RouterPort == R, P.InteractorPort == I, P.RouterPort == R, R.ViewPort == P.ViewPort {
        interactor.connect(presenter: presenter, router: router)
        presenter.connect(view: view, interactor: interactor, router: router)
        router.connect(view: view)
        // Moved, not copied: once something refers to an object weakly, each retain and release of it is a slow one.
        self.interactor = consume interactor
        self.presenter = consume presenter
        self.router = consume router
        if let keeper = view as? any ModuleKeeper { keeper.keep(self) }
    }

    /// Wires parts whose ports are protocols, `AnyObject` or `Never`, resolved here once.
    ///
    /// Traps with a list of every part that does not fit its port; ``wiringFaults(for:interactor:presenter:router:)``
    /// returns that list without trapping. A port of type `Never` is left empty.
    @inlinable @discardableResult
    public init(resolving view: P.ViewPort, interactor: I = I(), presenter: P = P(), router: R = R()) {
        // Locals, not a `Wiring`: the values of a generic struct are destroyed through run-time metadata, which is
        // slow.
        let interactorPresenter = presenter as? I.PresenterPort
        let interactorRouter = router as? I.RouterPort
        let presenterInteractor = interactor as? P.InteractorPort
        let presenterRouter = router as? P.RouterPort
        let routerView = view as? R.ViewPort
        typealias Parts = Wiring<I, P, R>
        guard
            Parts.fitsWeakly(interactorPresenter), Parts.fitsWeakly(interactorRouter), Parts.fits(presenterInteractor),
            Parts.fits(presenterRouter), Parts.fitsWeakly(routerView), Parts.fitsWeakly(view)
        else {
            Parts(view: view, interactor: interactor, presenter: presenter, router: router).trap(building: Self.self)
        }
        interactor.connect(presenter: interactorPresenter, router: interactorRouter)
        presenter.connect(view: view, interactor: presenterInteractor, router: presenterRouter)
        router.connect(view: routerView)
        self.interactor = consume interactor
        self.presenter = consume presenter
        self.router = consume router
        if let keeper = view as? any ModuleKeeper { keeper.keep(self) }
    }

    deinit { closeWork() }

    /// Not written in `deinit` itself, where the compiler retains each part for the call.
    @inline(never)
    private final nonisolated func closeWork() {
        interactor.closeWork()
        presenter.closeWork()
    }

    /// What ``init(resolving:interactor:presenter:router:)`` would trap on: which part expects what and what it got.
    ///
    /// ```swift
    /// typealias ArticlesModule = ModuleBuilder<ArticlesInteractor, ArticlesPresenter, ArticlesRouter>
    /// #expect(ArticlesModule.wiringFaults(for: ArticlesScreen()) == [])
    /// ```
    public static func wiringFaults(
        for view: P.ViewPort, interactor: I = I(), presenter: P = P(), router: R = R()
    ) -> [WiringFault] {
        Wiring(view: view, interactor: interactor, presenter: presenter, router: router).faults
    }

    public final var parts: [ModuleElement] {
        [.init(.builder, self), .init(.interactor, interactor), .init(.presenter, presenter), .init(.router, router)]
    }

    public final func viewMoved(to phase: ViewPhase) {
        guard lifeCycle.aim(at: phase) else { return }
        while let step = lifeCycle.step() {
            router.lineage.phase = step.to
            if step.isLeaving { router.childrenMove(to: step.to, isLeaving: true) }
            switch (step.from, step.to) {
            case (.unloaded, _):
                activate()
                presenter.viewDidLoad()
            case (.gone, _): activate()
            case (_, .appearing): presenter.viewWillAppear()
            case (_, .visible): presenter.viewDidAppear()
            case (_, .disappearing): presenter.viewWillDisappear()
            case (_, .hidden): presenter.viewDidDisappear()
            case (_, .gone): deactivate()
            case (_, .unloaded): break
            }
            if !step.isLeaving { router.childrenMove(to: step.to, isLeaving: false) }
        }
        // Built when its screen had left already: its work must not begin.
        if phase == .gone, lifeCycle.phase == .unloaded { suspendWork() }
    }

    private func activate() {
        presenter.resumeWork()
        interactor.activate()
    }

    private func deactivate() {
        interactor.deactivate()
        suspendWork()
    }

    private func suspendWork() {
        interactor.suspendWork()
        presenter.suspendWork()
    }
}
