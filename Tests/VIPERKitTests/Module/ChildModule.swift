// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Testing

@testable import VIPERKit

/// What the children of one test were told, in order.
@MainActor
final class ChildLog {
    var lines: [String] = []
    var react: @MainActor (String) -> Void = { _ in }

    /// The lines since the last time, in one.
    func take() -> String {
        defer { lines = [] }
        return lines.joined(separator: ", ")
    }

    func add(_ line: String) {
        lines.append(line)
        react(line)
    }
}

final class ChildInteractor: Interactor<ChildPresenter, Router<AnyObject>> {
    var name = "", log = ChildLog()
    override func didBecomeActive() { log.add("\(name) active") }
    override func willResignActive() { log.add("\(name) resigned") }
}

final class ChildPresenter: Presenter<AnyObject, ChildInteractor, Router<AnyObject>> {
    override func viewDidLoad() { tell("did load") }
    override func viewWillAppear() { tell("will appear") }
    override func viewDidAppear() { tell("did appear") }
    override func viewWillDisappear() { tell("will disappear") }
    override func viewDidDisappear() { tell("did disappear") }
    private func tell(_ event: String) { interactor.log.add("\(interactor.name) \(event)") }
}

typealias ChildModule = ModuleBuilder<ChildInteractor, ChildPresenter, Router<AnyObject>>

extension ChildModule {
    /// A module for a view that keeps nothing, or for a screen that does.
    static func make(_ name: String, _ log: ChildLog, view: AnyObject = ChildLog()) -> ChildModule {
        let module = ChildModule(resolving: view)
        (module.interactor.name, module.interactor.log) = (name, log)
        return module
    }
}

/// A screen on a stack, above a root, with a module `p` that children are attached to.
@MainActor
struct ChildScene {
    let log = ChildLog()
    let faults = NavigationLog()
    let stack = TextNavigationStack(root: TextScreen(), output: "")
    let screen = TextScreen()
    let parent: ChildModule

    init() {
        parent = .make("p", log, view: screen)
        let faults = faults
        stack.onFault = { faults.faults.append($0) }
    }

    func child(_ name: String) -> ChildModule { .make(name, log) }

    /// Names of the parent's children.
    var names: [String] { parent.children.compactMap { ($0 as? ChildModule)?.interactor.name } }
    var reasons: [NavigationFault.Reason] { faults.faults.map(\.reason) }
}
