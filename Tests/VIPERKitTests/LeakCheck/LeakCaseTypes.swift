// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Foundation
import VIPERKit

// A module in which each link against the flow can be made strong, which is the fault.

final class CaseInteractor: Interactor<CasePresenter, CaseRouter> {
    var timer: RunningTimer?
    var onChange: (() -> Void)?
    var pending: Task<Void, Never>?
    var count = 0
}

final class CasePresenter: Presenter<CaseScreen, CaseInteractor, CaseRouter> {
    var onUpdate: (() -> Void)?
    var coordinator: CaseCoordinator?
    weak var weakCoordinator: CaseCoordinator?
    var placeholder: CasePlaceholder?
    var title = "Articles"
}

final class CaseRouter: Router<CaseScreen> {
    var presenter: CasePresenter?
    weak var weakPresenter: CasePresenter?
}

final class CaseScreen: TextScreen {
    lazy var module = ModuleBuilder<CaseInteractor, CasePresenter, CaseRouter>(view: self)
    override func viewDidLoad() { _ = module }
    func render() {}
}

final class CaseCoordinator {
    var stack: TextNavigationStack?
}

/// Takes its text by `@autoclosure`.
final class CasePlaceholder {
    private let text: () -> String
    init(_ text: @autoclosure @escaping () -> String) { self.text = text }
}

/// A plain view, presenter, interactor and router, whose every link may be strong.
final class PlainPart<Name> {
    var view: AnyObject?
    var presenter: AnyObject?
    var interactor: AnyObject?
    var router: AnyObject?
    weak var back: AnyObject?
}

enum PlainView {}
enum PlainPresenter {}
enum PlainInteractor {}
enum PlainRouter {}

/// A model whose box is observed by a view.
@MainActor
final class CaseModel {
    let title = Box("Articles")
}

@MainActor
final class CaseView {
    let model = CaseModel()
    var token: AnyObject?
    func render(_ title: String) {}
}

/// A scene model with a module, shown by a screen.
@MainActor protocol CaseOutput: AnyObject {}

final class CaseSceneModel: SceneModel<any CaseOutput> {
    var onClose: (() -> Void)?
}

final class CaseScenePresenter: Presenter<CaseSceneModel, Interactor<AnyObject, AnyObject>, Router<CaseSceneModel>>,
    CaseOutput
{}

final class CaseHostScreen: TextScreen {
    let model = CaseSceneModel()
    override func viewDidLoad() {
        host(model)
        _ = ModuleBuilder<Interactor<AnyObject, AnyObject>, CaseScenePresenter, Router<CaseSceneModel>>(
            resolving: model)
    }
}

/// What a run loop is to a timer: it keeps the block until the timer is stopped.
final class RunningTimer {
    @MainActor static var scheduled: [ObjectIdentifier: () -> Void] = [:]
    @MainActor func start(_ block: @escaping () -> Void) { Self.scheduled[ObjectIdentifier(self)] = block }
    @MainActor func stop() { Self.scheduled[ObjectIdentifier(self)] = nil }
}
