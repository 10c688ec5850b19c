// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

extension TextList {
    /// How many pages the rows fill; one when there are none.
    public var pageCount: Int {
        max(1, (count - 1) / pageSize + 1)
    }

    /// The indices of the rows on the page that is shown.
    public var pageRows: Range<Int> {
        let start = min(page * pageSize, count)
        return start..<start + min(pageSize, count - start)
    }

    public func showNextPage() {
        showPage(page + 1)
    }

    public func showPreviousPage() {
        showPage(page - 1)
    }

    /// The rows with their numbers, right-aligned; with more than one page, a last line that says which rows these are.
    func pageLines(width: Int) -> [TextLine] {
        let shown = pageRows
        let digits = String(shown.upperBound).count
        var lines = shown.map { index in
            let number = String(index + 1)
            let indent = String(repeating: " ", count: digits - number.count)
            return ("\(indent)\(number, .accent)  \(row(index))" as TextLine).truncated(to: width)
        }
        if pageCount > 1 {
            let position = TextLine("\(shown.lowerBound + 1)–\(shown.upperBound) of \(count)", .dim)
            lines.append(position.truncated(to: width))
        }
        return lines
    }

    var pageActions: [TextAction] {
        // The rows show their numbers, so the list of keys leaves them out.
        var actions = pageRows.map { index in
            TextAction(String(index + 1), "", self) { list in list.select(index) }
        }
        if page + 1 < pageCount { actions.append(TextAction(nextKey, "next page", self) { $0.showNextPage() }) }
        if page > 0 { actions.append(TextAction(previousKey, "previous page", self) { $0.showPreviousPage() }) }
        return actions
    }
}
