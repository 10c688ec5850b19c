// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Testing
import VIPERKit

@testable import VIPERKitDemo

@Suite("The demo and its leak monitor") @MainActor
struct LeakTests {
    @Test("With --leaky, going back from an article reports the planted cycle, edge by edge")
    func planted() async {
        let run = await DemoRun(["--leaky", fixture("articles.rss")], typing: ["1", "b"])
        let report = run.error.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ")
        #expect(
            report.contains(
                "LeakyArticlePresenter.onUpdate → closure → ArticleScreen.module → ModuleBuilder.presenter"
            ))
        #expect(run.status == .success)
    }

    @Test("Without it the monitor stays silent for thousands of random steps through all screens", arguments: [1, 2])
    func randomWalk(seed: UInt64) async {
        var reports: [String] = []
        let monitor = LeakMonitor { reports.append("\($0)") }
        let source = ScriptedSource()
        source.batches = Array(repeating: twoArticles, count: 10_000)
        let root = ArticlesScreen(source: source)
        let stack = TextNavigationStack(root: root, output: "")
        stack.leakMonitor = monitor
        var numbers = SeededGenerator(seed: seed)
        for _ in 0..<2_000 {
            let keys = (stack.visibleScreen?.actions.map(\.key) ?? []) + ["b", "b", "home", "article", "text 2", "x"]
            stack.receive(keys.randomElement(using: &numbers) ?? "b")
            if Bool.random(using: &numbers), let screen = stack.visibleScreen { await waitUntilIdle(screen) }
        }
        stack.home()
        await monitor.finish()
        #expect(reports == [])
    }
}
