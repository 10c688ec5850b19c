// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// Which screens are where: a value without side effects.
///
/// The first stack is the root; each further one is presented above the one before. What is shown is the top screen of the
/// last stack. A call goes through two steps, so that the screens which would leave can be asked in between:
///
/// ```
///   request ──plan──▶ edit ──(every leaving screen agrees?)──▶ apply ──▶ transition: who appears, disappears, has left
///             └─▶ fault: nothing changes
/// ```
///
/// No screen is in it twice, and every stack has at least one screen.
struct NavigationState<Screen: Hashable & Sendable> {
    struct StackID: Hashable, Sendable { fileprivate let number: Int }

    struct Stack {
        let id: StackID
        fileprivate(set) var screens: [Screen]
    }

    private(set) var stacks: [Stack]
    private var members: Set<Screen>
    private var nextNumber = 1

    init(root: Screen) {
        stacks = [Stack(id: StackID(number: 0), screens: [root])]
        members = [root]
    }

    var root: Stack { stacks[0] }

    /// The screen that is shown.
    var visible: Screen { stacks[stacks.count - 1].screens.last! }

    /// Whether there is anything besides the root screen.
    var isAway: Bool { members.count > 1 }

    func contains(_ screen: Screen) -> Bool { members.contains(screen) }

    /// The position of a stack, the root being 0; O(log n), since a stack above another has the higher number.
    func position(of id: StackID) -> Int? {
        var (low, high) = (0, stacks.count)
        while low < high {
            let middle = (low + high) / 2
            if stacks[middle].id.number < id.number { low = middle + 1 } else { high = middle }
        }
        return low < stacks.count && stacks[low].id == id ? low : nil
    }

    func screens(of id: StackID) -> [Screen] { position(of: id).map { stacks[$0].screens } ?? [] }

    /// The screen presented directly above a stack.
    func presented(above id: StackID) -> Screen? {
        guard let position = position(of: id), position + 1 < stacks.count else { return nil }
        return stacks[position + 1].screens[0]
    }
}

extension NavigationState {
    /// What somebody wants of a stack.
    enum Request {
        case push(Screen), pop, popTo(Screen), popToRoot, setScreens([Screen]), present(Screen), dismiss
        /// What the user asks for: one step back from what is shown, and all the way back.
        case back, home
    }

    /// A change that can be carried out as it is.
    enum Edit {
        /// Keeps the first screens of the stack at a position, and puts others in place of the rest.
        case replace(position: Int, keeping: Int, with: [Screen])
        case present(Screen)
        case dismiss
        /// Leaves nothing but the root.
        case unwind
    }

    /// What a change has done.
    struct Transition {
        /// The screen that was shown before and is not any more; it may have left too.
        var disappears: Screen?
        /// The screen that is shown now and was not before.
        var appears: Screen?
        /// The screens that are not in the state any more, top first.
        var left: [Screen] = []
        /// The screens that are new in the state.
        var entered: [Screen] = []
        /// The stack they entered.
        var stack: StackID
        /// The presented stacks that are gone.
        var closed: [StackID] = []
    }

    /// What a request comes down to. O(1) for push, pop, present and dismiss; otherwise linear in the screens concerned.
    func plan(_ request: Request, on id: StackID) throws(Refusal) -> Edit {
        guard let position = position(of: id) else { throw Refusal(.stackHasLeft) }
        let count = stacks[position].screens.count
        switch request {
        case .push(let screen):
            guard !members.contains(screen) else { throw Refusal(.alreadyOnStack, screen) }
            return .replace(position: position, keeping: count, with: [screen])
        case .pop:
            guard count > 1 else { throw Refusal(.nothingToPop) }
            return .replace(position: position, keeping: count - 1, with: [])
        case .popTo(let screen):
            guard let index = stacks[position].screens.lastIndex(of: screen) else { throw Refusal(.notOnStack, screen) }
            guard index + 1 < count else { throw Refusal(.nothingToPop) }
            return .replace(position: position, keeping: index + 1, with: [])
        case .popToRoot:
            guard count > 1 else { throw Refusal(.nothingToPop) }
            return .replace(position: position, keeping: 1, with: [])
        case .setScreens(let screens):
            return try planReplacing(position, screens)
        case .present(let screen):
            guard !members.contains(screen) else { throw Refusal(.alreadyOnStack, screen) }
            return .present(screen)
        case .dismiss:
            guard stacks.count > 1 else { throw Refusal(.nothingPresented) }
            return .dismiss
        case .back:
            let top = stacks[stacks.count - 1]
            return try plan(top.screens.count == 1 && stacks.count > 1 ? .dismiss : .pop, on: top.id)
        case .home:
            guard isAway else { throw Refusal(.nothingToPop) }
            return .unwind
        }
    }

    private func planReplacing(_ position: Int, _ screens: [Screen]) throws(Refusal) -> Edit {
        guard !screens.isEmpty else { throw Refusal(.emptyStack) }
        let old = stacks[position].screens
        let own = Set(old)
        var seen = Set<Screen>()
        for screen in screens where !seen.insert(screen).inserted || (members.contains(screen) && !own.contains(screen))
        {
            throw Refusal(.alreadyOnStack, screen)
        }
        let kept = zip(old, screens).prefix { $0 == $1 }.count
        return .replace(position: position, keeping: kept, with: Array(screens.dropFirst(kept)))
    }

    /// The screens that an edit takes away, top first.
    func leaving(_ edit: Edit) -> [Screen] {
        switch edit {
        case .replace(let position, let kept, let new):
            let old = stacks[position].screens[kept...].reversed()
            guard !new.isEmpty, !old.isEmpty else { return Array(old) }
            let stay = Set(new)
            return old.filter { !stay.contains($0) }
        case .present: return []
        case .dismiss: return stacks[stacks.count - 1].screens.reversed()
        case .unwind: return stacks.reversed().flatMap { $0.screens.reversed() }.dropLast()
        }
    }

    /// Carries out an edit that was planned on this very state.
    mutating func apply(_ edit: Edit) -> Transition {
        let before = visible
        var transition = Transition(left: leaving(edit), stack: stacks[stacks.count - 1].id)
        switch edit {
        case .replace(let position, let kept, let new):
            transition.stack = stacks[position].id
            transition.entered = new.filter { !members.contains($0) }
            stacks[position].screens.removeSubrange(kept...)
            stacks[position].screens += new
        case .present(let screen):
            let stack = Stack(id: StackID(number: nextNumber), screens: [screen])
            nextNumber += 1
            stacks.append(stack)
            transition.stack = stack.id
            transition.entered = [screen]
        case .dismiss:
            transition.closed = [stacks.removeLast().id]
        case .unwind:
            transition.closed = stacks.dropFirst().map(\.id)
            stacks.removeSubrange(1...)
            stacks[0].screens.removeSubrange(1...)
        }
        members.subtract(transition.left)
        members.formUnion(transition.entered)
        if visible != before { (transition.disappears, transition.appears) = (before, visible) }
        return transition
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
}
