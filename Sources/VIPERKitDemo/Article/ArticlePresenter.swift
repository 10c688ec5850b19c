// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import VIPERKit

/// Shows an article, and where it comes from. Going back is all it needs of a router: the base class will do.
final class ArticlePresenter: Presenter<ArticleScreen, ArticleInteractor, Router<ArticleScreen>> {
    private let isLeaky: Bool
    /// What `--leaky` is for: with it, a closure that captures the view as it should not.
    private var onUpdate: () -> Void = {}

    init(isLeaky: Bool) {
        self.isLeaky = isLeaky
        super.init()
    }

    required convenience init() { self.init(isLeaky: false) }

    override func viewDidLoad() {
        if isLeaky { onUpdate = { [view] in view?.setNeedsDisplay() } }
        let article = interactor.article
        let byline = [article.day, article.author, article.link].compactMap(\.self).joined(separator: " · ")
        view?.show(title: article.title, byline: byline, text: article.summary)
    }

    func markUnread() {
        interactor.markUnread()
        router.pop()
    }
}
