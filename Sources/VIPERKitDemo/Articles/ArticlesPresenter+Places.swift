// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import VIPERKit

extension ArticlesPresenter {
    /// Why a link leads nowhere although it can be read.
    enum NoSuchPlace: Error, CustomStringConvertible {
        case article(Int)
        case commentsOfNothing
        case feedsOnOldSystem

        var description: String {
            switch self {
            case .article(let number): "there is no article \(number)"
            case .commentsOfNothing: "comments stand behind an article, as in feed/3/comments"
            case .feedsOnOldSystem: "this system is too old for the feeds' screen"
            }
        }
    }

    /// Goes to a place from the list.
    func show(_ place: DemoRoute) {
        guard let screen = try? screen(for: place, above: []) else { return }
        screen.route = place.components
        if place.presentation == .presented { router.present(screen) } else { router.push(screen) }
    }

    /// Makes the screen of a place; the places that lead there are below it.
    func screen(for place: DemoRoute, above places: [DemoRoute]) throws(NoSuchPlace) -> TextScreen {
        let library = interactor.library.value
        switch place {
        case .article(let number):
            guard library.articles.indices.contains(number - 1) else { throw .article(number) }
            return articleScreen(number - 1, in: library)
        case .comments:
            guard case .article(let number)? = places.last else { throw .commentsOfNothing }
            return CommentsScreen(library.articles[number - 1])
        case .feeds:
            guard #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) else { throw .feedsOnOldSystem }
            return FeedsScreen(source: interactor.source)
        case .reading:
            return ReadingScreen(viewModel: ReadingViewModel(library: interactor.library))
        case .search:
            return SearchScreen(library) { [weak self] index in
                let screen = self?.articleScreen(index, in: library)
                screen?.route = DemoRoute.article(index + 1).components
                return screen
            }
        }
    }

    /// An article's screen; the article counts as read from now on.
    private func articleScreen(_ index: Int, in library: Library) -> TextScreen {
        // By key: until the user changes a mark the feeds may have been read again.
        let key = library.key(at: index)
        interactor.mark(key, asRead: true)
        return router.articleScreen(library.articles[index]) { [weak self] in self?.interactor.mark(key, asRead: false)
        }
    }
}
