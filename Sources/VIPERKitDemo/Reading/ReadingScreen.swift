// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import VIPERKit

/// The controller of an MVVM screen: injected with its view model, the delegate of its view, and what binds the two.
final class ReadingScreen: TextScreen, ReadingViewDelegate {
    private let viewModel: ReadingViewModel
    private lazy var readingView: ReadingView = {
        let view = ReadingView()
        view.delegate = self
        return view
    }()

    init(viewModel: ReadingViewModel) {
        self.viewModel = viewModel
        super.init()
        title = "Reading"
    }

    override func loadView() { view = readingView }

    override func viewDidLoad() {
        viewModel.progress.bind(self) { screen, progress in screen.readingView.progress.text = progress }
    }

    override func viewWillAppear() { readingView.heading.text = "Your reading" }

    func readingViewDidTapMarkAll(_ view: ReadingView) { viewModel.markAllAsRead() }
}
