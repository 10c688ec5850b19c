// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// Carries out what a ``NavigationState`` decides, for a tree of text stacks.
///
/// ```
///   somebody ──▶ owner: root stack ──▶ TextNavigator ──▶ screens        ──▶ strong
///                │      or TextTabs       ┆   └──▶ all other stacks      ┄┄▷ weak
///                △                        ┆          ┆
///                └┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┘          ┆
///   screen ┄┄▷ its stack                  △┄┄┄┄┄┄┄┄┄┄┘
/// ```
///
/// One call is carried out at a time. A call made meanwhile, from a hook, waits in line; so hooks never see a change
/// half done and calls never nest, however many there are.
@MainActor
final class TextNavigator {
    typealias State = NavigationState<Identity<TextScreen>>

    private(set) var state: State
    /// The stack at the root or, when there are tabs at the root, those.
    private(set) weak var owner: AnyObject?
    var observer: (any NavigationObserver)?
    var onFault: @MainActor (NavigationFault) -> Void = NavigationFault.print
    private(set) lazy var display = TextDisplay(self)
    private var ownedStacks: [State.StackID: TextNavigationStack] = [:]
    private var calls: [Call] = []
    /// What is waited for: the stack's end, and a screen's, drop the ticket and so end the waiting.
    private var tickets: [Identity<TextScreen>: ResultTicket] = [:]
    private var isCarryingOut = false
    /// The screens that have refused to finish since nothing was to be done. They are not asked again: one that finishes
    /// when it is asked whether it leaves would be asked for ever.
    private var refusedToFinish: Set<Identity<TextScreen>> = []

    /// What goes with a request: the ticket for the screen that it shows, or the outcome of the one that it takes away.
    enum Errand {
        case none
        case wait(ResultTicket)
        case outcome(any Sendable)
    }

    private enum Call {
        case request(State.Request, on: State.StackID, Errand)
        case fault(NavigationFault)
    }

    init(_ state: State) { self.state = state }

    deinit {
        // Screens that somebody else holds have left with the stack. This may run anywhere, and they are told on the
        // main actor; those that die with the stack are not kept for it.
        let screens = state.layers.reversed().flatMap { layer in
            layer.stacks.flatMap { $0.screens.reversed().map { WeakScreen($0.object) } }
        }
        Task { @MainActor in
            for screen in screens where screen.object?.stack == nil { screen.object?.leave() }
        }
    }

    private struct WeakScreen: @unchecked Sendable {
        private(set) weak var object: TextScreen?
        init(_ object: TextScreen) { self.object = object }
    }

    /// The object that stands for a stack; nil for the root when that was released in a hook of a transition under way.
    func stack(_ id: State.StackID) -> TextNavigationStack? {
        if id == state.root.id, !state.layers[0].hasTabs { return owner as? TextNavigationStack }
        if let stack = ownedStacks[id] { return stack }
        let stack = TextNavigationStack(ownedBy: self, id)
        ownedStacks[id] = stack
        return stack
    }

    /// Shows the root screen, or that of the first tab, for the first time.
    func start(for owner: AnyObject) {
        self.owner = owner
        let screen = state.visible.object
        inOrder {
            for stack in state.layers[0].stacks { stack.screens[0].object.enter(self.stack(stack.id)) }
            screen.viewMoved(to: .appearing)
            screen.viewMoved(to: .visible)
        }
        display.setNeedsDraw()
    }

    /// All stacks and screens of the tree, for those who look for leaks.
    var contained: [AnyObject] {
        state.layers.flatMap { layer in
            layer.stacks.flatMap { stack in
                [self.stack(stack.id)].compactMap(\.self) as [AnyObject] + stack.screens.map(\.object) as [AnyObject]
            }
        }
    }

    func call(_ request: State.Request, on stack: State.StackID, _ errand: Errand = .none) {
        calls.append(.request(request, on: stack, errand))
        inOrder {}
    }

    /// Reports a fault when its turn comes.
    func report(_ fault: NavigationFault) {
        calls.append(.fault(fault))
        inOrder {}
    }

    /// Does something, then what was called meanwhile, in order; when something is being done already, it does the
    /// rest.
    private func inOrder(_ first: () -> Void) {
        guard !isCarryingOut else { return }
        isCarryingOut = true
        first()
        var next = 0
        while next < calls.count {
            let call = calls[next]
            next += 1
            if next >= 1_000, next * 2 >= calls.count {
                calls.removeFirst(next)
                next = 0
            }
            switch call {
            case .request(let request, let stack, let errand): carryOut(request, on: stack, errand)
            case .fault(let fault): onFault(fault)
            }
        }
        calls = []
        refusedToFinish = []
        isCarryingOut = false
    }

    private func carryOut(_ request: State.Request, on stack: State.StackID, _ errand: Errand) {
        do throws(State.Refusal) {
            guard owner != nil else { throw State.Refusal(.stackHasLeft) }
            if let elsewhere = request.brought.first(where: { !state.contains($0) && $0.object.stack != nil }) {
                throw State.Refusal(.alreadyOnStack, elsewhere)
            }
            let edit = try state.plan(request, on: stack)
            if case .finish(let screen) = request, refusedToFinish.contains(screen) { return }
            if let refusing = state.leaving(edit).first(where: { !$0.object.shouldPop }) {
                if case .finish(let screen) = request { refusedToFinish.insert(screen) }
                // Whoever calls a verb can ask the screen; whoever opens a link knows nothing of it.
                if case .arrange = request { throw State.Refusal(.refusesToLeave, refusing) }
                return
            }
            let transition = state.apply(edit)
            if case .wait(let ticket) = errand, let entry = transition.entered.first { tickets[entry.screen] = ticket }
            if case .finish(let screen) = request, case .outcome(let outcome) = errand {
                tickets.removeValue(forKey: screen)?.resolve(with: outcome)
            }
            show(transition)
        } catch {
            onFault(NavigationFault(request.verb, error.reason, subject: error.screen?.object))
        }
    }

    private func show(_ transition: State.Transition) {
        for entry in transition.entered { entry.screen.object.enter(stack(entry.stack)) }
        let (old, new) = (transition.disappears?.object, transition.appears?.object)
        new?.loadViewIfNeeded()
        old?.viewMoved(to: .disappearing)
        new?.viewMoved(to: .appearing)
        old?.viewMoved(to: .hidden)
        new?.viewMoved(to: .visible)
        for screen in transition.left {
            screen.object.leave()
            if !tickets.isEmpty { tickets[screen] = nil }
        }
        if !transition.left.isEmpty { observer?.screensHaveLeft(transition.left.map(\.object)) }
        for id in transition.closed { ownedStacks[id] = nil }
        display.setNeedsDraw()
    }
}
