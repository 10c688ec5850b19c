// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

extension NavigationState {
    /// What somebody wants of a stack.
    enum Request {
        case push(Screen), pop, popTo(Screen), popToRoot, setScreens([Screen]), present(Screen), dismiss
        /// Shows a stack for each screen, side by side, above everything.
        case presentTabs([Screen])
        /// Selects a tab of the layer the stack is in.
        case select(Int)
        /// Takes a screen away with what is above it, and a presentation with its root.
        case finish(Screen)
        /// Shows screens made for routes, all or none.
        case arrange(Arrangement)
        /// What the user asks for: one step back from what is shown, and all the way back.
        case back, home
    }

    /// A change that can be carried out as it is.
    enum Edit {
        /// Keeps the first screens of the stack at a position, and puts others in place of the rest.
        case replace(Position, keeping: Int, with: [Screen])
        case present([Screen], hasTabs: Bool)
        case select(Position)
        /// Takes away a presentation and all that are above it.
        case close(layer: Int)
        /// Keeps the first layers and their stacks, and makes everything what the targets say.
        case arrange(keeping: Int, [Target])
        /// Leaves nothing but the root and, when there are tabs at the root, the stacks that are not selected.
        case unwind
    }

    /// Why a request changes nothing, and which screen stands in its way.
    struct Refusal: Error {
        let reason: NavigationFault.Reason
        let screen: Screen?

        init(_ reason: NavigationFault.Reason, _ screen: Screen? = nil) {
            self.reason = reason
            self.screen = screen
        }
    }

    /// What a request comes down to. O(1) for push, pop, present, select and dismiss; otherwise linear in the screens
    /// concerned.
    func plan(_ request: Request, on id: StackID) throws(Refusal) -> Edit {
        guard let position = position(of: id) else { throw Refusal(.stackHasLeft) }
        let count = layers[position.layer].stacks[position.stack].screens.count
        switch request {
        case .push(let screen):
            guard !members.contains(screen) else { throw Refusal(.alreadyOnStack, screen) }
            return .replace(position, keeping: count, with: [screen])
        case .pop:
            guard count > 1 else { throw Refusal(.nothingToPop) }
            return .replace(position, keeping: count - 1, with: [])
        case .popTo(let screen):
            guard let index = screens(at: position).lastIndex(of: screen) else { throw Refusal(.notOnStack, screen) }
            guard index + 1 < count else { throw Refusal(.nothingToPop) }
            return .replace(position, keeping: index + 1, with: [])
        case .popToRoot:
            guard count > 1 else { throw Refusal(.nothingToPop) }
            return .replace(position, keeping: 1, with: [])
        case .setScreens(let screens):
            return try planReplacing(position, screens)
        case .present(let screen):
            guard !members.contains(screen) else { throw Refusal(.alreadyOnStack, screen) }
            return .present([screen], hasTabs: false)
        case .presentTabs(let roots):
            guard !roots.isEmpty else { throw Refusal(.noTabs) }
            var seen = Set<Screen>()
            for screen in roots where members.contains(screen) || !seen.insert(screen).inserted {
                throw Refusal(.alreadyOnStack, screen)
            }
            return .present(roots, hasTabs: true)
        case .select(let index):
            guard layers[position.layer].hasTabs else { throw Refusal(.noTabs) }
            guard layers[position.layer].stacks.indices.contains(index) else { throw Refusal(.noSuchTab) }
            return .select(Position(layer: position.layer, stack: index))
        case .dismiss:
            guard layers.count > 1 else { throw Refusal(.nothingPresented) }
            return .close(layer: layers.count - 1)
        case .finish(let screen):
            guard let index = screens(at: position).lastIndex(of: screen) else { throw Refusal(.notOnStack, screen) }
            if index > 0 { return .replace(position, keeping: index, with: []) }
            guard position.layer > 0 else { throw Refusal(.nothingToPop, screen) }
            return .close(layer: position.layer)
        case .arrange(let arrangement):
            return try planArranging(arrangement, from: position)
        case .back:
            return try plan(top.shown.screens.count == 1 && layers.count > 1 ? .dismiss : .pop, on: top.shown.id)
        case .home:
            guard isAway else { throw Refusal(.nothingToPop) }
            return .unwind
        }
    }

    private func planReplacing(_ position: Position, _ screens: [Screen]) throws(Refusal) -> Edit {
        guard !screens.isEmpty else { throw Refusal(.emptyStack) }
        let old = self.screens(at: position)
        let own = Set(old)
        var seen = Set<Screen>()
        for screen in screens where !seen.insert(screen).inserted || (members.contains(screen) && !own.contains(screen))
        {
            throw Refusal(.alreadyOnStack, screen)
        }
        let kept = zip(old, screens).prefix { $0 == $1 }.count
        return .replace(position, keeping: kept, with: Array(screens.dropFirst(kept)))
    }

    /// The screens that an edit takes away: the topmost layer's first, of tabs the selected stack's first, and of each
    /// stack the top first.
    func leaving(_ edit: Edit) -> [Screen] {
        switch edit {
        case .replace(let position, let kept, let new):
            let old = screens(at: position)[kept...].reversed()
            guard !new.isEmpty, !old.isEmpty else { return Array(old) }
            let stay = Set(new)
            return old.filter { !stay.contains($0) }
        case .present, .select: return []
        case .close(let layer): return layers[layer...].reversed().flatMap(\.leaving)
        case .arrange(_, let targets): return leaving(targets)
        case .unwind: return layers[1...].reversed().flatMap(\.leaving) + root.screens[1...].reversed()
        }
    }
}
