// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import VIPERKit

/// From the list to an article, or to the search.
final class ArticlesRouter: Router<ArticlesScreen> {
    func open(_ article: Article, onUnread: @escaping @MainActor () -> Void) {
        push(ArticleScreen(article, onUnread: onUnread))
    }

    func search(_ library: Library, onFound: @escaping @MainActor (Article) -> Void) {
        present(SearchScreen(library, onFound: onFound))
    }
}
