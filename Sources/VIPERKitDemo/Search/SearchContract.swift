// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

// The search module's ports are protocols: what each part sees of the others, in one place.

/// An article that was found.
struct SearchResult: Sendable {
    /// Its index in the library.
    let index: Int
    let title: String
}

@MainActor protocol SearchDisplay: AnyObject {
    func show(_ titles: [String], message: String)
}

@MainActor protocol SearchOutput: AnyObject {
    func found(_ articles: [SearchResult], for text: String)
}

@MainActor protocol SearchInput: AnyObject {
    var isSearching: Bool { get }
    func search(_ text: String)
}

@MainActor protocol SearchRouting: AnyObject {
    func open(_ result: SearchResult)
}
