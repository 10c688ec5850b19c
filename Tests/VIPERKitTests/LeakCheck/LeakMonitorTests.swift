// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Testing
import VIPERKit

@Suite("Leak monitor") @MainActor
struct LeakMonitorTests {
    final class LeakyScreen: TextScreen {
        lazy var module = ModuleBuilder<Interactor, LeakyPresenter, Router>(view: self)
        override func viewDidLoad() { _ = module }
    }
    final class LeakyPresenter: Presenter<
        LeakyScreen, Interactor<LeakyPresenter, Router<LeakyScreen>>, Router<LeakyScreen>
    >
    {
        var onUpdate: () -> Void = {}
    }

    private final class Reports { var all: [LeakReport] = [] }

    private func monitored() -> (stack: TextNavigationStack, monitor: LeakMonitor, reports: Reports) {
        let reports = Reports()
        let stack = TextNavigationStack(root: TextScreen(), output: "")
        let monitor = LeakMonitor { reports.all.append($0) }
        stack.leakMonitor = monitor
        return (stack, monitor, reports)
    }

    @Test("A module that leaks is reported after its screen has left, with the reference at fault")
    func leak() async {
        let (stack, monitor, reports) = monitored()
        do {
            let screen = LeakyScreen()
            stack.push(screen)
            screen.module.presenter.onUpdate = { screen.setNeedsDisplay() }
        }
        stack.pop()
        await monitor.finish()
        #expect(reports.all.count == 1)
        #expect(
            reports.all.first?.description.contains("LeakyPresenter.onUpdate → closure → LeakyScreen.module") == true)
        let leaked = (reports.all.first?.leaks ?? []).map(\.role)
        #expect(leaked.contains(.presenter) && leaked.contains(.view))
    }

    @Test("The same module without the capture is not reported, however it left")
    func noLeak() async {
        let (stack, monitor, reports) = monitored()
        stack.push(LeakyScreen())
        stack.pop()
        stack.present(LeakyScreen())
        (stack.presented?.navigation)?.push(LeakyScreen())
        stack.dismiss()
        stack.setScreens([LeakyScreen()])
        await monitor.finish()
        #expect(reports.all.isEmpty)
    }

    @Test("A screen that ends its work a turn later is not reported")
    func lateEnd() async {
        let (stack, monitor, reports) = monitored()
        do {
            let screen = LeakyScreen()
            stack.push(screen)
            Task { @MainActor in
                for _ in 0..<3 { await Task.yield() }
                screen.title = "late"
            }
        }
        stack.pop()
        await monitor.finish()
        #expect(reports.all.isEmpty)
    }

    @Test("A screen that has come back is not checked")
    func screenIsBack() async {
        let (stack, monitor, reports) = monitored()
        let screen = TextScreen()
        stack.push(screen)
        stack.pop()
        stack.push(screen)
        await monitor.finish()
        #expect(reports.all.isEmpty)
    }

    @Test("A screen that is kept outside is reported, unless that is permitted", arguments: [false, true])
    func keptScreen(isPermitted: Bool) async {
        let (stack, monitor, reports) = monitored()
        let screen = TextScreen()
        if isPermitted { monitor.shared(screen) }
        stack.push(screen)
        stack.pop()
        await monitor.finish()
        #expect(reports.all.isEmpty == isPermitted)
    }

    @Test("A monitor that is taken away is told nothing")
    func removed() async {
        let (stack, monitor, reports) = monitored()
        stack.leakMonitor = nil
        let screen = TextScreen()
        stack.push(screen)
        stack.pop()
        await monitor.finish()
        #expect(reports.all.isEmpty && stack.leakMonitor == nil)
    }
}

@Suite("Leaks beside and below a screen") @MainActor
struct LeakDiscoveryTests {
    final class LeakyScreen: TextScreen {
        var action: () -> Void = {}
        var task: Task<Void, Never>?
        override func viewDidLoad() { action = { self.setNeedsDisplay() } }
    }
    final class WaitingScreen: TextScreen {
        let (numbers, sender) = AsyncStream.makeStream(of: Int.self)
        override func viewDidLoad() {
            Task { [weak self, numbers] in
                guard let self else { return }
                for await _ in numbers { title = "" }
            }
        }
    }
    typealias Child = ModuleBuilder<Keeping, Presenter<AnyObject, AnyObject, AnyObject>, Router<AnyObject>>
    final class Keeping: Interactor<AnyObject, AnyObject> { var kept: AnyObject? }

    @Test("Screens on tabs that are not selected are tracked, at the root and presented")
    func tabs() {
        let report = LeakCheck.run { check in
            let tabs = TextTabs([TextScreen(), TextScreen()], output: "")
            tabs.stacks[1].push(LeakyScreen())
            tabs.select(1)
            tabs.select(0)
            tabs.stacks[0].present(tabs: [TextScreen(), LeakyScreen()])
            tabs.stacks[0].select(1)
            tabs.stacks[0].dismiss()
            check.track(tabs)
        }
        #expect(report.leaks.contains { $0.type == "LeakyScreen" && $0.role == .view })
    }

    @Test("Modules attached to a router are tracked with its module")
    func children() {
        let report = LeakCheck.run { check in
            let screen = LeakMonitorTests.LeakyScreen()
            screen.loadViewIfNeeded()
            let child = Child(resolving: TextScreen())
            child.interactor.kept = child.presenter
            screen.module.router.attach(child)
            check.track(screen)
        }
        #expect(report.leaks.contains { $0.type == "Keeping" && $0.role == .interactor })
    }

    @Test("A task that unwraps too early is found, because it has begun before the screen is let go")
    func earlyTask() async {
        let report = await LeakCheck.run { WaitingScreen() }
        #expect(report.leaks.map(\.type) == ["WaitingScreen"])
    }

    @Test("A screen that another screen of the same transition holds is held by that one")
    func sameTransition() async {
        var reports: [LeakReport] = []
        let monitor = LeakMonitor { reports.append($0) }
        let stack = TextNavigationStack(root: TextScreen(), output: "")
        stack.leakMonitor = monitor
        do {
            let leaky = LeakyScreen(), held = LeakyHolder()
            held.screen = leaky
            stack.push(leaky)
            stack.push(held)
        }
        stack.popToRoot()
        await monitor.finish()
        #expect(reports.count == 1 && reports.first?.leaks.count == 1)
    }
    final class LeakyHolder: TextScreen { var screen: TextScreen? }
}
