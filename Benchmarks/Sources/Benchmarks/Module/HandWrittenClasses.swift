// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

// The floor for ports that are classes: a module as one writes it by hand, its back references weak. It is assembled
// beside the kit's, of the same parts and the same references, but for the builder, which it has no need of.

@MainActor final class HandScreen {
    private(set) lazy var presenter = HandPresenter(
        view: self, interactor: HandInteractor(), router: HandRouter())
}

@MainActor final class HandInteractor {
    weak var presenter: HandPresenter?
    weak var router: HandRouter?
}

@MainActor final class HandPresenter {
    private(set) weak var view: HandScreen?
    let interactor: HandInteractor
    let router: HandRouter

    init(view: HandScreen, interactor: HandInteractor, router: HandRouter) {
        self.view = view
        self.interactor = interactor
        self.router = router
        interactor.presenter = self
        interactor.router = router
        router.view = view
    }
}

@MainActor final class HandRouter {
    weak var view: HandScreen?
}
