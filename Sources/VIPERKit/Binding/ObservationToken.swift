// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// The result of ``Box/observe(_:)``: an observation that lasts as long as its token is kept.
///
/// ```swift
/// final class ArticlesLog {
///     private var token: ObservationToken?
///     init(_ title: Box<String>) { token = title.observe { print($0) } }
/// }
/// ```
///
///     you ──▶ token ──▶ closure ◀╌╌╌(weak)╌╌╌ box
///
/// **When it ends.** The token alone owns the closure, and the box looks it up weakly for each call. So the observation
/// ends in the instant the last reference to the token goes, on whichever thread: a call that has begun on the main
/// actor by then finishes, and no other begins. The closure, and what only it captured, is freed right there, which
/// after a call that is still under way means at the end of that call. A token may outlive its box.
@MainActor
public final class ObservationToken {
    private var callback: AnyObject?
    private let binding: BindingToken

    init(_ callback: AnyObject, _ binding: BindingToken) {
        self.callback = callback
        self.binding = binding
    }

    /// Ends the observation: the closure is not called again, not even in a round that is under way.
    ///
    /// Cancelling twice, or from inside the closure, is harmless.
    public func cancel() {
        binding.cancel()
        callback = nil
    }
}
