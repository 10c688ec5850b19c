// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import VIPERKit

/// From the list to an article, to the search, and to the two screens built in other ways.
final class ArticlesRouter: Router<ArticlesScreen> {
    private let isLeaky: Bool

    init(isLeaky: Bool) {
        self.isLeaky = isLeaky
        super.init()
    }

    required convenience init() { self.init(isLeaky: false) }

    func open(_ article: Article, onUnread: @escaping @MainActor () -> Void) {
        push(ArticleScreen(article, isLeaky: isLeaky, onUnread: onUnread))
    }

    func search(_ library: Library, onFound: @escaping @MainActor (Article) -> Void) {
        present(SearchScreen(library, onFound: onFound))
    }

    func showFeeds(_ source: any FeedSource) { push(FeedsScreen(source: source)) }

    func showReading(_ library: Box<Library>) { push(ReadingScreen(viewModel: ReadingViewModel(library: library))) }
}
