// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import VIPERKit

final class ArticlesScreen: TextScreen {
    lazy var module = ModuleBuilder<ArticlesInteractor, ArticlesPresenter, ArticlesRouter>(view: self)
    var titles: [String] = [] { didSet { setNeedsDisplay() } }

    override func viewDidLoad() { _ = module }
    override func lines(width: Int) -> [TextLine] { titles.map { "- \($0)" } }
    override var actions: [TextAction] { [TextAction("o", "open", self) { $0.module.presenter.open() }] }
}
final class ArticlesInteractor: Interactor<ArticlesPresenter, ArticlesRouter> {
    let titles = ["Ports and who fills them", "Modules that end"]
    func load() { presenter?.show(titles) }
}
final class ArticlesPresenter: Presenter<ArticlesScreen, ArticlesInteractor, ArticlesRouter> {
    override func viewDidLoad() { interactor.load() }
    func show(_ titles: [String]) { view?.titles = titles }
    func open() { router.open(interactor.titles[0]) }
}
final class ArticlesRouter: Router<ArticlesScreen> {
    func open(_ title: String) { push(ArticleScreen(title)) }
}
final class ArticleScreen: TextScreen {
    init(_ title: String) {
        super.init()
        self.title = title
    }
}
