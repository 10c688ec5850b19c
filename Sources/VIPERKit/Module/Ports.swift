// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// A part that a ``ModuleBuilder`` wires as interactor. Subclass ``Interactor`` rather than conforming by hand.
@MainActor
public protocol Interacting: ModulePart {
    associatedtype PresenterPort
    associatedtype RouterPort

    init()
    func connect(presenter: PresenterPort?, router: RouterPort?)
    func activate()
    func deactivate()
}

/// A part that a ``ModuleBuilder`` wires as presenter. Subclass ``Presenter`` rather than conforming by hand.
@MainActor
public protocol Presenting: ModulePart {
    associatedtype ViewPort
    associatedtype InteractorPort
    associatedtype RouterPort

    init()
    func connect(view: ViewPort?, interactor: InteractorPort?, router: RouterPort?)
    func viewDidLoad()
    func viewWillAppear()
    func viewDidAppear()
    func viewWillDisappear()
    func viewDidDisappear()
}

/// A part that a ``ModuleBuilder`` wires as router. Subclass ``Router`` rather than conforming by hand.
@MainActor
public protocol Routing: AnyObject, Sendable {
    associatedtype ViewPort

    /// The children attached so far. Stored, and of no further use to the router.
    var lineage: ModuleLineage { get set }

    init()
    func connect(view: ViewPort?)
}
