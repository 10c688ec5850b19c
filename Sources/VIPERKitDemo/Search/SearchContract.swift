// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

// The search module's ports are protocols: what each part sees of the others, in one place.

@MainActor protocol SearchDisplay: AnyObject {
    func show(_ titles: [String], message: String)
}

@MainActor protocol SearchOutput: AnyObject {
    func found(_ articles: [Article], for text: String)
}

@MainActor protocol SearchInput: AnyObject {
    var isSearching: Bool { get }
    func search(_ text: String)
}

@MainActor protocol SearchRouting: AnyObject {
    func finish(with article: Article)
}
