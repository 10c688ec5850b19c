// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Testing
import VIPERKit

/// One test for each ownership edge, and for each way of building a module: nothing outlives its view.
@Suite("Lifetime") @MainActor
struct LifetimeTests {
    @Test("A module built lazily by its view dies with it")
    func lazyModule() {
        let fate = Fate()
        do {
            let view = ArticlesView()
            fate.follow(view, view.module)
            #expect(fate.survivors.count == 5)
        }
        #expect(fate.survivors == [])
    }

    @Test("A module built and dropped lives as long as its screen, and dies with it")
    func droppedModule() {
        let fate = Fate()
        do {
            let screen = HeaderScreen()
            fate.follow(screen, ModuleBuilder<Interactor, HeaderPresenter, Router>(view: screen))
            #expect(fate.survivors.count == 5)
        }
        #expect(fate.survivors == [])
    }

    @Test("A module with injected parts dies with its screen")
    func injectedParts() {
        let fate = Fate()
        do {
            let screen = HeaderScreen()
            let interactor = ServiceInteractor(service: "double")
            fate.follow(screen, ModuleBuilder(view: screen, interactor: interactor, presenter: ServicePresenter()))
        }
        #expect(fate.survivors == [])
    }

    @Test("A module of base classes only dies with its screen")
    func baseClasses() {
        let fate = Fate()
        do {
            let screen = HeaderScreen()
            fate.follow(screen, BaseModule(resolving: screen))
            #expect(fate.survivors.count == 5)
        }
        #expect(fate.survivors == [])
    }

    @Test("A module with protocol ports dies with its screen")
    func protocolPorts() {
        let fate = Fate()
        do {
            let screen = PortScreen()
            fate.follow(screen, screen.module)
        }
        #expect(fate.survivors == [])
    }

    @Test("A module that was on a stack dies when its screen has left")
    func poppedModule() {
        let fate = Fate()
        let stack = TextNavigationStack(root: TextScreen(), output: "")
        do {
            let screen = PortScreen()
            fate.follow(screen, screen.module)
            stack.push(screen)
        }
        #expect(fate.survivors.count == 5)
        stack.pop()
        #expect(fate.survivors == [])
    }

    @Test("A plain class as a view keeps nothing: without a holder the parts die")
    func plainView() {
        let fate = Fate()
        let view = ArticlesView()
        fate.follow(view, ModuleBuilder<ArticlesInteractor, ArticlesPresenter, ArticlesRouter>(view: view))
        #expect(fate.survivors == ["ArticlesView"])
    }
}

/// One test for each reference of the design: weak against the flow, strong along it.
@Suite("Ownership edges") @MainActor
struct OwnershipEdgeTests {
    @Test("An interactor holds neither its presenter nor its router")
    func interactorHoldsNobody() {
        let interactor = ArticlesInteractor()
        interactor.connect(presenter: ArticlesPresenter(), router: ArticlesRouter())
        #expect(interactor.presenter == nil && interactor.router == nil)
    }

    @Test("A presenter does not hold its view")
    func presenterDoesNotHoldView() {
        let presenter = ArticlesPresenter()
        presenter.connect(view: ArticlesView())
        #expect(presenter.view == nil)
    }

    @Test("A presenter holds its interactor and its router")
    func presenterHoldsParts() {
        let presenter = ArticlesPresenter()
        let fate = Fate()
        do {
            let (interactor, router) = (ArticlesInteractor(), ArticlesRouter())
            presenter.connect(interactor: interactor, router: router)
            fate.follow(interactor, router)
        }
        #expect(fate.survivors == ["ArticlesInteractor", "ArticlesRouter"])
        withExtendedLifetime(presenter) {}
    }

    @Test("A router does not hold its view")
    func routerDoesNotHoldView() {
        let router = ArticlesRouter()
        router.connect(view: ArticlesView())
        #expect(router.view == nil)
    }

    @Test("A builder holds its parts and not its view")
    func builderHoldsParts() {
        let fate = Fate()
        var module: ModuleBuilder<ArticlesInteractor, ArticlesPresenter, ArticlesRouter>?
        do {
            let view = ArticlesView()
            module = ModuleBuilder(view: view)
            fate.follow(view, module!)
        }
        #expect(fate.survivors.contains("ArticlesView") == false && fate.survivors.count == 4)
        module = nil
        #expect(fate.survivors == [])
    }

    @Test("A screen holds its module, and a stack its screens, while a screen does not hold its stack")
    func screenAndStack() {
        let fate = Fate()
        let screen = PortScreen()
        do {
            let stack = TextNavigationStack(root: screen, output: "")
            fate.follow(stack)
            #expect(screen.navigation === stack)
        }
        #expect(fate.survivors == [] && screen.navigation == nil)
    }
}

/// Follows objects by weak references: who is still alive?
@MainActor
final class Fate {
    private struct Followed {
        weak var object: AnyObject?
    }
    private var followed: [Followed] = []

    func follow(_ objects: AnyObject...) {
        for object in objects {
            let parts = (object as? any Module)?.parts.map(\.object) ?? [object]
            followed += parts.map(Followed.init)
        }
    }

    var survivors: [String] { followed.compactMap { $0.object.map { "\(type(of: $0))" } } }
}
