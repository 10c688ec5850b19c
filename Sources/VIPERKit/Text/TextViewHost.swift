// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// What shows a tree of views, and is told when the tree has to be shown anew.
@MainActor
public protocol TextViewHost: AnyObject {
    /// Something in the tree has changed; often called several times before one redraw, so do no more than remember it.
    func viewNeedsDisplay()
}
