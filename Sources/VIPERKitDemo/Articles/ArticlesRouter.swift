// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import VIPERKit

/// From the list to an article, to the search, and to the two screens built in other ways.
final class ArticlesRouter: Router<ArticlesScreen> {
    typealias ArticleScreenMaker = @MainActor (Article, _ onUnread: @escaping @MainActor () -> Void) -> TextScreen

    let articleScreen: ArticleScreenMaker

    init(articleScreen: @escaping ArticleScreenMaker) {
        self.articleScreen = articleScreen
        super.init()
    }

    required convenience init() { self.init(articleScreen: ArticleScreen.init) }

    func search(_ library: Library, screen: @escaping SearchRouter.ScreenMaker) {
        present(SearchScreen(library, screen: screen))
    }

    /// Does nothing on systems that are too old for the screen's `@Observable` model.
    func showFeeds(_ source: any FeedSource) {
        if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) { push(FeedsScreen(source: source)) }
    }

    func showReading(_ library: Box<Library>) { push(ReadingScreen(viewModel: ReadingViewModel(library: library))) }
}
