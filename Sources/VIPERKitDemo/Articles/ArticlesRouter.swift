// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import VIPERKit

/// From the list to wherever the presenter's screens lead. How an article's screen is made is handed in.
final class ArticlesRouter: Router<ArticlesScreen> {
    typealias ArticleScreenMaker = @MainActor (Article, _ onUnread: @escaping @MainActor () -> Void) -> TextScreen

    let articleScreen: ArticleScreenMaker

    init(articleScreen: @escaping ArticleScreenMaker) {
        self.articleScreen = articleScreen
        super.init()
    }

    required convenience init() { self.init(articleScreen: ArticleScreen.init) }
}
