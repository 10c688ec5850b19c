// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Testing

@testable import VIPERKit

@MainActor
struct LeakCheckTests {
    private static var kept: [AnyObject] = []

    @Test("A module whose view is gone leaves nothing")
    func cleanModule() {
        let report = LeakCheck.run { CaseScreen() }
        #expect(report.isEmpty, "\(report)")
        #expect(report.trackedCount == 5)
        #expect(report.description == "no leaks: 5 objects gone")
    }

    @Test("A check that tracked nothing fails")
    func nothingTracked() {
        let report = LeakCheck.run { _ in }
        #expect(!report.isEmpty)
        #expect(report.failures == [.nothingTracked])
        #expect(report.description == "Nothing was tracked: hand the check an object, with `check.track(screen)`.")
    }

    @Test("A subject that is nil already fails the check, and says where")
    func subjectWasNil() {
        let report = LeakCheck.run { check in
            let screen: CaseScreen? = nil
            check.track(screen, fileID: "App/Tests.swift", line: 7)
        }
        #expect(!report.isEmpty)
        #expect(report.description == "App/Tests.swift:7: the object to be tracked was nil already.")
    }

    @Test("The short form fails when nothing is made")
    func nothingMade() {
        #expect(LeakCheck.run { nil }.failures.count == 1)
    }

    @Test("G1: a module without a view of its own borrows one that may stay")
    func borrowedView() {
        let parent = ArticlesView()
        let report = LeakCheck.run {
            ModuleBuilder<ArticlesInteractor, ArticlesPresenter, ArticlesRouter>(view: parent)
        }
        #expect(report.isEmpty, "\(report)")
        #expect(report.trackedCount == 4)
        withExtendedLifetime(parent) {}
    }

    @Test("G3: what is queued on the main actor is done before judging")
    func pendingJob() async {
        let report = await LeakCheck.run { check in
            let screen = CaseScreen()
            check.track(screen)
            Task { @MainActor in
                await Task.yield()
                screen.render()
            }
        }
        #expect(report.isEmpty, "\(report)")
    }

    @Test("G3: what comes back from another executor is done before judging")
    func pendingHop() async {
        let report = await LeakCheck.run {
            let screen = CaseScreen()
            Task { @MainActor in
                await Task.detached {}.value
                screen.render()
            }
            return screen
        }
        #expect(report.isEmpty, "\(report)")
    }

    @Test("G4: a twin of the clean module that must fail does")
    func failingTwin() {
        let report = LeakCheck.run {
            let screen = CaseScreen()
            Self.kept.append(screen)
            return screen
        }
        #expect(report.leaks.map(\.role) == [.view, .builder, .interactor, .presenter, .router])
        #expect(report.leaks.first?.cause == .outside(references: 1))
    }

    @Test("G5: a shared object may outlive the module, before and after it is tracked", arguments: [false, true])
    func sharedObject(isFirst: Bool) {
        let router = CaseRouter()
        let report = LeakCheck.run { check in
            let screen = CaseScreen()
            screen.module = ModuleBuilder(
                view: screen, interactor: CaseInteractor(), presenter: CasePresenter(), router: router)
            if isFirst { check.shared(router) }
            check.track(screen)
            if !isFirst { check.shared(router) }
        }
        #expect(report.isEmpty, "\(report)")
        withExtendedLifetime(router) {}
    }

    @Test("An object that nobody declared as shared is told")
    func undeclaredObject() {
        let router = CaseRouter()
        let report = LeakCheck.run { check in
            let screen = CaseScreen()
            screen.module = ModuleBuilder(
                view: screen, interactor: CaseInteractor(), presenter: CasePresenter(), router: router)
            check.track(screen)
        }
        #expect(report.leaks.map(\.role) == [.router])
        withExtendedLifetime(router) {}
    }

    @Test("A stack brings its screens, those presented, and their modules")
    func screensOfStack() {
        let report = LeakCheck.run { check in
            let stack = TextNavigationStack(root: CaseScreen(), output: "")
            stack.push(CaseScreen())
            let flow = CaseScreen()
            stack.present(flow)
            flow.navigation?.push(CaseScreen())
            Self.kept.append(stack)
            check.track(stack)
        }
        #expect(report.leaks.filter { $0.role == .view }.count == 4)
        #expect(report.leaks.filter { $0.role == .presenter }.count == 4)
    }

    @Test("A module built after its screen was tracked is told when it leaks")
    func lateModule() {
        let report = LeakCheck.run { check in
            let screen = CaseScreen()
            check.track(screen)
            screen.module.presenter.onUpdate = { screen.render() }
        }
        #expect(report.leaks.map(\.role) == [.view, .builder, .interactor, .presenter, .router])
    }

    @Test("An object tracked twice is counted once, in its role")
    func trackedTwice() {
        let report = LeakCheck.run { check in
            let screen = CaseScreen()
            screen.loadViewIfNeeded()
            check.track(screen.module.presenter)
            check.track(screen)
            Self.kept.append(screen)
        }
        #expect(report.trackedCount == 5)
        #expect(report.leaks.first?.role == .presenter)
    }

    @Test("An error thrown by the body comes out")
    func bodyThrows() async {
        await #expect(throws: CancellationError.self) { try await LeakCheck.run { _ in throw CancellationError() } }
    }
}
