// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import VIPERKit

// Must not compile: the interactor talks to another presenter than the module has.

final class ArticlesScreen: TextScreen {
    lazy var module = ModuleBuilder<ArticlesInteractor, ArticlesPresenter, Router<ArticlesScreen>>(view: self)
}
final class ArticlesInteractor: Interactor<OtherPresenter, Router<ArticlesScreen>> {}
final class ArticlesPresenter: Presenter<ArticlesScreen, ArticlesInteractor, Router<ArticlesScreen>> {}
final class OtherPresenter: Presenter<ArticlesScreen, ArticlesInteractor, Router<ArticlesScreen>> {}
