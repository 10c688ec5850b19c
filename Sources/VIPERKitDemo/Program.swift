// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import VIPERKit

/// The demo from its arguments to its exit status, with everything outside handed in.
@MainActor
struct Program {
    enum Status: Int32 { case success = 0, unreadable = 1, misuse = 2 }

    let arguments: [String]
    let terminal: TextTerminal
    let output: any TextOutputStream
    let error: any TextOutputStream
    /// What the terminal has become, each time it changes.
    let terminals: AsyncStream<TextTerminal>
    /// Begins to take lines that the user types.
    let lines: @MainActor () -> AsyncStream<String>

    func run() async -> Status {
        var output = output
        do throws(Options.Misuse) {
            switch try Options(arguments) {
            case .help: output.write(Options.helpText + "\n")
            case .version: output.write("VIPERKitDemo \(Options.versionNumber)\n")
            case .read(let session): return await read(session)
            }
            return .success
        } catch {
            report("\(error)")
            return .misuse
        }
    }

    private func read(_ session: Options.Session) async -> Status {
        let paths = session.paths.isEmpty ? [SampleFeed.path] : session.paths
        let source = WatchedFeedSource(source: FileFeedSource(paths: paths))
        let state: SavedState?
        do throws(SavedState.Fault) {
            state = try session.stateFile.flatMap { path throws(SavedState.Fault) in try SavedState(contentsOf: path) }
        } catch {
            report("\(error)")
            return .unreadable
        }
        // A transcript waits for the feeds anyway; when there are none it stays empty.
        if !terminal.isInteractive { await source.readAhead() }
        var isFaultless = true
        if terminal.isInteractive || !source.lastBatch.feeds.isEmpty {
            isFaultless = await show(source, session, state)
        }
        let batch = source.lastBatch
        for line in batch.faults.map(\.description) + batch.warnings { report(line) }
        return batch.faults.isEmpty && isFaultless ? .success : .unreadable
    }

    /// Runs the session; false when it could not begin or end as was asked.
    private func show(_ source: WatchedFeedSource, _ session: Options.Session, _ state: SavedState?) async -> Bool {
        let monitor = LeakMonitor { [error] report in
            var errors = error
            errors.write("VIPERKitDemo: \(report)\n")
        }
        let reading = Task { () -> [String] in
            // The run begins before the first drawing is due, so that a transcript shows nothing of the loading.
            let root = makeRoot(source, isLeaky: session.isLeaky)
            let stack = TextNavigationStack(root: root, output: output, terminal: terminal)
            stack.leakMonitor = monitor
            let place = StartingPlace(stack: stack, root: root)
            root.module.interactor.onFirstLoad = { place.enter(session, state) }
            let resizing = Task { [terminals] in
                for await terminal in terminals { stack.terminal = terminal }
            }
            defer { resizing.cancel() }
            try? await stack.run(lines())
            place.save(to: session.stateFile)
            return place.faults
        }
        source.onFirstBatch = { batch in
            // With nothing to show there is nothing to wait for.
            if batch.feeds.isEmpty { reading.cancel() }
        }
        let faults = await reading.value
        await monitor.finish()
        faults.forEach(report)
        return faults.isEmpty
    }

    private func makeRoot(_ source: WatchedFeedSource, isLeaky: Bool) -> ArticlesScreen {
        ArticlesScreen(source: source) { article, onUnread in
            let presenter = isLeaky ? LeakyArticlePresenter.init : ArticlePresenter.init
            return ArticleScreen(article, presenter: presenter, onUnread: onUnread)
        }
    }

    /// One line on standard error.
    private func report(_ line: String) {
        var errors = error
        errors.write("VIPERKitDemo: \(TextLine(line).plain)\n")
    }
}

/// A feed source that tells what it has read.
@MainActor
final class WatchedFeedSource: FeedSource {
    private let source: any FeedSource
    private(set) var lastBatch = FeedBatch()
    var onFirstBatch: (@MainActor (FeedBatch) -> Void)?
    private var isAhead = false

    init(source: any FeedSource) { self.source = source }

    /// Reads for whoever asks next.
    func readAhead() async {
        lastBatch = await source.feeds()
        isAhead = true
    }

    func feeds() async -> FeedBatch {
        if !isAhead { lastBatch = await source.feeds() }
        isAhead = false
        onFirstBatch?(lastBatch)
        onFirstBatch = nil
        return lastBatch
    }
}
