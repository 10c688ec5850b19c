// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import VIPERKit

/// What the view cannot decide by itself.
@MainActor protocol ReadingViewDelegate: AnyObject {
    func readingViewDidTapMarkAll(_ view: ReadingView)
}

/// The visual part: two labels and a button. It has no view model, and its delegate is weak.
final class ReadingView: TextView, ViewCode {
    weak var delegate: (any ReadingViewDelegate)?
    let heading = TextLabel(style: .bold)
    let progress = TextLabel()
    let markAll = TextButton("m", "mark all as read")

    private let stack = TextVStack()

    override init() {
        super.init()
        setupUI()
    }

    func buildHierarchy() {
        addSubview(stack)
        [heading, progress, markAll].forEach(stack.addSubview)
    }

    func setupLayout() { stack.spacing = 1 }

    func configureAppearance() {
        markAll.onPress(self) { view in view.delegate?.readingViewDidTapMarkAll(view) }
    }
}
