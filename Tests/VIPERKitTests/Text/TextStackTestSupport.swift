// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Observation
import Testing

@testable import VIPERKit

/// An output that keeps each piece written to it.
final class Transcript: TextOutputStream {
    var writes: [String] = []
    var text: String { writes.joined() }
    func write(_ string: String) { writes.append(string) }
}

@Observable @MainActor
final class Feed {
    var articles: [String] = []
    var isLoading = false
    var command = "refresh"
}

/// A screen whose looks are set by the test.
final class FeedScreen: TextScreen {
    let feed = Feed()
    var rows: [String] = [] { didSet { setNeedsDisplay() } }
    var keys: [TextAction] = []
    var understood: [String] = []
    private(set) var received: [String] = []

    init(_ title: String = "Feed") {
        super.init()
        self.title = title
    }

    override var isBusy: Bool { feed.isLoading }
    override func lines(width: Int) -> [TextLine] { (feed.articles + rows).map { TextLine($0) } }
    override var actions: [TextAction] { keys + [TextAction("r", feed.command) {}] }
    override func receive(_ line: String) -> Bool {
        received.append(line)
        return understood.contains(line)
    }
}

@MainActor
extension TextNavigationStack {
    /// A stack with one screen, drawn once.
    static func drawn(
        _ root: TextScreen, _ terminal: TextTerminal = TextTerminal()
    ) -> (stack: TextNavigationStack, output: Transcript) {
        let output = Transcript()
        let stack = TextNavigationStack(root: root, output: output, terminal: terminal)
        stack.drawIfNeeded()
        return (stack, output)
    }

    /// The lines of a forced drawing.
    func shown() -> [String] {
        guard let output = output as? Transcript else { return [] }
        draw()
        return output.writes.last?.split(separator: "\n", omittingEmptySubsequences: false).dropLast(2).map {
            String($0)
        }
            ?? []
    }
}

/// Lets everything run that is waiting for the main actor, and what that starts.
func turns(_ count: Int = 20) async {
    for _ in 0..<count { await Task { @MainActor in }.value }
}
