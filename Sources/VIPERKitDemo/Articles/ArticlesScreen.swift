// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import VIPERKit

/// The list of articles, from which everything else is reached.
final class ArticlesScreen: TextScreen {
    typealias Interactor = ArticlesInteractor<ArticlesPresenter>
    lazy var module = ModuleBuilder<Interactor, ArticlesPresenter, ArticlesRouter>(
        view: self, interactor: Interactor(source: source), router: ArticlesRouter(articleScreen: articleScreen))

    private let source: any FeedSource
    private let articleScreen: ArticlesRouter.ArticleScreenMaker
    private let list = TextList()
    private let message = TextLabel()

    init(source: any FeedSource, articleScreen: @escaping ArticlesRouter.ArticleScreenMaker = ArticleScreen.init) {
        self.source = source
        self.articleScreen = articleScreen
        super.init()
        title = "Articles"
    }

    override func loadView() {
        view = TextVStack([list, message])
        list.onSelect(self) { screen, index in screen.module.presenter.select(index) }
    }

    override func viewDidLoad() { _ = module }

    override var isBusy: Bool { module.interactor.isLoading }

    override func viewWillLayout(width: Int, height: Int?) {
        list.fit(height.map { $0 - message.lines(width: width).count })
    }

    override var actions: [TextAction] {
        // While the feeds are read there is nothing to search yet, or not for long.
        let search = TextAction("s", "search", self) { $0.module.presenter.show(.search) }
        return super.actions + (isBusy ? [] : [search]) + [
            TextAction("r", "reload", self) { $0.module.presenter.reload() },
            TextAction("f", "feeds", self) { $0.module.presenter.show(.feeds) },
            TextAction("y", "your reading", self) { $0.module.presenter.show(.reading) },
            TextAction("o", "order", self) { $0.module.presenter.pickOrder() },
        ]
    }

    func show(count: Int, message: String, row: @escaping @MainActor (Int) -> TextLine) {
        list.show(count: count, row: row)
        self.message.text = message
    }
}
