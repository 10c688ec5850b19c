// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import VIPERKit

// The module of the tests with class ports; a plain view, and a screen, that own it.

final class ArticlesInteractor: Interactor<ArticlesPresenter, ArticlesRouter> {
    var log: [String] = []
    override func didBecomeActive() { log.append("active") }
    override func willResignActive() { log.append("resigned") }
}

final class ArticlesPresenter: Presenter<ArticlesView, ArticlesInteractor, ArticlesRouter> {
    var log: [String] = []
    override func viewDidLoad() { log.append("did load") }
    override func viewWillAppear() { log.append("will appear") }
    override func viewDidAppear() { log.append("did appear") }
    override func viewWillDisappear() { log.append("will disappear") }
    override func viewDidDisappear() { log.append("did disappear") }
}

final class ArticlesRouter: Router<ArticlesView> {}

@MainActor class ArticlesView {
    lazy var module = ModuleBuilder<ArticlesInteractor, ArticlesPresenter, ArticlesRouter>(view: self)
}

// The same with protocol ports.

@MainActor protocol ArticlesDisplay: AnyObject {}
@MainActor protocol ArticlesOutput: AnyObject { var shown: [String] { get set } }
@MainActor protocol ArticlesInput: AnyObject {}
@MainActor protocol ArticlesRouting: AnyObject {}

final class PortInteractor: Interactor<any ArticlesOutput, any ArticlesRouting>, ArticlesInput {}
final class PortPresenter: Presenter<any ArticlesDisplay, any ArticlesInput, any ArticlesRouting>, ArticlesOutput {
    var shown: [String] = []
}
final class PortRouter: Router<any ArticlesDisplay>, ArticlesRouting {}

final class PortScreen: TextScreen, ArticlesDisplay {
    lazy var module = ModuleBuilder<PortInteractor, PortPresenter, PortRouter>(resolving: self)
}

// Base classes as they are, a generic interactor, ports of AnyObject, a part with a dependency.

typealias BaseModule = ModuleBuilder<
    Interactor<AnyObject, AnyObject>, Presenter<AnyObject, AnyObject, AnyObject>, Router<AnyObject>
>

final class HeaderScreen: TextScreen {}
final class HeaderPresenter: Presenter<
    HeaderScreen, Interactor<HeaderPresenter, Router<HeaderScreen>>, Router<HeaderScreen>
>
{}

final class GenericInteractor<Output: ArticlesOutput>: Interactor<Output, Router<HeaderScreen>> {}
final class GenericPresenter: Presenter<HeaderScreen, GenericInteractor<GenericPresenter>, Router<HeaderScreen>>,
    ArticlesOutput
{
    var shown: [String] = []
}

final class ServiceInteractor: Interactor<ServicePresenter, Router<HeaderScreen>> {
    let service: String
    init(service: String) {
        self.service = service
        super.init()
    }
    required convenience init() { self.init(service: "live") }
}
final class ServicePresenter: Presenter<HeaderScreen, ServiceInteractor, Router<HeaderScreen>> {}
