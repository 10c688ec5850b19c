// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import VIPERKit

/// One article, to be read.
final class ArticleScreen: TextScreen {
    lazy var module = ModuleBuilder<ArticleInteractor, ArticlePresenter, Router<ArticleScreen>>(
        resolving: self, interactor: ArticleInteractor(article, onUnread: onUnread),
        presenter: makePresenter())

    private let article: Article
    private let makePresenter: @MainActor () -> ArticlePresenter
    private let onUnread: @MainActor () -> Void
    private let heading = TextLabel(style: .bold)
    private let byline = TextLabel(style: .dim)
    private let text = TextLabel()
    private lazy var pager = TextPager(TextVStack([heading, byline, text], spacing: 1))

    convenience init(_ article: Article, onUnread: @escaping @MainActor () -> Void) {
        self.init(article, presenter: ArticlePresenter.init, onUnread: onUnread)
    }

    init(
        _ article: Article, presenter: @escaping @MainActor () -> ArticlePresenter,
        onUnread: @escaping @MainActor () -> Void
    ) {
        self.article = article
        makePresenter = presenter
        self.onUnread = onUnread
        super.init()
        title = article.hasTitle ? article.title : "Article"
    }

    override func loadView() {
        view = pager
    }

    override func viewWillLayout(width: Int, height: Int?) { pager.fit(width: width, height: height) }

    override func viewDidLoad() { _ = module }

    override var actions: [TextAction] {
        let comments = TextAction("c", "comments", self) { $0.module.presenter.showComments() }
        let unread = TextAction("u", "mark as unread", self) { $0.module.presenter.markUnread() }
        return super.actions + (article.comments == nil ? [] : [comments]) + [unread]
    }

    func show(heading: String, byline: String, text: String) {
        self.heading.text = heading
        self.byline.text = byline
        self.byline.isHidden = byline.isEmpty
        self.text.text = text
    }
}
