// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

internal import Observation

/// Draws the visible screen of a navigator, once per turn of the main actor at most.
@MainActor
final class TextDisplay {
    private weak var navigator: TextNavigator?
    var output: any TextOutputStream = ""
    var terminal = TextTerminal() { didSet { setNeedsDraw() } }
    /// Said once, below the screen.
    var notice: TextLine?
    private var spinnerStep = 0
    private var isScheduled = false
    private var lastFrame = ""
    private var idleWaiters: [CheckedContinuation<Void, Never>] = []

    init(_ navigator: TextNavigator) { self.navigator = navigator }

    deinit { idleWaiters.forEach { $0.resume() } }

    func setNeedsDraw() {
        guard !isScheduled else { return }
        isScheduled = true
        Task { @MainActor [weak self] in
            guard let self, isScheduled else { return }
            draw(isForced: false)
        }
    }

    func drawIfDue() { if isScheduled { draw(isForced: false) } }

    /// Draws now. Unless forced, a frame that looks like the last one is not drawn again.
    func draw(isForced: Bool) {
        isScheduled = false
        guard let navigator else { return }
        let screen = navigator.state.visible.object
        let width = max(20, terminal.width)
        let frame = tracked {
            TextFrame(
                breadcrumb: TextFrame.breadcrumb(navigator.state.stacks, width: width),
                body: screen.lines(width: width),
                notice: notice ?? busyLine(screen),
                keys: screen.actions + UserCommand.offered(by: navigator.state))
        }
        screen.settleModules()
        let text = frame.lines(width: width).map { $0.rendered(colour: terminal.colour) }.joined(separator: "\n")
        if isForced || (terminal.drawsByItself && text != lastFrame) {
            write(text)
            lastFrame = text
            notice = nil
        }
        if !screen.isBusy { resumeWaiters() }
    }

    /// Returns once the visible screen is at rest and drawn.
    func idle() async {
        guard let screen = navigator?.state.visible.object, screen.isBusy || isScheduled else { return }
        await withCheckedContinuation { idleWaiters.append($0) }
    }

    /// Moves the spinner on, where there is one.
    func spin() {
        guard navigator?.state.visible.object.isBusy == true else { return }
        spinnerStep += 1
        setNeedsDraw()
    }

    /// Repeats a line of input where the terminal did not show it.
    func echo(_ line: String) {
        if !terminal.isInteractive { output.write(TextLine("> " + line).plain + "\n\n") }
    }

    private func write(_ frame: String) {
        output.write(terminal.isInteractive ? "\u{1B}[H\u{1B}[2J\(frame)\n> " : frame + "\n\n")
    }

    private func busyLine(_ screen: TextScreen) -> TextLine? {
        guard screen.isBusy, terminal.isInteractive else { return nil }
        let spinner = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
        return TextLine(spinner[spinnerStep % spinner.count] + " loading", .accent)
    }

    private func resumeWaiters() {
        let waiters = idleWaiters
        idleWaiters = []
        waiters.forEach { $0.resume() }
    }

    /// Draws again when something observable that `body` read changes.
    private func tracked(_ body: () -> TextFrame) -> TextFrame {
        guard #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) else { return body() }
        return withObservationTracking(body) { [weak self] in
            // Called before the change, wherever it is made.
            Task { @MainActor in self?.setNeedsDraw() }
        }
    }
}
