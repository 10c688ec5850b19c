// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// Something the user can do by typing a key.
///
/// ```swift
/// override var actions: [TextAction] {
///     [
///         TextAction("r", "refresh", self) { $0.refresh() },
///         TextAction("s", "save", self) { screen in screen.presenter.save() },
///     ]
/// }
/// ```
///
/// The owner is held weakly, and an action whose owner has gone does nothing. An owner may therefore keep its own
/// actions:
///
/// ```swift
/// saved = [TextAction("r", "refresh", self) { screen in screen.refresh() }]    // right
/// saved = [TextAction("r", "refresh") { self.refresh() }]                      // wrong: screen → action → screen
/// saved = [TextAction("r", "refresh", self) { _ in self.refresh() }]           // wrong: captured all the same
/// ```
public struct TextAction: Sendable {
    /// What the user types, for instance `"r"` or `"12"`; without blanks around it, as these are taken off what is
    /// typed.
    public let key: String
    /// What the action is called in the list of keys; when empty, the list leaves it out.
    public let title: String
    /// Does it.
    public let perform: @MainActor () -> Void

    /// Makes an action without an owner: what `perform` captures is held as long as the action is.
    public init(_ key: String, _ title: String, perform: @escaping @MainActor () -> Void) {
        self.key = key.trimmed
        self.title = title
        self.perform = perform
    }

    /// Makes an action that is given its owner, if that still lives.
    @MainActor
    public init<Owner: AnyObject>(
        _ key: String, _ title: String, _ owner: Owner, _ perform: @escaping @MainActor (Owner) -> Void
    ) {
        self.init(key, title) { [weak owner] in
            if let owner { perform(owner) }
        }
    }
}
