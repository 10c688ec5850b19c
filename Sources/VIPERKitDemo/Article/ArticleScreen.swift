// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import VIPERKit

/// One article, to be read.
final class ArticleScreen: TextScreen {
    lazy var module = ModuleBuilder<ArticleInteractor, ArticlePresenter, Router<ArticleScreen>>(
        resolving: self, interactor: ArticleInteractor(article, onUnread: onUnread),
        presenter: ArticlePresenter(isLeaky: isLeaky))

    private let article: Article
    private let isLeaky: Bool
    private let onUnread: @MainActor () -> Void
    private let heading = TextLabel(style: .bold)
    private let byline = TextLabel(style: .dim)
    private let text = TextLabel()

    init(_ article: Article, isLeaky: Bool = false, onUnread: @escaping @MainActor () -> Void) {
        self.article = article
        self.isLeaky = isLeaky
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
