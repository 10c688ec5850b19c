// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Testing

@testable import VIPERKit

@MainActor
@Suite("A list of rows")
struct TextListTests {
    private func list(_ count: Int, pageSize: Int = 3) -> TextList {
        TextList((0..<count).map { TextLine("row \($0)") }, pageSize: pageSize)
    }

    @Test("Rows are numbered from one, and cut to the width")
    func lines() {
        #expect(list(2).shown() == ["1  row 0", "2  row 1"])
        #expect(list(1).shown(width: 6) == ["1  ro…"])
        #expect(list(0).shown().isEmpty)
    }

    @Test("A page shows its rows and which of all they are")
    func page() {
        let list = list(11)
        list.showPage(2)
        #expect(list.shown() == ["7  row 6", "8  row 7", "9  row 8", "7–9 of 11"])
        list.showNextPage()
        #expect(list.shown() == ["10  row 9", "11  row 10", "10–11 of 11"])
    }

    @Test("Numbers on a page are right-aligned")
    func alignment() {
        #expect(list(10, pageSize: 10).shown().suffix(2) == [" 9  row 8", "10  row 9"])
    }

    @Test("Typed numbers and page keys are the actions of the page that is shown")
    func actions() {
        let list = list(7)
        #expect(list.actions.map(\.key) == ["1", "2", "3", "n"])
        list.showNextPage()
        #expect(list.actions.map(\.key) == ["4", "5", "6", "n", "p"])
        list.showNextPage()
        list.previousKey = "<"
        #expect(list.actions.map(\.key) == ["7", "<"])
        #expect(list.actions.map(\.title) == ["", "previous page"])
    }

    @Test("A typed number gives the owner the row's index, to a closure or a method")
    func select() {
        let (list, owner) = (list(7), ActionOwner())
        list.onSelect(owner) { owner, _ in owner.refresh() }
        list.actions[0].perform()
        list.onSelect(owner) { $0.open($1) }
        list.actions.first { $0.key == "n" }?.perform()
        list.actions.first { $0.key == "5" }?.perform()
        #expect(owner.log == ["refresh", "open 4"])
    }

    @Test(
        "The number of a row on any page is taken, and nothing else",
        arguments: ["0", "8", "+1", "-1", "", "1x", "１"])
    func receive(other: String) {
        let (list, owner) = (list(7), ActionOwner())
        list.onSelect(owner) { $0.open($1) }
        #expect(list.receive("7") && list.receive("1") && !list.receive(other))
        #expect(owner.log == ["open 6", "open 0"])
        #expect(!TextList().receive("1"))
    }

    @Test("A count below zero traps, and says so")
    func negativeCount() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { TextList().show(count: -5) { _ in "" } }
        }
        #expect(message(result).contains("A TextList cannot show -5 rows: count must be 0 or more."))
    }

    @Test("Selecting a row that is not there, or no longer, does nothing")
    func selectNothing() {
        let (list, owner) = (list(3), ActionOwner())
        list.onSelect(owner) { $0.open($1) }
        let last = list.actions[2]
        list.rows = ["only"]
        last.perform()
        list.select(-1)
        #expect(owner.log.isEmpty)
    }

    @Test("Pages before the first and after the last are the nearest there are")
    func pageBounds() {
        let list = list(7)
        list.showPreviousPage()
        #expect(list.page == 0)
        list.showPage(99)
        #expect(list.page == 2)
        list.rows = []
        #expect(list.page == 0 && list.pageCount == 1 && list.pageRows.isEmpty)
    }

    @Test("Another page size keeps the first row of the page in sight")
    func pageSize() {
        let list = list(20)
        list.showPage(3)
        list.pageSize = 5
        #expect(list.page == 1 && list.pageRows == 5..<10)
        list.pageSize = .max
        #expect(list.pageRows == 0..<20)
    }

    @Test("A list redraws when something changes, and only then")
    func redraws() {
        let list = list(7)
        let change = {
            (list.nextKey, list.previousKey, list.pageSize) = (">", "<", 1)
            list.showPage(1)
        }
        #expect(list.redraws(change) == 4)
        #expect(list.redraws(change) == 0)
    }

    @Test("Rows are made when they are drawn, those of the page alone")
    func lazyRows() {
        let list = TextList(pageSize: 2)
        var made: [Int] = []
        list.show(count: 1_000_000) { index in
            made.append(index)
            return TextLine("row \(index)")
        }
        list.showPage(1)
        #expect(list.lines(width: 40).first?.plain == "3  row 2")
        #expect(made == [2, 3])
    }

    @Test("A list does not hold its owner")
    func ownerLifetime() {
        weak var weakOwner: ActionOwner?
        let list = list(7)
        do {
            let owner = ActionOwner()
            list.onSelect(owner) { $0.open($1) }
            weakOwner = owner
        }
        #expect(weakOwner == nil)
        list.select(0)
    }

    @Test("A list's actions do not hold the list")
    func actionLifetime() {
        weak var weakList: TextList?
        let actions: [TextAction]
        do {
            let list = list(7)
            list.showNextPage()
            actions = list.actions
            weakList = list
        }
        #expect(weakList == nil)
        actions.forEach { $0.perform() }
    }

    @Test("A list of 100,000 rows can be paged through to its end", .timeLimit(.minutes(1)))
    func manyRows() {
        let list = list(100_000, pageSize: 20)
        var count = 0
        for page in 0..<list.pageCount {
            list.showPage(page)
            count += list.lines(width: 40).count - 1
            #expect(list.actions.count <= 22)
        }
        #expect(count == 100_000)
    }

    @Test("A page size below one traps and says how to mend it")
    func noPage() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            TextList().pageSize = 0
        }
        let message = try String(decoding: #require(result).standardErrorContent, as: UTF8.self)
        #expect(message.contains("A page of a TextList has at least one row, not 0: set pageSize to 1 or more."))
    }
}
