// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Observation
import VIPERKit

/// What the presenter tells the model.
@MainActor protocol FeedsInput: AnyObject {
    func setState(_ state: FeedsState)
}

/// What the model tells the presenter.
@MainActor protocol FeedsOutput: AnyObject {
    func load()
}

enum FeedsState: Equatable {
    case rest
    case loading
    case loaded([String])
    /// Nothing could be read; one line for each reason.
    case failed([String])
}

/// The reactive state of the feeds' screen: what is set here is drawn without anybody asking.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@Observable
final class FeedsModel: SceneModel<any FeedsOutput>, FeedsInput {
    private(set) var state = FeedsState.rest {
        didSet { isSpinning = state == .loading }
    }
    private(set) var isSpinning = false

    func appeared() { if state == .rest { output.load() } }
    func retry() { output.load() }
    func setState(_ state: FeedsState) { self.state = state }
}
