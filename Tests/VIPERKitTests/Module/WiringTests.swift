// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Testing
import VIPERKit

@Suite("Wiring") @MainActor
struct WiringTests {
    @Test("Class ports are filled with the parts themselves")
    func classPorts() {
        let view = ArticlesView()
        let module = view.module
        #expect(module.interactor.presenter === module.presenter)
        #expect(module.interactor.router === module.router)
        #expect(module.presenter.view === view)
        #expect(module.presenter.interactor === module.interactor)
        #expect(module.presenter.router === module.router)
        #expect(module.router.view === view)
    }

    @Test("Protocol ports are resolved to the parts and answer calls")
    func protocolPorts() {
        let screen = PortScreen()
        let module = screen.module
        module.interactor.presenter?.shown = ["first"]
        #expect(module.presenter.shown == ["first"])
        #expect(module.interactor.router === module.router)
        #expect(module.presenter.view === screen)
        #expect(module.router.view === screen)
    }

    @Test("Base classes can be parts as they are")
    func baseClasses() {
        let screen = HeaderScreen()
        let module = ModuleBuilder<Interactor, HeaderPresenter, Router>(view: screen)
        #expect(module.interactor.presenter === module.presenter)
        #expect(module.router.view === screen)
    }

    @Test("AnyObject ports take any part")
    func anyObjectPorts() {
        let view = HeaderScreen()
        let module = BaseModule(resolving: view)
        let isWired =
            module.interactor.presenter === module.presenter && module.presenter.interactor === module.interactor
        #expect(isWired && module.router.view === view)
    }

    @Test("A generic interactor is instantiated with its own presenter")
    func genericInteractor() {
        let module = ModuleBuilder<GenericInteractor<GenericPresenter>, GenericPresenter, Router>(view: HeaderScreen())
        module.interactor.presenter?.shown = ["first"]
        #expect(module.presenter.shown == ["first"])
    }

    @Test("Parts with dependencies are handed in")
    func injectedPart() {
        let screen = HeaderScreen()
        let module = ModuleBuilder(
            view: screen, interactor: ServiceInteractor(service: "double"), presenter: ServicePresenter())
        #expect(module.interactor.service == "double")
        #expect(module.presenter.interactor.service == "double")
    }

    @Test("Parts that are not handed in are created by their required initialiser")
    func createdPart() {
        #expect(
            ModuleBuilder<ServiceInteractor, ServicePresenter, Router>(view: HeaderScreen()).interactor.service
                == "live")
    }

    @Test("Nothing of a module runs while it is wired")
    func noHookDuringWiring() {
        let view = ArticlesView()
        #expect(view.module.interactor.log.isEmpty && view.module.presenter.log.isEmpty)
        #expect(!view.module.interactor.isActive)
    }
}
