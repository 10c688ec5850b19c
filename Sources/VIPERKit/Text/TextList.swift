// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// A view that shows numbered rows, a page at a time, and is told which number the user types.
///
/// ```swift
/// let list = TextList(articles.map { "\($0.title, .bold) \($0.date, .dim)" })
/// list.onSelect(self) { screen, index in screen.presenter.open(index) }
/// ```
///
/// Rows are numbered from one through all pages, so that row 57 is 57 wherever it stands, and is selected by that number
/// whatever page is shown; handlers get its index, 56.
/// Only the page that is shown costs anything: lines and actions are O(``pageSize``), whatever the number of rows.
public final class TextList: TextView {
    /// How many rows there are.
    public private(set) var count = 0
    private(set) var row: @MainActor (Int) -> TextLine = { _ in "" }

    /// The rows; one longer than the width is cut. The page stays, as far as there still is one.
    public var rows: [TextLine] {
        get { (0..<count).map { row($0) } }
        set { show(count: newValue.count) { newValue[$0] } }
    }

    /// How many rows a page has; traps below one.
    public var pageSize: Int {
        didSet {
            Self.check(pageSize)
            guard pageSize != oldValue else { return }
            // The first row on the page stays on it.
            page = page * oldValue / pageSize
            setNeedsDisplay()
        }
    }

    /// The number of the page that is shown, from zero.
    public private(set) var page = 0

    /// What the user types for the next page.
    public var nextKey = "n" {
        didSet { if nextKey != oldValue { setNeedsDisplay() } }
    }

    /// What the user types for the page before.
    public var previousKey = "p" {
        didSet { if previousKey != oldValue { setNeedsDisplay() } }
    }

    private var handler: (@MainActor (Int) -> Void)?

    /// Makes a list; traps when `pageSize` is below one.
    public init(_ rows: [TextLine] = [], pageSize: Int = 20) {
        Self.check(pageSize)
        self.pageSize = pageSize
        super.init()
        self.rows = rows
    }

    /// Shows rows that are made when they are drawn, so that any number of them costs nothing.
    ///
    /// ```swift
    /// list.show(count: articles.count) { index in TextLine(articles[index].title) }    // right: captures a value
    /// list.show(count: articles.count) { self.row($0) }                     // wrong: screen → list → closure → screen
    /// ```
    ///
    /// Traps when `count` is below zero.
    public func show(count: Int, row: @escaping @MainActor (Int) -> TextLine) {
        guard count >= 0 else { fatalError("A TextList cannot show \(count) rows: count must be 0 or more.") }
        self.count = count
        self.row = row
        page = min(page, pageCount - 1)
        setNeedsDisplay()
    }

    private static func check(_ pageSize: Int) {
        guard pageSize < 1 else { return }
        fatalError("A page of a TextList has at least one row, not \(pageSize): set pageSize to 1 or more.")
    }

    /// Says what the typed number of a row does, in place of what it did before; the owner is held weakly.
    ///
    /// ```swift
    /// list.onSelect(self) { screen, index in screen.open(index) }
    /// list.onSelect(self) { _, index in self.open(index) }       // wrong: screen → list → closure → screen
    /// ```
    public func onSelect<Owner: AnyObject>(_ owner: Owner, _ select: @escaping @MainActor (Owner, Int) -> Void) {
        handler = { [weak owner] index in
            if let owner { select(owner, index) }
        }
    }

    /// Does what typing the row's number does: nothing when there is no such row (any more), or the owner has gone.
    public func select(_ index: Int) {
        if (0..<count).contains(index) { handler?(index) }
    }

    /// Shows a page, or the nearest there is.
    public func showPage(_ number: Int) {
        let nearest = max(0, min(number, pageCount - 1))
        guard nearest != page else { return }
        page = nearest
        setNeedsDisplay()
    }

    public override func lines(width: Int) -> [TextLine] {
        pageLines(width: width)
    }

    /// Takes the number of any row, also of one on another page.
    public override func receive(_ line: String) -> Bool {
        // Only digits: "+5" and "-0" are numbers to Int.
        guard line.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(line), number > 0, number <= count
        else { return false }
        select(number - 1)
        return true
    }

    public override var actions: [TextAction] {
        pageActions
    }
}
