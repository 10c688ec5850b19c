// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import VIPERKit

/// Searches the library, off the main actor; a new search ends the one before.
final class SearchInteractor: Interactor<any SearchOutput, any SearchRouting>, SearchInput {
    private let library: Library
    private var running: Task<Void, Never>?

    init(_ library: Library) {
        self.library = library
        super.init()
    }

    required convenience init() { self.init(Library()) }

    var isSearching: Bool { running != nil }

    // What the module's end cancels does not come back to say so.
    override func willResignActive() { running = nil }

    func search(_ text: String) {
        running?.cancel()
        running = task { interactor in
            let library = interactor.library
            let found = await library.indices(containing: text)
            guard !Task.isCancelled else { return }
            interactor.running = nil
            interactor.presenter?.found(
                found.map { SearchResult(index: $0, title: library.articles[$0].title) }, for: text)
        }
    }
}
