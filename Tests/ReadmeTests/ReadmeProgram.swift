// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import VIPERKit

final class ArticlesScreen: TextScreen {
    typealias Interactor = ArticlesInteractor<ArticlesPresenter>
    lazy var module = ModuleBuilder<Interactor, ArticlesPresenter, ArticlesRouter>(view: self)
    var titles: [String] = [] { didSet { setNeedsDisplay() } }

    override func viewDidLoad() { _ = module }
    override func lines(width: Int) -> [TextLine] { titles.map { "- \($0)" } }
    override var actions: [TextAction] { [TextAction("o", "open", self) { $0.module.presenter.open() }] }
}
@MainActor protocol ArticlesOutput: AnyObject { func show(_ titles: [String]) }

final class ArticlesInteractor<Output: ArticlesOutput>: Interactor<Output, ArticlesRouter> {
    let titles = ["Ports and who fills them", "Modules that end"]
    func load() { presenter?.show(titles) }
}
final class ArticlesPresenter: Presenter<ArticlesScreen, ArticlesInteractor<ArticlesPresenter>, ArticlesRouter>,
    ArticlesOutput
{
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
