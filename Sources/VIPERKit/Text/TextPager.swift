// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// A view that shows another one a page at a time, when that has more lines than there is room for.
///
/// ```swift
/// final class ArticleScreen: TextScreen {
///     private let pager = TextPager(TextLabel(article.text))
///
///     override func loadView() { view = pager }
///     override func viewWillLayout(width: Int, height: Int?) { pager.fit(width: width, height: height) }
/// }
/// ```
///
/// Until ``fit(width:height:)`` is called, and without a height, everything is one page. A page costs the lines of the
/// whole content: for many rows use a ``TextList``.
public final class TextPager: TextView {
    /// What the user types for the next page.
    public var nextKey = "n" {
        didSet { if nextKey != oldValue { setNeedsDisplay() } }
    }

    /// What the user types for the page before.
    public var previousKey = "p" {
        didSet { if previousKey != oldValue { setNeedsDisplay() } }
    }

    /// The content's line that is shown first, counted from zero; it stays when the room changes.
    private var top = 0
    private var width = 80
    private var height: Int?

    public init(_ content: TextView) {
        super.init()
        addSubview(content)
    }

    /// Says how much room there is; one line of it says where the page is, when there is more than one. Nil for no bounds.
    public func fit(width: Int, height: Int?) {
        guard (width, height) != (self.width, self.height) else { return }
        (self.width, self.height) = (width, height)
        setNeedsDisplay()
    }

    public func showNextPage() {
        if let page = shownPage, !page.isLast { show(page.lines.upperBound) }
    }

    public func showPreviousPage() {
        if let page = shownPage { show(max(0, page.lines.lowerBound - room)) }
    }

    public override func lines(width: Int) -> [TextLine] {
        let lines = super.lines(width: width)
        guard let page = Page(from: top, room, of: lines.count, height: height) else { return lines }
        let position = TextLine("lines \(page.lines.lowerBound + 1)–\(page.lines.upperBound) of \(lines.count)", .dim)
        return lines[page.lines] + [position.truncated(to: width)]
    }

    /// The content's actions, and those that turn pages.
    public override var actions: [TextAction] {
        var actions = super.actions
        guard let page = shownPage else { return actions }
        if !page.isLast { actions.append(TextAction(nextKey, "next page", self) { $0.showNextPage() }) }
        if !page.isFirst { actions.append(TextAction(previousKey, "previous page", self) { $0.showPreviousPage() }) }
        return actions
    }

    /// How many of the content's lines are on a page.
    private var room: Int { max(1, (height ?? .max) - 1) }

    private var shownPage: Page? { Page(from: top, room, of: super.lines(width: width).count, height: height) }

    private func show(_ line: Int) {
        guard line != top else { return }
        top = line
        setNeedsDisplay()
    }
}

extension TextPager {
    /// One of several pages.
    private struct Page {
        let lines: Range<Int>
        let isLast: Bool
        var isFirst: Bool { lines.lowerBound == 0 }

        /// Nil when everything is on one page.
        init?(from top: Int, _ room: Int, of count: Int, height: Int?) {
            guard let height, count > height else { return nil }
            let start = min(top, count - 1)
            lines = start..<min(count, start + room)
            isLast = lines.upperBound == count
        }
    }
}
