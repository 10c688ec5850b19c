// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import VIPERKit

/// How much has been read. Business logic only: it has no view, and says what changes through its box.
@MainActor
final class ReadingViewModel {
    let progress: Box<String>

    private let library: Box<Library>

    init(library: Box<Library>) {
        self.library = library
        progress = library.map {
            "\($0.articles.count - $0.unreadCount) of \(counted($0.articles.count, "article")) read"
        }
    }

    func markAllAsRead() { library.value.markAllAsRead() }
}
