// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import VIPERKit

/// Knows the article that is read, and whom to tell that it counts as unread again.
///
/// It has nothing to tell of its own accord, so nobody fills its ports.
final class ArticleInteractor: Interactor<Never, Never> {
    let article: Article
    private let onUnread: @MainActor () -> Void

    init(_ article: Article, onUnread: @escaping @MainActor () -> Void) {
        self.article = article
        self.onUnread = onUnread
        super.init()
    }

    required convenience init() { self.init(.placeholder) {} }

    func markUnread() { onUnread() }
}
