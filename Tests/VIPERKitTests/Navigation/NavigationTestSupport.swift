// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Testing

@testable import VIPERKit

/// The places in a screen from which a test calls back into the stack.
enum Hook: String, CaseIterable {
    case load = "did load", willAppear = "will appear", didAppear = "did appear"
    case willDisappear = "will disappear", didDisappear = "did disappear", left, shouldPop
}

/// What the screens and modules of one tree were told, in order.
@MainActor
final class NavigationLog {
    var notices: [String] = []
    var modules: [String] = []
    var faults: [NavigationFault] = []

    /// The notices since the last time, in one line.
    func take() -> String {
        defer { notices = [] }
        return notices.joined(separator: ", ")
    }
}

final class LoggingInteractor: Interactor<LoggingPresenter, Router<LoggingScreen>> {
    override func didBecomeActive() { log("active") }
    override func willResignActive() { log("resigned") }
    private func log(_ event: String) {
        guard let screen = presenter?.view else { return }
        screen.log.modules.append("\(screen.name) \(event)")
    }
}

final class LoggingPresenter: Presenter<LoggingScreen, LoggingInteractor, Router<LoggingScreen>> {}

final class LoggingScreen: TextScreen {
    lazy var module = ModuleBuilder<LoggingInteractor, LoggingPresenter, Router<LoggingScreen>>(view: self)
    let name: String
    let log: NavigationLog
    var refuses = false
    var react: @MainActor (Hook) -> Void = { _ in }

    init(_ name: String, _ log: NavigationLog) {
        self.name = name
        self.log = log
        super.init()
        title = name
    }

    override var shouldPop: Bool {
        react(.shouldPop)
        return !refuses
    }
    override func viewDidLoad() {
        _ = module
        told(.load)
    }
    override func viewWillAppear() { told(.willAppear) }
    override func viewDidAppear() { told(.didAppear) }
    override func viewWillDisappear() { told(.willDisappear) }
    override func viewDidDisappear() { told(.didDisappear) }
    override func didLeaveStack() { told(.left) }

    private func told(_ hook: Hook) {
        log.notices.append("\(name) \(hook.rawValue)")
        react(hook)
    }
}

/// A stack of logging screens: `a` at the root, the others pushed, the log empty.
@MainActor
final class NavigationTree {
    let log = NavigationLog()
    let stack: TextNavigationStack
    private(set) var all: [String: LoggingScreen] = [:]

    /// Presented tabs are given as `pq,r`: two stacks, the first selected; each screen has been shown once.
    init(_ names: String = "a", presenting presented: String = "", tabs: String = "") {
        var screens: [LoggingScreen] = []
        for name in (names + presented + tabs) where name != "," { screens.append(LoggingScreen(String(name), log)) }
        stack = TextNavigationStack(root: screens[0], output: "")
        let log = log
        stack.onFault = { log.faults.append($0) }
        for screen in screens { all[screen.name] = screen }
        for name in names.dropFirst() { stack.push(self[String(name)]) }
        if let first = presented.first { stack.present(self[String(first)]) }
        for name in presented.dropFirst() { stack.visibleScreen?.navigation?.push(self[String(name)]) }
        present(tabs.split(separator: ",").map { $0.map { self[String($0)] } })
        _ = log.take()
        log.modules = []
    }

    private func present(_ tabs: [[LoggingScreen]]) {
        guard !tabs.isEmpty else { return }
        stack.present(tabs: tabs.map { $0[0] })
        for (index, screens) in tabs.enumerated().reversed() {
            stack.visibleScreen?.stack?.select(index)
            for screen in screens.dropFirst() { screens[0].stack?.push(screen) }
        }
    }

    /// The screen of a name, made when it is first asked for.
    subscript(name: String) -> LoggingScreen {
        if let screen = all[name] { return screen }
        let screen = LoggingScreen(name, log)
        all[name] = screen
        return screen
    }

    func forgetScreens() { all = [:] }

    var shape: String { stack.navigator?.shape ?? "" }

    var reasons: [NavigationFault.Reason] { log.faults.map(\.reason) }
}

extension TextNavigator {
    /// The screens of all layers, bottom first: `abc|pq`; of tabs, the selected stack in brackets: `[abc],d|pq`.
    var shape: String {
        state.layers.map { layer in
            layer.stacks.indices.map { index in
                let names = layer.stacks[index].screens.map { ($0.object as? LoggingScreen)?.name ?? "?" }.joined()
                return layer.hasTabs && index == layer.selected ? "[\(names)]" : names
            }
            .joined(separator: layer.hasTabs ? "," : "")
        }
        .joined(separator: "|")
    }
}
