// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import VIPERKit

/// The feeds and how reading them went: View, Model, Presenter, Interactor, Router.
///
/// The view reads the model and tells it of events; it has no reference to the presenter.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
final class FeedsScreen: TextScreen {
    private let model = FeedsModel()
    private lazy var pager = TextPager(FeedsView(model))

    init(source: any FeedSource) {
        super.init()
        title = "Feeds"
        host(model)
        ModuleBuilder<FeedsInteractor, FeedsPresenter, Router<Never>>(
            resolving: model, interactor: FeedsInteractor(source: source))
    }

    override func viewWillAppear() { model.appeared() }

    override var isBusy: Bool { model.isSpinning }

    override func loadView() { view = pager }

    override func viewWillLayout(width: Int, height: Int?) { pager.fit(width: width, height: height) }

    override var actions: [TextAction] {
        guard case .failed = model.state else { return super.actions }
        return super.actions + [TextAction("r", "retry", model) { $0.retry() }]
    }
}
