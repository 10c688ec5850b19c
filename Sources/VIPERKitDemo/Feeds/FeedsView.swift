// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import VIPERKit

/// What the feeds' screen shows of its model, which is `@Observable`: reading it here is enough to be drawn again.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
final class FeedsView: TextView {
    private let model: FeedsModel

    init(_ model: FeedsModel) {
        self.model = model
        super.init()
    }

    override func lines(width: Int) -> [TextLine] {
        switch model.state {
        case .rest: []
        case .loading: ["Loading…"]
        case .loaded(let lines): lines.flatMap { TextLine.wrapped($0, width: width) }
        case .failed(let reasons): reasons.flatMap { TextLine.wrapped($0, width: width, style: .warning) }
        }
    }
}
