// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import VIPERKit

/// The presenter of an article with a fault planted in it, for `--leaky`: a closure that captures the view strongly.
final class LeakyArticlePresenter: ArticlePresenter {
    private var onUpdate: () -> Void = {}

    override func viewDidLoad() {
        super.viewDidLoad()
        onUpdate = { [view] in view?.setNeedsDisplay() }
    }
}
