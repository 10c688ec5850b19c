// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

extension TextNavigationStack {
    /// What the output can do. A change is drawn.
    public var terminal: TextTerminal {
        get { navigator?.display.terminal ?? TextTerminal() }
        set { navigator?.display.terminal = newValue }
    }

    /// Where frames are drawn to.
    public var output: any TextOutputStream { navigator?.display.output ?? "" }

    /// Draws the visible screen now, also when it looks as before.
    public func draw() { navigator?.display.draw(isForced: true) }

    /// Draws the visible screen now if a drawing is due.
    public func drawIfNeeded() { navigator?.display.drawIfDue() }

    /// Takes a line that the user typed: the key of an action of the visible screen; else `t1`, `t2`, … where tabs
    /// are shown; else `back`, `home` or `quit` or the first letter of these; else whatever the screen makes of it.
    ///
    /// - Returns: false when the user wants to quit.
    @discardableResult
    public func receive(_ line: String) -> Bool {
        guard let navigator, let screen = visibleScreen else { return false }
        let line = line.trimmed
        defer { screen.settleModules() }
        navigator.display.notice = nil
        navigator.display.setNeedsDraw()
        if let action = screen.actions.first(where: { $0.key == line }) {
            action.perform()
            return true
        }
        if let tab = navigator.tab(for: line) {
            visibleScreen?.stack?.select(tab)
            return true
        }
        switch UserCommand(line) {
        case .back? where !navigator.state.isAway, .home? where !navigator.state.isAway:
            navigator.display.notice = TextLine("There is nothing to go back to.", .warning)
        case .back?: back()
        case .home?: home()
        case .quit?: return false
        case nil:
            if !line.isEmpty, !screen.receive(line) {
                navigator.display.notice = TextLine("There is no key \(line).", .warning)
            }
        }
        return true
    }

    /// Draws, takes lines and draws again, until the lines end or the user quits.
    ///
    /// At a terminal lines are taken as they come. In a transcript each waits until the screen is not busy, and what
    /// changes meanwhile is not drawn by itself, so that the same lines give the same transcript however long loading
    /// takes. When the task is cancelled nothing is waited for any more; the run ends when the lines do.
    ///
    /// ```swift
    /// let lines = AsyncStream { lines in
    ///     ["1", "back", "quit"].forEach { lines.yield($0) }
    ///     lines.finish()
    /// }
    /// try await stack.run(lines)
    /// print(stack.output)
    /// ```
    public func run<Lines: AsyncSequence & Sendable>(_ lines: Lines) async throws where Lines.Element == String {
        guard let display = navigator?.display else { return }
        display.isRunning = true
        let spinner = Task { @MainActor in
            while !Task.isCancelled, (try? await Task.sleep(nanoseconds: 100_000_000)) != nil { display.spin() }
        }
        defer {
            spinner.cancel()
            display.isRunning = false
        }
        await present(display)
        for try await line in lines {
            display.echo(line)
            guard receive(line) else { return }
            await present(display)
        }
    }

    private func present(_ display: TextDisplay) async {
        if display.terminal.isInteractive { return display.draw(isForced: true) }
        await display.idle()
        display.draw(isForced: true)
    }
}
