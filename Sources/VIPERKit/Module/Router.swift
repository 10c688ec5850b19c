// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// The router of a module: where to go from here.
///
/// ```swift
/// final class ArticlesRouter: Router<ArticlesScreen> {
///     func open(_ article: Article) { push(ArticleScreen(article)) }
/// }
/// ```
///
/// Modules without a screen of their own are attached to a router and live as long as its module: ``attach(_:)``.
///
/// The view is held weakly, because it owns the module. The verbs (`push`, `pop`, `present`, …) forward to the stack
/// the view's screen is on; without one they change nothing and report ``NavigationFault/Reason/noStack``.
@MainActor
open class Router<ViewPort>: Routing {
    @exclusivity(unchecked) @usableFromInline final var viewPort = WeakPort<ViewPort>()

    /// The modules attached with ``attach(_:)``, and where they have to be.
    @exclusivity(unchecked) public final var lineage = ModuleLineage()

    @inlinable deinit {}

    /// Creates a router that is not wired yet. Calls nothing that can be overridden.
    public required init() {}

    /// The view. Nil before wiring and after the view has died.
    @inlinable public final var view: ViewPort? { viewPort.value }

    /// Fills the port; nil leaves it as it is. Repeatable, so that a test can swap it.
    @inlinable
    public final func connect(view: ViewPort? = nil) {
        if let view { viewPort.set(view) }
    }
}
