// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import VIPERKit

/// Turns the library into rows, and what the user chooses into calls of the router.
final class ArticlesPresenter: Presenter<ArticlesScreen, ArticlesInteractor<ArticlesPresenter>, ArticlesRouter>,
    ArticlesOutput
{
    private var order = ArticleOrder.asInFeed
    /// The indices of the articles, in the order of the rows.
    private var rows: [Int] = []

    override func viewDidLoad() { reload() }

    // Read marks may have changed on the screens above.
    override func viewWillAppear() { libraryChanged() }

    func reload() {
        interactor.load()
        libraryChanged()
    }

    func select(_ row: Int) { show(.article(rows[row] + 1)) }

    /// Lets the user pick an order; going back without one changes nothing.
    func pickOrder() {
        task { presenter in
            guard let order = await presenter.router.push(OrderScreen()) else { return }
            presenter.order = order
            presenter.libraryChanged()
        }
    }

    func libraryChanged() {
        let library = interactor.library.value
        rows = order.indices(of: library)
        view?.show(count: rows.count, message: message(library)) { [rows] row in
            let article = library.articles[rows[row]]
            let mark: TextLine = library.isRead(rows[row]) ? "  " : "\("●", .accent) "
            return "\(mark)\(article.day ?? "          ", .dim)  \(article.title)"
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
