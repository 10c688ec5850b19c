// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// A view that expects something of the presenter of its module, beside what the ports say.
@MainActor
protocol OutputHolder: AnyObject {
    /// Why a presenter cannot be the view's output; nil when it can.
    func outputFault(_ presenter: AnyObject) -> WiringFault?
}
