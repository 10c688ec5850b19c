// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import VIPERKit

/// A picker: finishes with the order that the user takes, or leaves without.
final class OrderScreen: TextScreen, ResultScreen {
    typealias Outcome = ArticleOrder

    override init() {
        super.init()
        title = "Order"
    }

    override func loadView() {
        let list = TextList(ArticleOrder.allCases.map { TextLine($0.rawValue) })
        list.onSelect(self) { screen, index in screen.finish(with: ArticleOrder.allCases[index]) }
        view = list
    }
}
