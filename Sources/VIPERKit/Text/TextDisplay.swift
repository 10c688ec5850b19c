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
    /// Whether the screen is being read, or something is being written.
    private var isDrawing = false
    private var lastFrame: [String]?
    /// Where in the last frame the spinner is.
    private var spinnerLine: Int?
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

    /// Draws now. Unless forced, a frame that looks like the last one is not drawn again, and a transcript waits for
    /// its turn.
    ///
    /// A drawing that is asked for by what this one calls, the screen or the output, is due at the next turn: drawings
    /// do not nest, and one that asks for the next does not hold up its turn.
    func draw(isForced: Bool) {
        guard !isDrawing else { return setNeedsDraw() }
        isDrawing = true
        defer { isDrawing = false }
        guard let navigator else { return isScheduled = false }
        let screen = navigator.state.visible.object
        let width = max(20, terminal.width)
        layOut(screen, width: width)
        // Whatever the screen has changed to fit is drawn now.
        isScheduled = false
        let frame = watched(screen, width: width) {
            let (body, actions) = (screen.lines(width: width), screen.actions)
            let busy = busyLine(screen)
            return TextFrame(
                breadcrumb: TextFrame.breadcrumb(navigator.state.layers, width: width),
                tabs: TextFrame.tabs(navigator.state.top, width: width),
                body: body,
                notice: notice ?? busy,
                keys: actions + UserCommand.offered(by: navigator.state, beside: actions))
        }
        screen.settleModules()
        if isForced || !isRunning || terminal.isInteractive {
            let lines = frame.lines(width: width).map { $0.rendered(color: terminal.color) }
            let isWritten = isForced || lines != lastFrame
            lastFrame = lines
            spinnerLine = notice == nil && frame.notice != nil ? frame.noticeLine : nil
            if isWritten { writeFrame(lines.joined(separator: "\n")) }
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

    /// Repeats a line of input where the terminal did not show it.
    func echo(_ line: String) {
        if !terminal.isInteractive { write(TextLine("> " + line).plain + "\n\n") }
    }

    private func writeFrame(_ frame: String) {
        write(terminal.isInteractive ? "\u{1B}[H\u{1B}[2J\(frame)\n> " : frame + "\n\n")
    }

    /// Writes without access to `output` meanwhile: what is written to may ask for a drawing, and read `output`.
    private func write(_ text: String) {
        let wasDrawing = isDrawing
        isDrawing = true
        defer { isDrawing = wasDrawing }
        var taken = output
        // A value is moved and not copied, else each frame would copy all that was written before. An object stays.
        if !(type(of: taken) is AnyClass) { output = "" }
        taken.write(text)
        output = taken
    }

    private func busyLine(_ screen: TextScreen) -> TextLine? {
        // Read in any case: whoever waits for the screen depends on a drawing when it changes.
        let isBusy = screen.isBusy
        return isBusy && terminal.isInteractive ? spinner : nil
    }

    private var spinner: TextLine {
        let steps = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
        return TextLine(steps[spinnerStep % steps.count] + " loading", .accent)
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

extension TextDisplay {
    /// Moves the spinner on, where there is one: only its line is drawn, so that what the user is typing stays.
    func spin() {
        guard terminal.isInteractive, isBusy else { return }
        spinnerStep += 1
        guard !isDue, let line = spinnerLine, var frame = lastFrame else { return notice == nil ? setNeedsDraw() : () }
        frame[line] = spinner.rendered(color: terminal.color)
        lastFrame = frame
        // The prompt is one more line; what does not fit has moved out at the top.
        let row = line + 1 - max(0, frame.count + 1 - (terminal.height ?? .max))
        if row > 0 { write("\u{1B}7\u{1B}[\(row);1H\u{1B}[2K\(frame[line])\u{1B}8") }
    }

    /// Tells the screen how much room it has.
    private func layOut(_ screen: TextScreen, width: Int) {
        guard let height = terminal.height else { return screen.viewWillLayout(width: width, height: nil) }
        var keys = keyLines(screen, width)
        screen.viewWillLayout(width: width, height: room(height, keys))
        // Pages may have come about, and keys to turn them.
        let before = keys
        keys = keyLines(screen, width)
        if keys != before { screen.viewWillLayout(width: width, height: room(height, keys)) }
    }

    private func keyLines(_ screen: TextScreen, _ width: Int) -> Int {
        guard let navigator else { return 1 }
        let actions = screen.actions
        let keys = actions + UserCommand.offered(by: navigator.state, beside: actions)
        return TextFrame(breadcrumb: "", body: [], keys: keys).keyLines(width: width).count
    }

    /// What an empty frame, a notice and the prompt leave of a screen.
    private func room(_ height: Int, _ keyLines: Int) -> Int {
        let tabs: TextLine? = navigator?.state.top.hasTabs == true ? "" : nil
        let empty = TextFrame(breadcrumb: "", tabs: tabs, body: [], notice: "", keys: [])
        return max(3, height - empty.lines(width: 20).count - keyLines)
    }
}
