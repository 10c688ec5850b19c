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
    /// Lines that the user types, opened once it is known whether standard input is a feed.
    let lines: @MainActor (_ isInputTaken: Bool) -> AsyncStream<String>

    func run() async -> Status {
        var (output, errors) = (output, error)
        do throws(Options.Misuse) {
            switch try Options(arguments) {
            case .help: output.write(Options.helpText + "\n")
            case .version: output.write("VIPERKitDemo \(Options.versionNumber)\n")
            case .read(let paths, let isLeaky): return await read(paths, isLeaky: isLeaky)
            }
            return .success
        } catch {
            errors.write("VIPERKitDemo: \(error)\n")
            return .misuse
        }
    }

    private func read(_ paths: [String], isLeaky: Bool) async -> Status {
        var errors = error
        let reader = FileFeedSource(paths: paths.isEmpty ? [SampleFeed.path] : paths)
        let source = WatchedFeedSource(source: reader)
        let monitor = LeakMonitor { [error] report in
            var errors = error
            errors.write("VIPERKitDemo: \(report)\n")
        }
        let reading = Task {
            let root = ArticlesScreen(source: source) { article, onUnread in
                let presenter = isLeaky ? LeakyArticlePresenter.init : ArticlePresenter.init
                return ArticleScreen(article, presenter: presenter, onUnread: onUnread)
            }
            let stack = TextNavigationStack(root: root, output: output, terminal: terminal)
            stack.leakMonitor = monitor
            try await stack.run(lines(paths.contains("-")))
        }
        source.onFirstBatch = { batch in
            // With nothing to show there is nothing to wait for.
            if batch.feeds.isEmpty { reading.cancel() }
        }
        try? await reading.value
        await monitor.finish()
        let batch = source.lastBatch
        for line in batch.faults.map(\.description) + batch.warnings {
            errors.write("VIPERKitDemo: \(TextLine(line).plain)\n")
        }
        return batch.faults.isEmpty ? .success : .unreadable
    }
}

/// A feed source that tells what it has read.
@MainActor
final class WatchedFeedSource: FeedSource {
    private let source: any FeedSource
    private(set) var lastBatch = FeedBatch()
    var onFirstBatch: (@MainActor (FeedBatch) -> Void)?

    init(source: any FeedSource) { self.source = source }

    func feeds() async -> FeedBatch {
        lastBatch = await source.feeds()
        onFirstBatch?(lastBatch)
        onFirstBatch = nil
        return lastBatch
    }
}
