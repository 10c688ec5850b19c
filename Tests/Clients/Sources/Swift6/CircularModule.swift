// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import VIPERKit

// Parts whose headers name each other.

final class ArticlesScreen: TextScreen {
    lazy var module = ModuleBuilder<ArticlesInteractor, ArticlesPresenter, ArticlesRouter>(view: self)
    var titles: [String] = []

    override func viewDidLoad() {
        title = "Articles"
        module.presenter.start()
    }
    override func lines(width: Int) -> [TextLine] { titles.map { TextLine($0) } }
    override var actions: [TextAction] { [TextAction("r", "reload", self) { $0.module.presenter.start() }] }
}

final class ArticlesInteractor: Interactor<ArticlesPresenter, ArticlesRouter> {
    func load() {
        task { interactor in
            let titles = await fetchTitles()
            interactor.presenter?.show(titles)
        }
    }
}

final class ArticlesPresenter: Presenter<ArticlesScreen, ArticlesInteractor, ArticlesRouter> {
    func start() { interactor.load() }
    func show(_ titles: [String]) { view?.titles = titles }
    func select() { router.open() }
}

final class ArticlesRouter: Router<ArticlesScreen> {
    func open() { push(HeaderScreen()) }
}

nonisolated func fetchTitles() async -> [String] { ["first", "second"] }

@MainActor func runCircularModule() {
    let stack = TextNavigationStack(root: ArticlesScreen(), output: "")
    stack.onFault = { fault in print(fault) }
    stack.receive("r")
    stack.draw()
}
