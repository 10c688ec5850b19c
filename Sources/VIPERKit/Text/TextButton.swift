// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// A view that shows a key with a title, and does something when the key is typed.
///
/// ```swift
/// let refresh = TextButton("r", "refresh")
/// refresh.onPress(self) { view in view.refresh() }
/// refresh.onPress(self) { _ in self.refresh() }           // wrong: view → button → closure → view
/// ```
public final class TextButton: TextView {
    /// What the user types.
    public var key: String {
        didSet { if key != oldValue { setNeedsDisplay() } }
    }

    public var title: String {
        didSet { if title != oldValue { setNeedsDisplay() } }
    }

    /// Whether the button can be pressed; otherwise it is shown dim and has no action.
    public var isEnabled = true {
        didSet { if isEnabled != oldValue { setNeedsDisplay() } }
    }

    private var handler: (@MainActor () -> Void)?

    public init(_ key: String, _ title: String) {
        self.key = key
        self.title = title
        super.init()
    }

    /// Says what a press does, in place of what it did before; the owner is held weakly.
    public func onPress<Owner: AnyObject>(_ owner: Owner, _ press: @escaping @MainActor (Owner) -> Void) {
        handler = { [weak owner] in
            if let owner { press(owner) }
        }
    }

    /// Does what a press of the key does: nothing when the button is not enabled, or its owner has gone.
    public func press() {
        if isEnabled { handler?() }
    }

    public override func lines(width: Int) -> [TextLine] {
        let key = key.trimmed
        let line: TextLine = isEnabled ? "[\(key, .accent)] \(title)" : TextLine("[\(key)] \(title)", .dim)
        return [line.truncated(to: width)]
    }

    /// The button's one action; its title is empty, because the button itself shows it.
    public override var actions: [TextAction] {
        isEnabled ? [TextAction(key, "", self) { $0.press() }] : []
    }
}
