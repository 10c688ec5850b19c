// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import VIPERKit

/// Knows the article that is read, and whom to tell that it counts as unread again.
///
/// Going back is all this module needs of a router, so it uses the base class as it is.
final class ArticleInteractor: Interactor<ArticlePresenter, Router<ArticleScreen>> {
    let article: Article
    private let onUnread: @MainActor () -> Void

    init(_ article: Article, onUnread: @escaping @MainActor () -> Void) {
        self.article = article
        self.onUnread = onUnread
        super.init()
    }

    required convenience init() { self.init(.placeholder) {} }

    func markUnread() { onUnread() }
}
