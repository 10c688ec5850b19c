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

    func select(_ index: Int) { open(interactor.library.value.articles[index]) }

    func search() {
        router.search(interactor.library.value) { [weak self] article in self?.open(article) }
    }

    func showFeeds() { router.showFeeds(interactor.source) }

    func showReading() { router.showReading(interactor.library) }

    func libraryChanged() {
        let library = interactor.library.value
        view?.show(count: library.articles.count, message: message(library)) { index in
            let article = library.articles[index]
            let mark: TextLine = library.isRead(article) ? "  " : "\("●", .accent) "
            return "\(mark)\(article.day ?? "          ", .dim)  \(article.title)"
        }
    }

    private func open(_ article: Article) {
        interactor.mark(article, asRead: true)
        router.open(article) { [weak self] in self?.interactor.mark(article, asRead: false) }
    }

    private func message(_ library: Library) -> String {
        if interactor.isLoading { return "Loading…" }
        if library.articles.isEmpty { return "There are no articles." }
        let skipped = interactor.warningCount
        return "\(library.title): \(library.unreadCount) of \(library.articles.count) unread"
            + (skipped == 0 ? "" : ", \(skipped) warnings")
    }
}
