// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Testing

@testable import VIPERKitDemo

@Suite("The library and its read marks")
struct LibraryTests {
    @Test("Articles of two feeds, or of one, that share an identifier have marks of their own")
    func sharedIdentifiers() {
        var library = Library()
        library.replace(with: [feed("a", ["1", "1"]), feed("b", ["1"])])
        library.mark(library.key(at: 1), asRead: true)
        #expect((0..<3).map(library.isRead) == [false, true, false])
        library.markAllAsRead()
        library.mark(library.key(at: 2), asRead: false)
        #expect((0..<3).map(library.isRead) == [true, true, false] && library.unreadCount == 1)
    }

    @Test("A feed that is given twice has two marks for each article")
    func sameFeedTwice() {
        var library = Library()
        library.replace(with: [feed("a", ["1"]), feed("a", ["1"])])
        library.mark(library.key(at: 0), asRead: true)
        #expect(library.unreadCount == 1)
    }

    @Test("Marks stay with their articles when a feed has grown or another could not be read")
    func reload() {
        var library = Library()
        library.replace(with: [feed("a", ["1"]), feed("b", ["1", "1"])])
        library.mark(library.key(at: 2), asRead: true)
        library.replace(with: [feed("b", ["0", "1", "1"])])
        #expect((0..<3).map(library.isRead) == [false, false, true])
    }

    @Test("A search gives indices")
    func search() async {
        var library = Library()
        library.replace(with: [feed("a", ["1", "2"]), feed("b", ["2"])])
        #expect(await library.indices(containing: "TEXT 2") == [1, 2])
    }
}
