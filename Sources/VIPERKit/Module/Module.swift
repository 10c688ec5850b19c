// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// A wired module, whatever its parts are: what a view keeps, drives and lets go.
@MainActor
public protocol Module: AnyObject {
    /// The builder itself and the parts it wired, each with its role.
    var parts: [ModuleElement] { get }

    /// Calls the hooks of the module's parts, each once and in order, until they are where the view is.
    ///
    /// A view of the kit calls it. A plain view calls it from its own life, and needs to keep the builder:
    /// ```swift
    /// typealias HeaderModule = ModuleBuilder<HeaderInteractor, HeaderPresenter, Router<HeaderView>>
    ///
    /// @MainActor final class HeaderView {
    ///     private(set) lazy var module = HeaderModule(view: self)
    ///
    ///     func shown() { module.viewMoved(to: .visible) }      // loads, appears: all the hooks in between
    ///     func removed() { module.viewMoved(to: .gone) }       // disappears, resigns; its tasks are cancelled
    /// }
    /// ```
    func viewMoved(to phase: ViewPhase)
}

/// One object of a module and its role in it.
public struct ModuleElement {
    /// What an object is to its module.
    public enum Role: String, Sendable { case view, builder, interactor, presenter, router, model }

    public let role: Role
    public let object: AnyObject

    public init(_ role: Role, _ object: AnyObject) {
        self.role = role
        self.object = object
    }
}

/// A view that keeps the modules built for it, so that none dies before its view does.
///
/// `TextScreen` and `SceneModel` keep theirs. A plain class as a view keeps
/// nothing: then somebody has to hold the builder, and to call ``Module/viewMoved(to:)``.
///
/// ```swift
/// final class HeaderView: ModuleKeeper {
///     private(set) var modules: [any Module] = []
///
///     func keep(_ module: any Module) { modules.append(module) }
///     func release(_ module: any Module) { modules.removeAll { $0 === module } }
///     func shown() { modules.forEach { $0.viewMoved(to: .visible) } }
/// }
/// ```
@MainActor
public protocol ModuleKeeper: AnyObject {
    /// The modules kept so far.
    var modules: [any Module] { get }

    /// Called by the builder at the end of its wiring. Must not call the module back at once: the property that the
    /// view stores its builder in is not set yet.
    func keep(_ module: any Module)

    /// Called by the router that a module is attached to, which keeps and drives the module from then on.
    func release(_ module: any Module)
}
