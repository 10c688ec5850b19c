// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import VIPERKit

/// One article, to be read.
final class ArticleScreen: TextScreen {
    lazy var module = ModuleBuilder<ArticleInteractor, ArticlePresenter, Router<ArticleScreen>>(
        resolving: self, interactor: ArticleInteractor(article, onUnread: onUnread),
        presenter: presenter())

    private let article: Article
    private let presenter: @MainActor () -> ArticlePresenter
    private let onUnread: @MainActor () -> Void
    private let heading = TextLabel(style: .bold)
    private let byline = TextLabel(style: .dim)
    private let text = TextLabel()

    convenience init(_ article: Article, onUnread: @escaping @MainActor () -> Void) {
        self.init(article, presenter: ArticlePresenter.init, onUnread: onUnread)
    }

    init(
        _ article: Article, presenter: @escaping @MainActor () -> ArticlePresenter,
        onUnread: @escaping @MainActor () -> Void
    ) {
        self.article = article
        self.presenter = presenter
        self.onUnread = onUnread
        super.init()
    }

    override func loadView() {
        view = TextVStack([heading, byline, text], spacing: 1)
    }

    override func viewDidLoad() { _ = module }

    override var actions: [TextAction] {
        [TextAction("u", "mark as unread", self) { $0.module.presenter.markUnread() }]
    }

    func show(title: String, byline: String, text: String) {
        self.title = title
        heading.text = title
        self.byline.text = byline
        self.byline.isHidden = byline.isEmpty
        self.text.text = text
    }
}
