// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Foundation
import Testing
import VIPERKit

@testable import VIPERKitDemo

@Suite("Links, the picker and the state between runs") @MainActor
struct PlacesTests {
    private func loaded() async -> (screen: ArticlesScreen, stack: TextNavigationStack) {
        let screen = ArticlesScreen(source: ScriptedSource(twoArticles))
        let stack = TextNavigationStack(root: screen, output: "")
        await waitUntilIdle(screen)
        return (screen, stack)
    }

    @Test("Every place is read back from its link and shown from a cold start")
    func everyPlace() async {
        let (screen, stack) = await loaded()
        let places = DemoRoute.allCases.filter { $0 != .comments }
        let faults = RouteCheck.faults(in: places) { try screen.module.presenter.screen(for: $0, above: []) }
        #expect(faults == [])
        withExtendedLifetime(stack) {}
    }

    @Test("--open begins at the article's comments, with the article and the list below")
    func open() async {
        let run = await DemoRun(["--open", "feed/1/comments", fixture("articles.rss")])
        #expect(run.output.hasPrefix("Articles › ") && run.output.contains(" › Comments\n"))
        #expect(run.status == .success)
    }

    @Test("A link that cannot be read is misuse, and says which part", arguments: ["feed/x", "nowhere", "feed"])
    func malformedLink(link: String) async {
        let run = await DemoRun(["--open", link])
        #expect(run.status == .misuse && run.error.contains("\"\(link)\""))
    }

    @Test("A link to an article that is not there shows the list, and the status says so")
    func missingArticle() async {
        let run = await DemoRun(["--open", "feed/99", fixture("articles.rss")])
        #expect(run.output.hasPrefix("Articles\n") && run.error.contains("there is no article 99"))
        #expect(run.status == .unreadable)
    }

    @Test("--restore begins where the last run ended, with what was read")
    func restore() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        let arguments = ["--restore", file, fixture("articles.rss")]
        let first = await DemoRun(arguments, typing: ["1", "b", "y"])
        let second = await DemoRun(arguments, typing: ["home"])
        #expect(first.status == .success && second.status == .success)
        #expect(second.output.hasPrefix("Articles › Reading\n") && second.output.contains("1 of "))
        #expect(try SavedState(contentsOf: file)?.navigation.layers.first?.stacks == [[]])
    }

    @Test("A file that is no state is refused in one line, and left as it is")
    func malformedState() async throws {
        let file = try scratchFile("not JSON")
        let run = await DemoRun(["--restore", file, fixture("articles.rss")])
        #expect(run.status == .unreadable && run.error == "VIPERKitDemo: \(file): is no state of this program\n")
        #expect(try String(contentsOfFile: file, encoding: .utf8) == "not JSON")
    }

    @Test("The picked order is awaited and shown; going back without one changes nothing", .timeLimit(.minutes(1)))
    func order() async {
        let (screen, stack) = await loaded()
        let library = screen.module.interactor.library
        library.value.mark(library.value.key(at: 0), asRead: true)
        stack.receive("o")
        while stack.screens.count == 1 { await Task.yield() }
        stack.receive("3")
        #expect(stack.screens.count == 1)
        while screen.lines(width: 40)[0].plain.contains("Article 1") { await Task.yield() }
        #expect(screen.lines(width: 40)[0].plain.contains("Article 2"))
    }

    @Test("The newest come first, those without a date last, and equal ones as in the feed")
    func newestFirst() {
        func article(_ id: String, _ seconds: Double?) -> Article {
            Article(
                id: id, title: id, link: nil, date: seconds.map(Date.init(timeIntervalSince1970:)), author: nil,
                text: id)
        }
        var library = Library()
        var feed = twoArticles.feeds[0]
        feed.articles = [article("a", nil), article("b", 1), article("c", 2), article("d", 1)]
        library.replace(with: [feed])
        #expect(ArticleOrder.newestFirst.indices(of: library) == [2, 1, 3, 0])
    }
}
