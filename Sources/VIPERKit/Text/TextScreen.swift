// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// A screen made of lines of text, with the life cycle of a view controller.
///
/// ```swift
/// final class ArticlesScreen: TextScreen {
///     lazy var module = ModuleBuilder<ArticlesInteractor, ArticlesPresenter, ArticlesRouter>(view: self)
///     var rows: [String] = [] { didSet { setNeedsDisplay() } }
///
///     override func viewDidLoad() {
///         title = "Articles"
///         _ = module        // builds it: a lazy module that nobody reads does not exist, and none of its hooks runs
///     }
///     override func lines(width: Int) -> [TextLine] { rows.map { TextLine($0) } }
///     override var actions: [TextAction] { [TextAction("r", "reload", self) { $0.module.presenter.start() }] }
/// }
/// ```
///
/// A screen keeps the modules built for it and drives their hooks: active once its view has loaded, resigned when it
/// has left its stack for good, however it left. A module built later than that catches up after the hook, action or
/// drawing during which it was built, and by the next turn of the main actor at the latest. Redrawing happens by itself
/// when an `@Observable` object read in ``lines(width:)``, ``actions`` or ``isBusy`` changes, also when these change it
/// themselves; for that they are read twice in a drawing, and had better be without side effects.
@MainActor
open class TextScreen: Screen, Redrawable {
    public private(set) final var modules: [any Module] = []
    public final var navigation: (any ScreenStack)? { stack }
    weak final var stack: TextNavigationStack?
    private final var lifeCycle = ViewLifeCycle()
    private final var loadedView: TextView?
    final var hostedModels: [any HostedModel] = []

    /// What the breadcrumb calls the screen.
    open var title = "" {
        // Drawn in the breadcrumb of the screens above, too.
        didSet { if title != oldValue { stack?.navigator?.display.setNeedsDraw() } }
    }

    /// Creates a screen. Its view is loaded when it is first shown or asked for.
    public init() {}

    public final var route: [String]?

    /// Whether the screen agrees to leave its stack; true by itself.
    ///
    /// ```swift
    /// override var shouldPop: Bool { draft.isSaved }
    /// ```
    open var shouldPop: Bool { true }

    /// Whether the screen waits for something: at a terminal a spinner is shown, a transcript waits for the end of it.
    ///
    /// Unless it depends on an `@Observable` object, call ``setNeedsDisplay()`` when it changes.
    open var isBusy: Bool { false }

    /// What is drawn between the breadcrumb and the list of keys: the lines of ``view`` unless overridden.
    open func lines(width: Int) -> [TextLine] { view.lines(width: width) }

    /// What the user can type: the actions of ``view`` unless overridden.
    open var actions: [TextAction] { view.actions }

    /// Takes a line of input that is the key of no action; false when it means nothing here. By default ``view`` is asked.
    open func receive(_ line: String) -> Bool { view.receive(line) }

    /// The view. Loaded when first read; set it in ``loadView()``.
    public final var view: TextView {
        get {
            loadViewIfNeeded()
            return loadedView ?? replaceView(with: TextView())
        }
        set { replaceView(with: newValue) }
    }

    @discardableResult
    private func replaceView(with view: TextView) -> TextView {
        if loadedView?.host === self { loadedView?.host = nil }
        loadedView = view
        view.host = self
        setNeedsDisplay()
        return view
    }

    /// Whether ``view`` has been loaded.
    public final var isViewLoaded: Bool { lifeCycle.phase != .unloaded }

    /// How far the view has come in its life.
    public final var phase: ViewPhase { lifeCycle.phase }

    /// Loads the view and calls ``viewDidLoad()``, once.
    public final func loadViewIfNeeded() {
        if lifeCycle.phase == .unloaded { viewMoved(to: .hidden) }
    }

    /// Sets ``view``; an empty one unless overridden. Do not call `super`.
    open func loadView() { view = TextView() }

    /// The view has been loaded. The hooks do nothing by themselves.
    open func viewDidLoad() {}

    /// The screen is about to be shown.
    open func viewWillAppear() {}

    /// The screen is about to be drawn; does nothing by itself.
    ///
    /// ```swift
    /// override func viewWillLayout(width: Int, height: Int?) { pager.fit(width: width, height: height) }
    /// ```
    ///
    /// Called before each drawing, and twice when what was done changed how many lines the keys take.
    ///
    /// - Parameters:
    ///   - width: The columns of a line.
    ///   - height: The lines that breadcrumb, notice, keys and prompt leave, at least three; nil when there are no bounds.
    open func viewWillLayout(width: Int, height: Int?) {}

    /// The screen is shown.
    open func viewDidAppear() {}

    /// The screen is about to be covered, or to leave.
    open func viewWillDisappear() {}

    /// The screen is not shown any more.
    open func viewDidDisappear() {}

    /// The screen has left its stack for good; called once for each time it was on one.
    open func didLeaveStack() {}

    /// Asks for the screen to be drawn again, once, at the next turn of the main actor.
    public final func setNeedsDisplay() {
        if lifeCycle.phase == .visible || lifeCycle.phase == .appearing { stack?.navigator?.display.setNeedsDraw() }
    }

    public final func keep(_ module: any Module) {
        modules.append(module)
        settleModulesSoon()
    }

    public final func release(_ module: any Module) { modules.removeAll { $0 === module } }
}

extension TextScreen {
    /// Calls the hooks between here and a phase: the screen's own first, then its modules'.
    final func viewMoved(to phase: ViewPhase) {
        guard lifeCycle.aim(at: phase) else { return }
        while let step = lifeCycle.step() {
            switch (step.from, step.to) {
            case (.unloaded, _):
                loadView()
                viewDidLoad()
            case (.gone, _), (_, .unloaded): break
            case (_, .appearing): viewWillAppear()
            case (_, .visible): viewDidAppear()
            case (_, .disappearing): viewWillDisappear()
            case (_, .hidden): viewDidDisappear()
            case (_, .gone): didLeaveStack()
            }
            settleModules()
        }
    }

    /// The screen has come onto a stack, where it may be shown later or not at all.
    final func enter(_ stack: TextNavigationStack?) {
        self.stack = stack
        if isViewLoaded { viewMoved(to: .hidden) }
    }

    /// The screen has left its stack for good. One that was never shown is told as well, without loading its view.
    final func leave() {
        stack = nil
        if isViewLoaded { viewMoved(to: .gone) } else { didLeaveStack() }
    }

    /// Brings every module to where the screen is, also one that was built a moment ago.
    final func settleModules() {
        let keepers: [any ModuleKeeper] = [self] + hostedModels
        for keeper in keepers {
            // A hook may have attached one to a router, which drives it now and may have detached it.
            for module in keeper.modules where keeper.modules.contains(where: { $0 === module }) {
                module.viewMoved(to: lifeCycle.phase)
            }
        }
    }

    /// Brings a module that was built outside of any hook to where the screen is.
    final func settleModulesSoon() {
        guard isViewLoaded else { return }
        Task { @MainActor [weak self] in self?.settleModules() }
    }
}
