// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// A part of a text screen: lines to show, actions to take, and other views inside.
///
/// ```swift
/// final class ArticleView: TextView, ViewCode {
///     let title = TextLabel(style: .bold)
///     let body = TextLabel()
///
///     override init() {
///         super.init()
///         setupUI()
///     }
///
///     func buildHierarchy() { [title, body].forEach(addSubview) }
///     func setupLayout() {}
///     func configureAppearance() { body.style = .dim }
/// }
/// ```
///
/// A plain view shows its subviews below each other. Override ``lines(width:)`` to draw, ``actions`` to act, and call
/// ``setNeedsDisplay()`` when what they return has changed.
///
/// ```
/// host ◁╌╌ root view ──▶ subview ──▶ subview      ──▶ strong
///              ◁╌╌ superview ╌╌╌╌╌╌╌╌╌╌┘           ╌╌▷ weak
/// ```
@MainActor
open class TextView: Redrawable {
    /// The views inside this one, from top to bottom.
    public final var subviews: [TextView] { content.views }
    nonisolated(unsafe) final private(set) var content = TextSubviews()
    /// The view this one is inside.
    public final private(set) weak var superview: TextView?
    /// What shows the tree; asked of the root view only.
    public final weak var host: (any Redrawable)?

    /// Whether the view around this one leaves it out, lines and actions.
    public final var isHidden = false {
        didSet { if isHidden != oldValue { setNeedsDisplay() } }
    }

    public init() {}

    deinit {
        TextSubviews.release(&content)
    }

    /// The lines to show, none wider than `width` columns.
    ///
    /// By default those of the subviews, below each other.
    open func lines(width: Int) -> [TextLine] {
        visibleSubviews.flatMap { $0.lines(width: width) }
    }

    /// What the user can do here.
    ///
    /// By default what can be done in the subviews, from top to bottom.
    open var actions: [TextAction] {
        visibleSubviews.flatMap(\.actions)
    }

    /// Takes a line of input that is the key of no action; false when it means nothing here.
    ///
    /// By default the subviews are asked, from top to bottom, until one takes it.
    open func receive(_ line: String) -> Bool {
        visibleSubviews.contains { $0.receive(line) }
    }

    final var visibleSubviews: [TextView] {
        subviews.filter { !$0.isHidden }
    }

    final func attach(_ view: TextView) {
        content.views.append(view)
        view.superview = self
    }

    final func detach(_ view: TextView) {
        content.views.removeAll { $0 === view }
        view.superview = nil
    }

    /// Tells the host of the root view that the tree has to be shown anew; O(depth).
    public final func setNeedsDisplay() {
        var root = self
        while let superview = root.superview { root = superview }
        root.host?.setNeedsDisplay()
    }
}
