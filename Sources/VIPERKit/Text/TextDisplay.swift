// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// Draws the visible screen of a navigator, once per turn of the main actor at most.
@MainActor
final class TextDisplay {
    private weak var navigator: TextNavigator?
    var output: any TextOutputStream = ""
    var terminal = TextTerminal() {
        didSet {
            lastFrame = nil
            setNeedsDraw()
        }
    }
    /// Said below the screen until the next line of input.
    var notice: TextLine?
    /// Whether lines are taken in turns with frames: then a transcript shows nothing between them.
    var isRunning = false
    private var spinnerStep = 0
    private var isScheduled = false
    private var lastFrame: String?
    private(set) var watch = DrawingWatch()
    private var idleWaiters: [CheckedContinuation<Void, Never>] = []

    init(_ navigator: TextNavigator) { self.navigator = navigator }

    deinit {
        watch.end()
        idleWaiters.forEach { $0.resume() }
    }

    func setNeedsDraw() {
        guard !isScheduled else { return }
        isScheduled = true
        Task { @MainActor [weak self] in
            guard let self, isScheduled else { return }
            draw(isForced: false)
        }
    }

    private func setNeedsDrawIfStale() { if watch.isStale { setNeedsDraw() } }

    func drawIfDue() { if isDue { draw(isForced: false) } }

    var isDue: Bool { isScheduled || watch.isStale }
    private var isBusy: Bool { navigator?.state.visible.object.isBusy ?? false }

    /// Draws now. Unless forced, a frame that looks like the last one is not drawn again, and a transcript waits for its
    /// turn.
    func draw(isForced: Bool) {
        isScheduled = false
        guard let navigator else { return }
        let screen = navigator.state.visible.object
        let width = max(20, terminal.width)
        let frame = watched {
            let (body, actions) = (screen.lines(width: width), screen.actions)
            let busy = busyLine(screen)
            return TextFrame(
                breadcrumb: TextFrame.breadcrumb(navigator.state.stacks, width: width),
                body: body,
                notice: notice ?? busy,
                keys: actions + UserCommand.offered(by: navigator.state, beside: actions))
        }
        screen.settleModules()
        if isForced || !isRunning || terminal.isInteractive {
            let text = frame.lines(width: width).map { $0.rendered(color: terminal.color) }.joined(separator: "\n")
            if isForced || text != lastFrame { write(text) }
            lastFrame = text
        }
        if !isBusy { resumeWaiters() }
    }

    /// Returns once the visible screen is at rest and no drawing is due, or the task is cancelled.
    func idle() async {
        guard isDue || isBusy else { return }
        repeat {
            await withTaskCancellationHandler {
                await withCheckedContinuation { idleWaiters.append($0) }
            } onCancel: {
                Task { @MainActor [weak self] in self?.resumeWaiters() }
            }
        } while isBusy && !Task.isCancelled
    }

    /// Moves the spinner on, where there is one.
    func spin() {
        guard terminal.isInteractive, isBusy else { return }
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
        // Read in any case: whoever waits for the screen depends on a drawing when it changes.
        let isBusy = screen.isBusy
        guard isBusy, terminal.isInteractive else { return nil }
        let spinner = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
        return TextLine(spinner[spinnerStep % spinner.count] + " loading", .accent)
    }

    private func resumeWaiters() {
        let waiters = idleWaiters
        idleWaiters = []
        waiters.forEach { $0.resume() }
    }

    /// Draws again when something observable that `body` read changes.
    private func watched(_ body: () -> TextFrame) -> TextFrame {
        watch.end()
        watch = DrawingWatch()
        return watch.read(body) { [weak self] in
            // Called before the change, wherever it is made.
            Task { @MainActor in self?.setNeedsDrawIfStale() }
        }
    }
}
