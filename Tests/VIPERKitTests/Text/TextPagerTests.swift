// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Testing

@testable import VIPERKit

@MainActor
@Suite("A pager")
struct TextPagerTests {
    private let label = TextLabel((1...7).map { "line \($0)" }.joined(separator: "\n"))

    private func pager(_ height: Int?) -> TextPager {
        let pager = TextPager(label)
        pager.fit(width: 40, height: height)
        return pager
    }

    @Test("What fits, and what has no bounds, is one page without keys", arguments: [7, 8, nil])
    func onePage(height: Int?) {
        #expect(pager(height).shown().count == 7 && pager(height).actions.isEmpty)
        #expect(TextPager(label).shown().count == 7)
    }

    @Test("Pages fill the height together with a line that says where they are, and lose no line")
    func pages() {
        let pager = pager(4)
        #expect(pager.shown() == ["line 1", "line 2", "line 3", "lines 1–3 of 7"])
        pager.showNextPage()
        #expect(pager.shown() == ["line 4", "line 5", "line 6", "lines 4–6 of 7"])
        pager.showNextPage()
        pager.showNextPage()
        #expect(pager.shown() == ["line 7", "lines 7–7 of 7"])
        for _ in 0..<3 { pager.showPreviousPage() }
        #expect(pager.shown().first == "line 1")
    }

    @Test("The keys are those that lead somewhere, behind the content's")
    func keys() {
        let pager = TextPager(TextVStack([label, TextButton("x", "do")]))
        pager.fit(width: 40, height: 5)
        pager.nextKey = ">"
        #expect(pager.actions.map(\.key) == ["x", ">"])
        pager.actions.last?.perform()
        #expect(pager.actions.map(\.key) == ["x", "p"])
        pager.actions.last?.perform()
        #expect(pager.shown().first == "line 1")
    }

    @Test("The first line stays when the room changes, as far as there still is one")
    func roomChanges() {
        let pager = pager(4)
        pager.showNextPage()
        pager.fit(width: 40, height: 3)
        #expect(pager.shown() == ["line 4", "line 5", "lines 4–5 of 7"])
        label.text = "a\nb\nc\nd"
        #expect(pager.shown() == ["d", "lines 4–4 of 4"])
    }

    @Test("A height of nothing shows one line at a time", arguments: [1, 0, -5])
    func noHeight(height: Int) {
        #expect(pager(height).shown() == ["line 1", "lines 1–1 of 7"])
    }

    @Test("Only what changes the looks asks for a redraw")
    func redraws() {
        let pager = pager(4)
        #expect(pager.redraws { pager.fit(width: 40, height: 4) } == 0)
        #expect(pager.redraws { pager.showPreviousPage() } == 0)
        #expect(pager.redraws { pager.showNextPage() } == 1)
        #expect(pager.redraws { pager.fit(width: 40, height: 5) } == 1)
    }
}
