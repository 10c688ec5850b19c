// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// A view that shows others below each other, with empty lines between them.
///
/// ```swift
/// let stack = TextVStack([title, summary, list], spacing: 1)
/// ```
///
/// A subview that is hidden or has no lines takes no spacing either.
public final class TextVStack: TextView {
    /// How many empty lines stand between two subviews; below zero is zero, above 1,000 is 1,000.
    public var spacing: Int {
        didSet { if spacing != oldValue { setNeedsDisplay() } }
    }

    public init(_ views: [TextView] = [], spacing: Int = 0) {
        self.spacing = spacing
        super.init()
        views.forEach(addSubview)
    }

    public override func lines(width: Int) -> [TextLine] {
        let gap = Array(repeating: TextLine(), count: min(max(0, spacing), 1_000))
        return Array(visibleSubviews.map { $0.lines(width: width) }.filter { !$0.isEmpty }.joined(separator: gap))
    }
}
