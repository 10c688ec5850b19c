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
    private var isDrawing = false
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
    ///
    /// A drawing that is asked for by what this one calls, the screen or the output, is due at the next turn: drawings
    /// do not nest, and one that asks for the next does not hold up its turn.
    func draw(isForced: Bool) {
        guard !isDrawing else { return setNeedsDraw() }
        isScheduled = false
        guard let navigator else { return }
        isDrawing = true
        defer { isDrawing = false }
        let screen = navigator.state.visible.object
        let width = max(20, terminal.width)
        let frame = watched(screen, width: width) {
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
            let isWritten = isForced || text != lastFrame
            lastFrame = text
            if isWritten { write(terminal.isInteractive ? "\u{1B}[H\u{1B}[2J\(text)\n> " : text + "\n\n") }
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
        if !terminal.isInteractive { write(TextLine("> " + line).plain + "\n\n") }
    }

    /// Writes without access to `output` meanwhile: what is written to may draw, and read `output`.
    private func write(_ text: String) {
        var taken = output
        // A value is moved and not copied, else each frame would copy all that was written before. An object stays.
        if !(type(of: taken) is AnyClass) { output = "" }
        taken.write(text)
        output = taken
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

    /// Draws again when something observable that `body` read changes, also when `body` itself changes it.
    ///
    /// Observation begins when the reading has ended, so what the reading changed goes unnoticed. Hence the screen is
    /// read twice: the second time shows what the first one changed, and what the second one changes is noticed by the
    /// first one's watch. That is drawn at the next turn, so that a screen that changes something each time is drawn
    /// once a turn.
    private func watched(_ screen: TextScreen, width: Int, _ body: () -> TextFrame) -> TextFrame {
        watch.end()
        let (first, second) = (DrawingWatch(), DrawingWatch())
        watch = second
        _ = first.read({ (screen.lines(width: width), screen.actions, screen.isBusy) }, onChange: {})
        let frame = second.read(body) { [weak self] in
            // Called before the change, wherever it is made.
            Task { @MainActor in self?.setNeedsDrawIfStale() }
        }
        if first.isStale { setNeedsDraw() }
        first.end()
        return frame
    }
}
