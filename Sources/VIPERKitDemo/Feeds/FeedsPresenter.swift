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
        let lines = batch.feeds.flatMap { feed in
            let skipped = feed.warnings.count + feed.omittedWarnings
            let count = "\(feed.title): \(counted(feed.articles.count, "article"))"
            return [count + (skipped == 0 ? "" : ", \(counted(skipped, "warning"))")]
                + feed.warningLines.map { "  \($0)" }
        }
        view?.setState(.loaded(lines + faults))
    }
}
