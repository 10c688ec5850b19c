// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Testing
import VIPERKit

@Suite("Life cycle of a module") @MainActor
struct LifeCycleTests {
    final class Inner: Presenter<Screen, Interactor<Inner, Router<Screen>>, Router<Screen>> {
        var log: [String] = []
        override func viewDidLoad() { log.append("did load, active: \(interactor.isActive)") }
        override func viewWillAppear() { log.append("will appear") }
        override func viewDidAppear() { log.append("did appear") }
        override func viewWillDisappear() { log.append("will disappear") }
        override func viewDidDisappear() { log.append("did disappear") }
    }
    final class Screen: TextScreen {
        lazy var module = ModuleBuilder<Interactor, Inner, Router>(view: self)
        var isEager = true
        override func viewDidLoad() { if isEager { _ = module } }
    }

    @Test("Activation and resignation happen once each")
    func idempotentDrivers() {
        let interactor = ArticlesInteractor()
        interactor.activate()
        interactor.activate()
        interactor.deactivate()
        interactor.deactivate()
        #expect(interactor.log == ["active", "resigned"])
    }

    @Test("An interactor that was never active does not resign")
    func neverActive() {
        let interactor = ArticlesInteractor()
        interactor.deactivate()
        #expect(interactor.log == [])
    }

    @Test("A module follows a plain view's phases, each hook once and in order")
    func hooksInOrder() {
        let module = ArticlesView().module
        for phase in [ViewPhase.hidden, .hidden, .appearing, .visible, .disappearing, .hidden, .gone, .gone] {
            module.viewMoved(to: phase)
        }
        #expect(
            module.presenter.log == ["did load", "will appear", "did appear", "will disappear", "did disappear"])
        #expect(module.interactor.log == ["active", "resigned"])
    }

    @Test("Hooks that were skipped are called on the way")
    func skippedHooks() {
        let module = ArticlesView().module
        module.viewMoved(to: .visible)
        module.viewMoved(to: .gone)
        #expect(
            module.presenter.log == ["did load", "will appear", "did appear", "will disappear", "did disappear"])
    }

    @Test("The interactor is active before the presenter's first hook, and the screen drives both")
    func screenDrivesModule() {
        let screen = Screen()
        let stack = TextNavigationStack(root: screen, output: "")
        #expect(screen.module.presenter.log == ["did load, active: true", "will appear", "did appear"])
        stack.push(TextScreen())
        #expect(screen.module.presenter.log.suffix(2) == ["will disappear", "did disappear"])
        #expect(screen.module.interactor.isActive)
    }

    @Test("A module built after its view was shown catches up at the next turn")
    func lateModule() async {
        let screen = Screen()
        screen.isEager = false
        let stack = TextNavigationStack(root: screen, output: "")
        _ = screen.module
        #expect(screen.module.presenter.log == [])
        #expect(await eventually { !screen.module.presenter.log.isEmpty })
        #expect(screen.module.presenter.log == ["did load, active: true", "will appear", "did appear"])
        withExtendedLifetime(stack) {}
    }

    @Test("A screen that left and is pushed again becomes active again, without loading again")
    func enteringAgain() {
        let screen = Screen()
        let stack = TextNavigationStack(root: TextScreen(), output: "")
        stack.push(screen)
        stack.pop()
        #expect(!screen.module.interactor.isActive)
        stack.push(screen)
        #expect(screen.module.interactor.isActive)
        #expect(screen.module.presenter.log.filter { $0.hasPrefix("did load") }.count == 1)
    }

    @Test("A hook that sends the view elsewhere turns the walk, and nothing is called twice")
    func reentrantWalk() {
        final class Turning: Presenter<AnyObject, AnyObject, AnyObject> {
            weak var module: (any Module)?
            var log: [String] = []
            override func viewWillAppear() {
                log.append("will appear")
                module?.viewMoved(to: .gone)
            }
            override func viewDidAppear() { log.append("did appear") }
            override func viewDidDisappear() { log.append("did disappear") }
        }
        let module = ModuleBuilder<Interactor<AnyObject, AnyObject>, Turning, Router<AnyObject>>(
            resolving: ArticlesView())
        module.presenter.module = module
        module.viewMoved(to: .visible)
        #expect(module.presenter.log == ["will appear", "did disappear"] && !module.interactor.isActive)
    }
}

@Suite("Life cycle at its edges") @MainActor
struct LifeCycleEdgeTests {
    final class Restless: Interactor<AnyObject, AnyObject> {
        var activations = 0
        var isRestless = false
        override func didBecomeActive() { activations += 1 }
        override func willResignActive() { if isRestless { activate() } }
    }
    typealias RestlessModule = ModuleBuilder<Restless, Presenter<AnyObject, AnyObject, AnyObject>, Router<AnyObject>>

    @Test("A part whose module died while active becomes active in its next module")
    func secondModule() {
        let interactor = Restless()
        do { RestlessModule(resolving: HeaderScreen(), interactor: interactor).viewMoved(to: .visible) }
        #expect(interactor.task { _ in }.isCancelled)
        let screen = HeaderScreen()
        RestlessModule(resolving: screen, interactor: interactor).viewMoved(to: .visible)
        #expect(interactor.activations == 2 && !interactor.task { _ in }.isCancelled)
    }

    @Test("An interactor that is activated while it resigns is active, and may work")
    func activationWhileResigning() {
        let interactor = Restless()
        interactor.isRestless = true
        interactor.activate()
        interactor.deactivate()
        #expect(interactor.isActive && !interactor.task { _ in }.isCancelled)
    }

    @Test("A module built when its screen had left does no work")
    func builtTooLate() {
        let module = RestlessModule(resolving: HeaderScreen())
        module.viewMoved(to: .gone)
        #expect(module.interactor.activations == 0 && module.interactor.task { _ in }.isCancelled)
    }
}
