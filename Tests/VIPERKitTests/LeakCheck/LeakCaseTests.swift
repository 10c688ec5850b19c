// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Foundation
import Testing
@testable import VIPERKit

/// Faults from the field; each has a mended twin, in which nothing may be found.
@MainActor
struct LeakCaseTests {
    private func paths(_ report: LeakReport) -> [String] {
        report.leaks.compactMap { if case .cycle(let path) = $0.cause { path } else { nil } }
    }

    private func everyLinkStrong(isMended: Bool) -> LeakReport {
        LeakCheck.run { check in
            let view = PlainPart<PlainView>(), presenter = PlainPart<PlainPresenter>()
            let interactor = PlainPart<PlainInteractor>()
            view.presenter = presenter
            presenter.interactor = interactor
            if isMended {
                (presenter.back, interactor.back) = (view, presenter)
            } else {
                presenter.view = view
                interactor.presenter = presenter
            }
            for part in [view, presenter, interactor] as [AnyObject] { check.track(part) }
        }
    }

    @Test("A1: of links that are all strong, both cycles are told, each edge named")
    func everyLinkIsStrong() {
        let report = everyLinkStrong(isMended: false)
        #expect(
            paths(report) == [
                "PlainPart<PlainView>.presenter → PlainPart<PlainPresenter>.view → PlainPart<PlainView>",
                "PlainPart<PlainPresenter>.view → PlainPart<PlainView>.presenter → PlainPart<PlainPresenter>",
                "PlainPart<PlainInteractor>.presenter → PlainPart<PlainPresenter>.interactor → PlainPart<PlainInteractor>",
            ])
        #expect(report.description.components(separatedBy: "is in a cycle").count == 3)
        #expect(everyLinkStrong(isMended: true).isEmpty)
    }

    @Test(
        "A2: a presenter and a router that hold each other are told, and what hangs on them", arguments: [false, true])
    func presenterAndRouter(isMended: Bool) {
        let report = LeakCheck.run { check in
            let screen = CaseScreen()
            screen.loadViewIfNeeded()
            screen.module.router.weakPresenter = screen.module.presenter
            if !isMended { screen.module.router.presenter = screen.module.presenter }
            check.track(screen)
        }
        guard !isMended else { return #expect(report.isEmpty, "\(report)") }
        #expect(report.leaks.map(\.role) == [.interactor, .presenter, .router])
        #expect(
            report.leaks.map(\.cause) == [
                .held(by: "CasePresenter.interactor"),
                .cycle("CasePresenter.router → CaseRouter.presenter → CasePresenter"),
                .cycle("CaseRouter.presenter → CasePresenter.router → CaseRouter"),
            ])
    }

    @Test("A3: a cycle of view, presenter and router is told in one path", arguments: [false, true])
    func viewPresenterRouter(isMended: Bool) {
        let report = LeakCheck.run { check in
            let view = PlainPart<PlainView>(), presenter = PlainPart<PlainPresenter>(),
                router = PlainPart<PlainRouter>()
            view.presenter = presenter
            presenter.router = router
            if isMended { router.back = view } else { router.view = view }
            check.track(view)
        }
        guard !isMended else { return #expect(report.isEmpty, "\(report)") }
        let path = "PlainPart<PlainView>.presenter → PlainPart<PlainPresenter>.router → PlainPart<PlainRouter>.view"
        #expect(report.leaks.map(\.cause) == [.cycle(path + " → PlainPart<PlainView>")])
    }

    @Test("A4: the search leaves the module and walks through the stack of a coordinator", arguments: [false, true])
    func coordinator(isMended: Bool) {
        let report = LeakCheck.run { check in
            let coordinator = CaseCoordinator(), screen = CaseScreen()
            coordinator.stack = TextNavigationStack(root: screen, output: "")
            screen.module.presenter.weakCoordinator = coordinator
            if !isMended { screen.module.presenter.coordinator = coordinator }
            check.track(coordinator)
            check.track(coordinator.stack)
        }
        guard !isMended else { return #expect(report.isEmpty, "\(report)") }
        let path = "CaseCoordinator.stack → TextNavigationStack.owned → TextNavigator.state.members[0].object"
        #expect(
            paths(report).first == path
                + " → CaseScreen.module → ModuleBuilder.presenter → CasePresenter.coordinator → CaseCoordinator")
        #expect(report.leaks.map(\.role) == [nil, nil, .view, .builder, .interactor, .presenter, .router])
    }

    @Test("A6: an autoclosure that reads its owner's property is a reference to it", arguments: [false, true])
    func autoclosure(isMended: Bool) {
        let report = LeakCheck.run { check in
            let screen = CaseScreen()
            screen.loadViewIfNeeded()
            let presenter = screen.module.presenter
            let title = presenter.title
            presenter.placeholder = isMended ? CasePlaceholder(title) : CasePlaceholder(presenter.title)
            check.track(screen)
        }
        guard !isMended else { return #expect(report.isEmpty, "\(report)") }
        #expect(paths(report) == ["CasePresenter.placeholder → CasePlaceholder.text → closure → CasePresenter"])
    }

    @Test("A7: a method passed as a closure retains its instance", arguments: [false, true])
    func methodAsClosure(isMended: Bool) {
        let report = LeakCheck.run { check in
            let view = CaseView()
            if isMended {
                view.model.title.bind(view, CaseView.render)
            } else {
                view.token = view.model.title.observe(view.render)
            }
            check.track(view)
        }
        guard !isMended else { return #expect(report.isEmpty, "\(report)") }
        #expect(paths(report) == ["CaseView.token → ObservationToken.callback → BoxCallback.body → closure → CaseView"])
    }

    @Test("A7: the path goes through the model and its box to the closure that captures the view")
    func closureInBox() {
        let report = LeakCheck.run { check in
            let view = CaseView()
            view.model.title.bind(view.model) { [render = view.render] _, title in render(title) }
            check.track(view)
        }
        let observer = "BoxObserverList.slots[0] → BoxOwnerObserver.body → closure → CaseView"
        #expect(paths(report) == ["CaseView.model → CaseModel.title → Box.observers → " + observer])
    }

    @Test("A scene model shown by a screen is a part of it, and its module is", arguments: [false, true])
    func sceneModel(isMended: Bool) {
        let report = LeakCheck.run {
            let screen = CaseHostScreen()
            if !isMended { screen.model.onClose = { screen.loadViewIfNeeded() } }
            return screen
        }
        #expect(report.trackedCount == 6)
        guard !isMended else { return #expect(report.isEmpty, "\(report)") }
        #expect(report.leaks.map(\.role) == [.view, .model, .builder, .interactor, .presenter, .router])
        guard case .held(let holder) = report.leaks[4].cause else { return #expect(Bool(false), "\(report)") }
        #expect(holder.hasPrefix("CaseSceneModel."))
    }

    @Test("A presenter whose closure captures the screen: the cycle, and what hangs on it", arguments: [false, true])
    func closureCapturesScreen(isMended: Bool) {
        let report = LeakCheck.run { check in
            let screen = CaseScreen()
            screen.loadViewIfNeeded()
            screen.module.presenter.onUpdate = { [weak screen] in screen?.render() }
            if !isMended { screen.module.presenter.onUpdate = { screen.render() } }
            check.track(screen)
        }
        guard !isMended else { return #expect(report.isEmpty, "\(report)") }
        #expect(
            report.description == """
                5 of 5 objects leaked
                  CasePresenter (presenter) is in a cycle:
                    CasePresenter.onUpdate → closure → CaseScreen.module
                      → ModuleBuilder.presenter → CasePresenter
                  CaseScreen (view) is in it
                  ModuleBuilder (builder) is in it
                  CaseInteractor (interactor) is held by it: CasePresenter.interactor
                  CaseRouter (router) is held by it: CasePresenter.router
                """)
    }

    @Test("Parts that would be free without the reference at fault hang on its cycle, and are in none of their own")
    func oneFaultOneCycle() {
        let report = LeakCheck.run { check in
            let screen = CaseScreen()
            screen.loadViewIfNeeded()
            screen.module.interactor.onChange = { screen.render() }
            check.track(screen)
        }
        #expect(report.description.components(separatedBy: "is in a cycle").count == 2)
        #expect(
            report.leaks.map(\.cause)[3...] == [
                .held(by: "ModuleBuilder.presenter"), .held(by: "ModuleBuilder.router"),
            ])
    }

    @Test("The ports of the kit's parts are weak, whatever the runtime says of their types")
    func portsAreWeak() throws {
        let runtime = try #require(RuntimeSelfTest.runtime)
        let labels = [CasePresenter.self, CaseInteractor.self, CaseRouter.self].map { (part: any AnyObject.Type) in
            runtime.fields(of: Metadata(part)).map(\.label).filter { $0.hasSuffix("Port") }
        }
        #expect(labels == [[], [], []])
    }
}
