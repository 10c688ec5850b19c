// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import VIPERKit

/// Prepares what the interactor found for the model. Knows nothing of reactivity, and goes nowhere from here.
final class FeedsPresenter: Presenter<any FeedsInput, FeedsInteractor, Never>, FeedsOutput, FeedsListener {
    func load() {
        view?.setState(.loading)
        interactor.load()
    }

    func loaded(_ batch: FeedBatch) {
        let faults = batch.faults.map(\.description)
        guard !batch.feeds.isEmpty || faults.isEmpty else {
            view?.setState(.failed(faults))
            return
        }
        let lines = batch.feeds.map { feed in
            let skipped = feed.warnings.count + feed.omittedWarnings
            return "\(feed.title): \(feed.articles.count) articles" + (skipped == 0 ? "" : ", \(skipped) warnings")
        }
        view?.setState(.loaded(lines + faults))
    }
}
