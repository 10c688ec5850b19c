// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import VIPERKit

/// Turns the library into rows, and what the user chooses into calls of the router.
final class ArticlesPresenter: Presenter<ArticlesScreen, ArticlesInteractor<ArticlesPresenter>, ArticlesRouter>,
    ArticlesOutput
{
    override func viewDidLoad() { reload() }

    // Read marks may have changed on the screens above.
    override func viewWillAppear() { libraryChanged() }

    func reload() {
        interactor.load()
        libraryChanged()
    }

    func select(_ index: Int) { router.push(screen(for: index, in: interactor.library.value)) }

    func search() {
        let library = interactor.library.value
        router.search(library) { [weak self] index in self?.screen(for: index, in: library) }
    }

    func showFeeds() { router.showFeeds(interactor.source) }

    func showReading() { router.showReading(interactor.library) }

    func libraryChanged() {
        let library = interactor.library.value
        view?.show(count: library.articles.count, message: message(library)) { index in
            let article = library.articles[index]
            let mark: TextLine = library.isRead(index) ? "  " : "\("●", .accent) "
            return "\(mark)\(article.day ?? "          ", .dim)  \(article.title)"
        }
    }

    /// An article's screen; the article counts as read from now on.
    private func screen(for index: Int, in library: Library) -> TextScreen {
        // By key: until the user changes a mark the feeds may have been read again.
        let key = library.key(at: index)
        interactor.mark(key, asRead: true)
        return router.articleScreen(library.articles[index]) { [weak self] in self?.interactor.mark(key, asRead: false)
        }
    }

    private func message(_ library: Library) -> String {
        if interactor.isLoading { return "Loading…" }
        if library.articles.isEmpty { return "There are no articles." }
        let skipped = interactor.warningCount
        return "\(library.title): \(library.unreadCount) of \(library.articles.count) unread"
            + (skipped == 0 ? "" : ", \(counted(skipped, "warning"))")
    }
}
