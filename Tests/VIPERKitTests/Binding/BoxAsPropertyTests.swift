// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Observation
import Testing
import VIPERKit

/// A box wherever a property may be: its default value needs no main actor.
private struct Draft {
    let title = Box("untitled")
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@Observable
@MainActor
private final class ArticlesModel {
    var title = Box("Articles")
    let count = Box(0)
}

@Suite("Box: as a property")
@MainActor
struct BoxAsPropertyTests {
    @Test("A box in a struct is shared by the copies of the struct")
    func inStruct() {
        let draft = Draft()
        let copy = draft
        copy.title.value = "named"
        #expect(draft.title.value == "named")
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    @Test("A box in an observable class: one call for each set")
    func nestedChange() {
        let (model, reader) = (ArticlesModel(), Reader())
        model.count.bind(reader, Reader.read)
        model.count.value = 1
        #expect(reader.seen == [0, 1])
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    @Test("Observation tracks which box an observable class has, not what is in it")
    func tracking() {
        let model = ArticlesModel()
        let changes = Box(0)
        withObservationTracking {
            _ = model.title.value
        } onChange: {
            MainActor.assumeIsolated { changes.value += 1 }
        }
        model.title.value = "Drafts"
        #expect(changes.value == 0)
        model.title = Box("Archive")
        #expect(changes.value == 1)
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    @Test("The observer's argument and the property are the same value")
    func argumentAndProperty() {
        let (model, reader) = (ArticlesModel(), Reader())
        var pairs: [[Int]] = []
        reader.onValue = { _, value in pairs.append([value, model.count.value]) }
        model.count.bind(reader, Reader.read)
        for value in 1...3 { model.count.value = value }
        #expect(pairs == [[0, 0], [1, 1], [2, 2], [3, 3]])
    }

    @Test("A value need not be Sendable")
    func valueOfAnyType() {
        final class Article { var title = "" }
        let box = Box(Article())
        let titles = box.map(\.title)
        let article = Article()
        article.title = "new"
        box.value = article
        #expect(titles.value == "new")
    }
}
