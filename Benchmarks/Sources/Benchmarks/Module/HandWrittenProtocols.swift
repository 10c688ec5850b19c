// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

// The floor for ports that are protocols: the same module as with classes, but each part knows the others by what they
// do only.

@MainActor protocol ScreenPort: AnyObject {}
@MainActor protocol OutputPort: AnyObject {}
@MainActor protocol InteractorPort: AnyObject {}
@MainActor protocol RouterPort: AnyObject {}

@MainActor final class HandProtocolScreen: ScreenPort {
    private(set) lazy var presenter: any OutputPort = HandProtocolPresenter(
        view: self, interactor: HandProtocolInteractor(), router: HandProtocolRouter())
}

@MainActor final class HandProtocolInteractor: InteractorPort {
    weak var presenter: (any OutputPort)?
    weak var router: (any RouterPort)?
}

@MainActor final class HandProtocolPresenter: OutputPort {
    private(set) weak var view: (any ScreenPort)?
    let interactor: any InteractorPort
    let router: any RouterPort

    init(view: any ScreenPort, interactor: HandProtocolInteractor, router: HandProtocolRouter) {
        self.view = view
        self.interactor = interactor
        self.router = router
        interactor.presenter = self
        interactor.router = router
        router.view = view
    }
}

@MainActor final class HandProtocolRouter: RouterPort {
    weak var view: (any ScreenPort)?
}
