// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Testing
import VIPERKit

@Suite("Ports") @MainActor
struct PortTests {
    final class Double: ArticlesOutput, ArticlesDisplay { var shown: [String] = [] }
    final class Compound: Presenter<any ArticlesDisplay & ArticlesOutput & ArticlesInput, AnyObject, Never>,
        ArticlesInput
    {}
    final class Everything: TextScreen, ArticlesDisplay, ArticlesOutput, ArticlesInput { var shown: [String] = [] }
    protocol Loose { var name: String { get } }
    final class LooseObject: Loose { let name = "object" }
    struct LooseValue: Loose { let name = "value" }

    @Test("connect takes doubles, one at a time, and leaves the other ports as they are")
    func connectWithDoubles() {
        let presenter = PortPresenter()
        let (interactor, router, double) = (PortInteractor(), PortRouter(), Double())
        presenter.connect(view: double, interactor: interactor)
        presenter.connect(router: router)
        #expect(presenter.view === double)
        #expect(presenter.interactor === interactor)
        #expect(presenter.router === router)
    }

    @Test("connect again swaps a port")
    func connectAgain() {
        let interactor = PortInteractor()
        let (first, second) = (Double(), Double())
        interactor.connect(presenter: first)
        interactor.connect(presenter: second)
        #expect(interactor.presenter === second)
    }

    @Test("A port of a composition keeps every protocol's witnesses")
    func composition() {
        let presenter = Compound()
        let screen = Everything()
        presenter.connect(view: screen)
        presenter.view?.shown = ["first"]
        #expect(screen.shown == ["first"])
        #expect(presenter.view === screen)
    }

    @Test("A port of a protocol that is not class-bound holds an object weakly")
    func looseProtocol() {
        let router = Router<any Loose>()
        var object: LooseObject? = LooseObject()
        router.connect(view: object)
        #expect(router.view?.name == "object")
        object = nil
        #expect(router.view == nil)
    }

    @Test("A port that is nobody's stays empty")
    func neverPort() {
        let screen = Everything()
        let module = ModuleBuilder<Interactor<Never, Never>, Compound, Router<Never>>(resolving: screen)
        #expect(module.interactor.presenter == nil && module.interactor.router == nil && module.router.view == nil)
        #expect(module.presenter.view === screen)
    }

    @Test("Reading a port many times neither retains nor loses the object")
    func readingIsBalanced() {
        weak var survivor: Double?
        let interactor = PortInteractor()
        do {
            let double = Double()
            survivor = double
            interactor.connect(presenter: double)
            for _ in 0..<1_000 { interactor.presenter?.shown.append("") }
            #expect(double.shown.count == 1_000)
        }
        #expect(survivor == nil && interactor.presenter == nil)
    }

    @Test("Reading a presenter's port before wiring names the part and the port")
    func unwiredPort() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = ArticlesPresenter().router }
        }
        #expect(message(result).contains("ArticlesPresenter.router was read before the module was wired"))
        #expect(message(result).contains("connect(router:)"))
    }

    @Test("A weak port refuses a value, and says what a port may be")
    func valueInPort() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { Router<any Loose>().connect(view: LooseValue()) }
        }
        #expect(message(result).contains("A port of type Loose cannot hold LooseValue weakly"))
    }
}

func message(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
}
