// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import VIPERKit

/// Where an article is discussed. It only shows, so it has no module.
final class CommentsScreen: TextScreen {
    private let article: Article

    init(_ article: Article) {
        self.article = article
        super.init()
        title = "Comments"
    }

    override func lines(width: Int) -> [TextLine] {
        let text = article.comments.map { "Comments are at \($0)" } ?? "The feed names no place for comments."
        return TextLine.wrapped(text, width: width)
    }
}
