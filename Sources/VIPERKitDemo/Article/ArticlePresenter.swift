// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import VIPERKit

/// Shows an article, and where it comes from. Going back is all it needs of a router: the base class will do.
class ArticlePresenter: Presenter<ArticleScreen, ArticleInteractor, Router<ArticleScreen>> {
    override func viewDidLoad() {
        let article = interactor.article
        let byline = [article.day, article.author, article.link].compactMap(\.self).joined(separator: " · ")
        // The title of one without is the beginning of its text, which is shown anyway.
        view?.show(heading: article.hasTitle ? article.title : "", byline: byline, text: article.text)
    }

    func showComments() {
        let screen = CommentsScreen(interactor.article)
        screen.route = DemoRoute.comments.components
        router.push(screen)
    }

    func markUnread() {
        interactor.markUnread()
        router.pop()
    }
}
