// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import VIPERKit

/// Opens what was found above the search, so that going back leads to the results.
final class SearchRouter: Router<any SearchDisplay>, SearchRouting {
    /// Makes the screen of the article with an index in the library, or none when its owner has gone.
    typealias ScreenMaker = @MainActor (Int) -> TextScreen?

    private let screen: ScreenMaker

    init(screen: @escaping ScreenMaker) {
        self.screen = screen
        super.init()
    }

    required convenience init() { self.init { _ in nil } }

    func open(_ result: SearchResult) {
        if let screen = screen(result.index) { push(screen) }
    }
}
