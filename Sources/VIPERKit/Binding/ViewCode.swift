// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// A view that is built in code, in three steps that are always taken in the same order.
///
/// ```swift
/// final class ArticleHeader: ViewCode {
///     init() { setupUI() }
///     func buildHierarchy() { addSubview(title) }
///     func setupLayout() { title.pinToEdges(of: self) }
///     func configureAppearance() { title.textColor = .label }
/// }
/// ```
///
/// Call ``setupUI()`` once, when the view is created or loaded. It is not a requirement, so that no conforming type can
/// change the order.
@MainActor
public protocol ViewCode {
    /// Adds the subviews to their parents.
    func buildHierarchy()

    /// Places the subviews. The hierarchy is complete by now, which constraints need.
    func setupLayout()

    /// Sets colors, fonts and texts.
    func configureAppearance()
}

extension ViewCode {
    /// Builds the view: hierarchy, layout, appearance, once each.
    public func setupUI() {
        buildHierarchy()
        setupLayout()
        configureAppearance()
    }
}
