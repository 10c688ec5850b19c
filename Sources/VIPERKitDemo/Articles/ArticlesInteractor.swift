// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import VIPERKit

/// What the interactor tells its presenter.
@MainActor protocol ArticlesOutput: AnyObject {
    func libraryChanged()
}

/// Loads the library and keeps its read marks.
///
/// Generic in its output, so that its type does not name the presenter's, whose type names it: another Swift module,
/// such as the tests, could not import the two.
final class ArticlesInteractor<Output: ArticlesOutput>: Interactor<Output, ArticlesRouter> {
    let library = Box(Library())
    private(set) var isLoading = false
    private(set) var warningCount = 0

    let source: any FeedSource
    /// Called once, when the feeds have been read for the first time.
    var onFirstLoad: (@MainActor () -> Void)?

    init(source: any FeedSource) {
        self.source = source
        super.init()
    }

    required convenience init() { self.init(source: FileFeedSource(paths: [SampleFeed.path])) }

    /// Reads the feeds; when they have been read before, in place of those. Does nothing while they are being read.
    func load() {
        guard !isLoading else { return }
        isLoading = true
        task { interactor in
            let batch = await interactor.source.feeds()
            interactor.loaded(batch)
        }
    }

    // What the module's end cancels does not come back to say so.
    override func willResignActive() { isLoading = false }

    func mark(_ key: Library.Key, asRead isRead: Bool) { library.value.mark(key, asRead: isRead) }

    private func loaded(_ batch: FeedBatch) {
        isLoading = false
        library.value.replace(with: batch.feeds)
        warningCount = batch.warnings.count
        presenter?.libraryChanged()
        onFirstLoad?()
        onFirstLoad = nil
    }
}
