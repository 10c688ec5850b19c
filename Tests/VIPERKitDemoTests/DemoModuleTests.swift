// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Testing
import VIPERKit

@testable import VIPERKitDemo

/// A feed source that gives what a test says, when it says so.
@MainActor
final class ScriptedSource: FeedSource {
    var batches: [FeedBatch]
    private(set) var count = 0

    init(_ batches: FeedBatch...) { self.batches = batches }

    func feeds() async -> FeedBatch {
        count += 1
        return batches.isEmpty ? FeedBatch() : batches.removeFirst()
    }
}

let twoArticles = FeedBatch(feeds: [feed("Notes", ["1", "2"])])
func feed(_ name: String, _ ids: [String]) -> Feed {
    Feed(name: name, title: name, articles: ids.map(article), warnings: [], omittedWarnings: 0)
}

let broken = FeedBatch(faults: [FeedFault(file: "news.xml", reason: .empty)])

func article(_ id: String) -> Article {
    Article(id: id, title: "Article \(id)", link: nil, date: nil, author: nil, text: "Text \(id)")
}

/// A stack that shows one screen above an empty root.
@MainActor
func shown(_ screen: TextScreen) -> TextNavigationStack {
    let stack = TextNavigationStack(root: TextScreen(), output: "")
    stack.push(screen)
    return stack
}

@MainActor
func waitUntilIdle(_ screen: TextScreen) async { while screen.isBusy { await Task.yield() } }

@Suite("The feeds' screen: View, Model, Presenter, Interactor, Router") @MainActor
struct FeedsTests {
    @Test("Loading, failed, retried, loaded: each state is drawn")
    func states() async {
        let screen = FeedsScreen(source: ScriptedSource(broken, twoArticles))
        let stack = shown(screen)
        #expect(screen.lines(width: 40).map(\.plain) == ["Loading…"] && screen.actions.isEmpty)
        await waitUntilIdle(screen)
        #expect(screen.lines(width: 40).map(\.plain) == ["news.xml: is empty"])
        #expect(stack.receive("r") && screen.isBusy)
        await waitUntilIdle(screen)
        #expect(screen.lines(width: 40).map(\.plain) == ["Notes: 2 articles"])
    }

    @Test("Warnings are listed below their feed, each with its place; one is not several")
    func warnings() async {
        var feed = feed("notes.xml", ["1"])
        feed.warnings = [FeedWarning(entry: 2, line: 7, position: FeedPosition(line: 8, column: 9), reason: "skipped")]
        let screen = FeedsScreen(source: ScriptedSource(FeedBatch(feeds: [feed])))
        let stack = shown(screen)
        await waitUntilIdle(screen)
        #expect(
            screen.lines(width: 60).map(\.plain) == [
                "notes.xml: 1 article, 1 warning", "  notes.xml:8:9: entry 2: skipped",
            ])
        withExtendedLifetime(stack) {}
    }

    @Test("Coming back to the screen does not load again")
    func loadsOnce() async {
        let source = ScriptedSource(twoArticles)
        let screen = FeedsScreen(source: source)
        let stack = shown(screen)
        await waitUntilIdle(screen)
        stack.push(TextScreen())
        stack.pop()
        #expect(source.count == 1)
    }

    @Test("The module dies with its screen, while it loads or after")
    func lifetime() async {
        let report = await LeakCheck.run { check async in
            let screen = FeedsScreen(source: ScriptedSource(twoArticles))
            let stack = shown(screen)
            check.track(screen)
            await waitUntilIdle(screen)
            stack.pop()
        }
        #expect(report.isEmpty, "\(report)")
    }
}

@Suite("The reading screen: MVVM with a box, view code and a delegate") @MainActor
struct ReadingTests {
    private let library: Box<Library> = {
        var library = Library()
        library.replace(with: twoArticles.feeds)
        return Box(library)
    }()

    @Test("loadView sets the view, viewDidLoad binds, viewWillAppear changes a value")
    func lifeCycle() {
        let screen = ReadingScreen(viewModel: ReadingViewModel(library: library))
        screen.loadViewIfNeeded()
        let view = screen.view as? ReadingView
        #expect(view?.progress.text == "0 of 2 articles read" && view?.heading.text == "")
        let stack = shown(screen)
        #expect(view?.heading.text == "Your reading")
        withExtendedLifetime(stack) {}
    }

    @Test("The button's action goes through the delegate to the view model, and comes back through the box")
    func buttonAction() {
        let screen = ReadingScreen(viewModel: ReadingViewModel(library: library))
        let stack = shown(screen)
        stack.receive("m")
        #expect((screen.view as? ReadingView)?.progress.text == "2 of 2 articles read")
        #expect(library.value.unreadCount == 0)
    }

    @Test("A change made elsewhere is shown")
    func changeElsewhere() {
        let screen = ReadingScreen(viewModel: ReadingViewModel(library: library))
        let stack = shown(screen)
        library.value.mark(library.value.key(at: 0), asRead: true)
        stack.draw()
        #expect((stack.output as? String)?.contains("1 of 2 articles read") == true)
    }

    @Test("The view's delegate is weak, and without one the button does nothing")
    func weakDelegate() {
        let view = ReadingView()
        do {
            let screen = ReadingScreen(viewModel: ReadingViewModel(library: library))
            view.delegate = screen
        }
        #expect(view.delegate == nil)
        view.markAll.press()
        #expect(library.value.unreadCount == 2)
    }

    @Test("Screen, view and view model die when the screen has left, and the library keeps no observer")
    func lifetime() {
        let report = LeakCheck.run { check in
            let viewModel = ReadingViewModel(library: library)
            let screen = ReadingScreen(viewModel: viewModel)
            let stack = shown(screen)
            check.track(screen)
            check.track(screen.view)
            check.track(viewModel)
            stack.receive("m")
            stack.pop()
        }
        #expect(report.isEmpty, "\(report)")
    }
}

@Suite("The list, the article and the search") @MainActor
struct ArticlesTests {
    @Test("Every screen of the demo dies after it has left")
    func lifetime() async {
        let report = await LeakCheck.run { check async in
            let screen = ArticlesScreen(source: ScriptedSource(twoArticles))
            let stack = TextNavigationStack(root: screen, output: "")
            check.track(screen)
            await waitUntilIdle(screen)
            for line in ["1", "u", "s", "article", "1", "b", "1", "home", "f", "b", "y", "m", "b", "s"] {
                stack.receive(line)
                check.track(stack.visibleScreen)
                if let visible = stack.visibleScreen { await waitUntilIdle(visible) }
            }
        }
        #expect(report.isEmpty, "\(report)")
    }

    @Test("Going back while the search runs shows nothing and leaves nothing behind")
    func fastBack() async {
        let screen = ArticlesScreen(source: ScriptedSource(twoArticles))
        let stack = TextNavigationStack(root: screen, output: "")
        await waitUntilIdle(screen)
        stack.receive("s")
        let search = stack.visibleScreen as? SearchScreen
        stack.receive("article")
        stack.receive("back")
        for _ in 0..<50 { await Task.yield() }
        #expect(stack.presented == nil && search?.isBusy == false)
    }

    @Test("A choice in the search opens the article above it and marks it; going back leads to the results")
    func choice() async {
        let screen = ArticlesScreen(source: ScriptedSource(twoArticles))
        let stack = TextNavigationStack(root: screen, output: "")
        await waitUntilIdle(screen)
        stack.receive("s")
        stack.receive("article 2")
        if let search = stack.visibleScreen { await waitUntilIdle(search) }
        stack.receive("1")
        #expect(stack.visibleScreen?.title == "Article 2")
        #expect(screen.module.interactor.library.value.unreadCount == 1)
        stack.receive("b")
        #expect(stack.visibleScreen?.lines(width: 80).first?.plain == "1  Article 2")
    }

    @Test("While the feeds are read there is no search") func noSearchYet() async {
        let screen = ArticlesScreen(source: ScriptedSource(twoArticles))
        let stack = TextNavigationStack(root: screen, output: "")
        #expect(!screen.actions.map(\.key).contains("s"))
        await waitUntilIdle(screen)
        #expect(screen.actions.map(\.key).contains("s"))
        withExtendedLifetime(stack) {}
    }

    @Test("An article without a title is headed by nothing; its text is shown once")
    func untitled() async {
        let text = Article(
            id: "1", title: "Some", link: nil, date: nil, author: nil, text: "Some text", hasTitle: false)
        let screen = ArticleScreen(text) {}
        let stack = shown(screen)
        #expect(screen.lines(width: 40).map(\.plain) == ["Some text"] && screen.title == "Article")
        withExtendedLifetime(stack) {}
    }

    @Test("The number of a result on another page selects it; another number is a text to search for")
    func resultNumbers() async {
        var library = Library()
        library.replace(with: [feed("a", (1...30).map(String.init))])
        var chosen: [Int] = []
        let screen = SearchScreen(library) { index in
            chosen.append(index)
            return nil
        }
        let stack = shown(screen)
        for line in ["text", "25", "31"] {
            stack.receive(line)
            await waitUntilIdle(screen)
        }
        #expect(chosen == [24] && stack.visibleScreen === screen)
        #expect(screen.lines(width: 80).last?.plain.contains("Found nothing for 31.") == true)
    }

    @Test("Reading the feeds again keeps what has been read")
    func reloadKeepsMarks() async {
        let screen = ArticlesScreen(source: ScriptedSource(twoArticles, twoArticles))
        let stack = TextNavigationStack(root: screen, output: "")
        await waitUntilIdle(screen)
        for line in ["1", "b", "r"] { stack.receive(line) }
        await waitUntilIdle(screen)
        #expect(screen.module.interactor.library.value.unreadCount == 1)
    }
}
