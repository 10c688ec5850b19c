// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import VIPERKit

/// Passes texts to the interactor, and what it found to the view.
final class SearchPresenter: Presenter<any SearchDisplay, any SearchInput, any SearchRouting>, SearchOutput {
    private var results: [SearchResult] = []

    func search(_ text: String) {
        interactor.search(text)
        view?.show([], message: "Searching for \(text)…")
    }

    func found(_ results: [SearchResult], for text: String) {
        self.results = results
        let count = results.isEmpty ? "nothing" : "\(results.count)"
        view?.show(results.map(\.title), message: "Found \(count) for \(text). Type another text, or a number.")
    }

    func select(_ index: Int) { router.open(results[index]) }
}
