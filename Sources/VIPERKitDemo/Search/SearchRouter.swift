// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import VIPERKit

/// Ends the presentation, and hands over what was chosen.
final class SearchRouter: Router<any SearchDisplay>, SearchRouting {
    private let onFound: @MainActor (Article) -> Void

    init(onFound: @escaping @MainActor (Article) -> Void) {
        self.onFound = onFound
        super.init()
    }

    required convenience init() { self.init { _ in } }

    func finish(with article: Article) {
        dismiss()
        onFound(article)
    }
}
