// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

extension NavigationState {
    /// What a change has done.
    struct Transition {
        /// A screen that is new in the state, and the stack it is on.
        struct Entry: Hashable {
            var screen: Screen
            var stack: StackID
        }

        /// The screen that was shown before and is not any more; it may have left too.
        var disappears: Screen?
        /// The screen that is shown now and was not before.
        var appears: Screen?
        /// The screens that are not in the state any more, in the order of ``NavigationState/leaving(_:)``.
        var left: [Screen] = []
        var entered: [Entry] = []
        /// The stacks that are gone with the presentations they were in.
        var closed: [StackID] = []
    }

    /// Carries out an edit that was planned on this very state.
    mutating func apply(_ edit: Edit) -> Transition {
        let before = visible
        var transition = Transition(left: leaving(edit))
        switch edit {
        case .replace(let at, let kept, let new):
            let id = layers[at.layer].stacks[at.stack].id
            transition.entered = new.filter { !members.contains($0) }.map { .init(screen: $0, stack: id) }
            layers[at.layer].stacks[at.stack].screens.removeSubrange(kept...)
            layers[at.layer].stacks[at.stack].screens += new
        case .present(let roots, let hasTabs):
            let stacks = roots.enumerated().map { Stack(id: StackID(number: nextNumber + $0), screens: [$1]) }
            nextNumber += roots.count
            layers.append(Layer(hasTabs: hasTabs, stacks: stacks))
            transition.entered = stacks.map { .init(screen: $0.screens[0], stack: $0.id) }
        case .select(let position):
            layers[position.layer].selected = position.stack
        case .close(let layer):
            transition.closed = layers[layer...].flatMap { $0.stacks.map(\.id) }
            layers.removeSubrange(layer...)
        case .arrange(let kept, let targets):
            arrange(targets, keeping: kept, &transition)
        case .unwind:
            transition.closed = layers[1...].flatMap { $0.stacks.map(\.id) }
            layers.removeSubrange(1...)
            layers[0].stacks[layers[0].selected].screens.removeSubrange(1...)
        }
        members.subtract(transition.left)
        for entry in transition.entered { members.insert(entry.screen) }
        if visible != before { (transition.disappears, transition.appears) = (before, visible) }
        return transition
    }
}
