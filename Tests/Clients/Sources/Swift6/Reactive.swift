// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Observation
import VIPERKit

// Boxes, bound by a plain object, a screen and a view.

@MainActor final class ReadingModel {
    let title = Box("Articles")
    let count = Box(0)
    private(set) lazy var summary = count.map { "\($0) unread" }
}

@MainActor final class ReadingLog {
    private(set) var lines: [String] = []
    private var token: ObservationToken?

    func follow(_ model: ReadingModel) -> BindingToken {
        token = model.count.observe { [weak self] count in self?.lines.append("\(count)") }
        model.title.bind(self, ReadingLog.add)
        return model.summary.bind(self) { log, summary in log.lines.append(summary) }
    }
    func add(_ line: String) { lines.append(line) }
    func end() { token?.cancel() }
}

final class ReadingHeader: TextView {
    private var heading = ""
    func show(_ model: ReadingModel) {
        model.title.bind(self) { view, title in view.heading = title }
    }
    override func lines(width: Int) -> [TextLine] { [TextLine(heading, .bold)] }
}

final class ReadingScreen: TextScreen {
    let model = ReadingModel()
    private var summary = ""

    override func viewDidLoad() {
        model.title.bind(self) { screen, title in screen.title = title }
        model.summary.bind(self, ReadingScreen.show)
    }
    func show(_ summary: String) { self.summary = summary }
    override func lines(width: Int) -> [TextLine] { [TextLine(summary)] }
}

// Values as a sequence; nested sets.

@MainActor func readValues(of box: Box<Int>) async -> [Int] {
    var seen: [Int] = []
    for await value in box.values {
        seen.append(value)
        if value == 3 { break }
    }
    return seen
}

@MainActor func setNested(_ box: Box<Int>, for log: ReadingLog) {
    box.bind(log) { [weak box] log, value in
        log.add("\(value)")
        if value < 3 { box?.value = value + 1 }
    }.cancel()
}

// A model that stands between a presenter and a reactive view.

@MainActor protocol LatestInput: AnyObject { func show(_ articles: [String]) }
@MainActor protocol LatestOutput: AnyObject { func load() }

@Observable final class LatestModel: SceneModel<any LatestOutput>, LatestInput {
    private(set) var articles: [String] = []
    func show(_ articles: [String]) { self.articles = articles }
    func appeared() { output.load() }
}

final class LatestInteractor: Interactor<LatestPresenter, Router<any LatestInput>> {
    func load() { presenter?.loaded(["first"]) }
}

final class LatestPresenter: Presenter<any LatestInput, LatestInteractor, Router<any LatestInput>>, LatestOutput {
    func load() { interactor.load() }
    func loaded(_ articles: [String]) { view?.show(articles) }
}

final class LatestScreen: TextScreen {
    let model = LatestModel()
    override func viewDidLoad() {
        host(model)
        ModuleBuilder<LatestInteractor, LatestPresenter, Router<any LatestInput>>(resolving: model)
        model.appeared()
    }
    override func lines(width: Int) -> [TextLine] { model.articles.map { TextLine($0) } }
}

// The leak check, at once and while the program runs.

@MainActor func checkLatest() -> Bool {
    LeakCheck.run { LatestScreen() }.isEmpty
}

@MainActor func checkLatestLater() async -> Bool {
    let report = await LeakCheck.run { check in
        let screen = LatestScreen()
        check.track(screen)
        await Task.yield()
    }
    let stack = TextNavigationStack(root: LatestScreen(), output: "")
    stack.leakMonitor = LeakMonitor { report in print(report.mermaid) }
    await stack.leakMonitor?.finish()
    return report.leaks.allSatisfy { $0.role != .view }
}
