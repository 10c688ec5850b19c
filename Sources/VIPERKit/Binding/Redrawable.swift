// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// What can be shown anew: a ``TextScreen``, a ``TextView``, or whatever shows a tree of views.
///
/// It is asked by the boxes that it has bound, and as the host of a view by the views below it.
@MainActor
public protocol Redrawable: AnyObject {
    /// Something that is shown has changed; often called several times before one redraw, so do no more than remember
    /// it.
    func setNeedsDisplay()
}
