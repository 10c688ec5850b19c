// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import VIPERKit

/// What the interactor tells its presenter.
@MainActor protocol FeedsListener: AnyObject {
    func loaded(_ batch: FeedBatch)
}

/// Reads the feeds, to say what is in each.
final class FeedsInteractor: Interactor<any FeedsListener, Never> {
    private let source: any FeedSource

    init(source: any FeedSource) {
        self.source = source
        super.init()
    }

    required convenience init() { self.init(source: FileFeedSource(paths: [SampleFeed.path])) }

    func load() {
        task { interactor in
            let batch = await interactor.source.feeds()
            interactor.presenter?.loaded(batch)
        }
    }
}
