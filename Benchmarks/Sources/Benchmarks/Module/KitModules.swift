// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors
import VIPERKit

// The same two modules with the kit. Their screens are plain classes, as the hand-written ones are: a `TextScreen` would
// bring its own cost.

@MainActor final class KitScreen {
    private(set) lazy var module = ModuleBuilder<KitInteractor, KitPresenter, KitRouter>(view: self)
}

final class KitInteractor: Interactor<KitPresenter, KitRouter> {}
final class KitPresenter: Presenter<KitScreen, KitInteractor, KitRouter> {}
final class KitRouter: Router<KitScreen> {}

@MainActor final class KitProtocolScreen: ScreenPort {
    private(set) lazy var module = ModuleBuilder<KitProtocolInteractor, KitProtocolPresenter, KitProtocolRouter>(
        resolving: self)
}

final class KitProtocolInteractor: Interactor<any OutputPort, any RouterPort>, InteractorPort {}
final class KitProtocolPresenter: Presenter<any ScreenPort, any InteractorPort, any RouterPort>, OutputPort {}
final class KitProtocolRouter: Router<any ScreenPort>, RouterPort {}
