// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

extension NavigationState {
    /// Everything there should be, bottom first, the roots included.
    struct Target {
        var selected: Int
        var hasTabs: Bool
        var stacks: [[Screen]]
    }

    /// Screens made for routes, and where they belong: see ``ScreenArrangement``.
    struct Arrangement {
        struct Layer {
            var stacks: [[Screen]]
            var selected: Int?
        }

        let purpose: ScreenArrangement.Purpose
        let layers: [Layer]
        let route: (Screen) -> [String]?
    }

    /// Keeps the screens whose routes are those that the arrangement begins with, and takes the others from it.
    func planArranging(_ arrangement: Arrangement, from position: Position) throws(Refusal) -> Edit {
        var isSame = true
        var targets = [try rootTarget(arrangement, from: position, isSame: &isSame)]
        if targets[0].selected != layers[0].selected { isSame = false }
        for (index, layer) in arrangement.layers.enumerated().dropFirst() {
            let old = layers.indices.contains(index) ? layers[index] : nil
            let hasTabs = layer.selected != nil
            // A layer stays only as a whole: with all its roots.
            let isAlike =
                isSame && old?.hasTabs == hasTabs
                && old?.stacks.map { arrangement.route($0.screens[0]) } == layer.stacks.map { arrangement.route($0[0]) }
            let merged = layer.stacks.enumerated().map { stack, new in
                merge(isAlike ? old?.stacks[stack].screens ?? [] : [], new, arrangement.route, isSame: &isSame)
            }
            if old?.selected != layer.selected ?? 0 { isSame = false }
            targets.append(Target(selected: layer.selected ?? 0, hasTabs: hasTabs, stacks: merged))
        }
        let kept = zip(layers, targets).prefix { layer, target in
            layer.hasTabs == target.hasTabs && layer.stacks.map(\.screens[0]) == target.stacks.map { $0[0] }
        }
        try check(targets, keeping: max(1, kept.count))
        return .arrange(keeping: max(1, kept.count), targets)
    }

    private func rootTarget(
        _ arrangement: Arrangement, from position: Position, isSame: inout Bool
    ) throws(Refusal) -> Target {
        let root = layers[0]
        var target = Target(selected: root.selected, hasTabs: root.hasTabs, stacks: root.stacks.map(\.screens))
        func put(_ new: some Collection<Screen>, on stack: Int) {
            let old = target.stacks[stack]
            let above = merge(Array(old.dropFirst()), Array(new), arrangement.route, isSame: &isSame)
            target.stacks[stack] = [old[0]] + above
        }
        switch arrangement.purpose {
        case .open:
            var new = arrangement.layers[0].stacks[0][...]
            target.selected = position.layer == 0 ? position.stack : root.selected
            let places = [target.selected] + target.stacks.indices
            if let first = new.first.flatMap(arrangement.route),
                let place = places.first(where: { arrangement.route(target.stacks[$0][0]) == first })
            {
                target.selected = place
                new.removeFirst()
            }
            put(new, on: target.selected)
        case .restore:
            let saved = arrangement.layers[0]
            guard (saved.selected != nil) == root.hasTabs, saved.stacks.count == root.stacks.count else {
                throw Refusal(.otherTabs)
            }
            target.selected = saved.selected ?? 0
            for (stack, new) in saved.stacks.enumerated() { put(new, on: stack) }
        }
        return target
    }

    /// The screens of `old` as long as their routes are those of `new`, then the rest of `new`.
    private func merge(
        _ old: [Screen], _ new: [Screen], _ route: (Screen) -> [String]?, isSame: inout Bool
    ) -> [Screen] {
        let kept = zip(old, new).prefix { old, new in route(old) != nil && route(old) == route(new) }.count
        if kept < old.count || kept < new.count { isSame = false }
        return Array(old.prefix(kept)) + new.dropFirst(kept)
    }

    /// No screen may be there twice, and one that is there already may only stay in its stack.
    private func check(_ targets: [Target], keeping kept: Int) throws(Refusal) {
        var seen: Set<Screen> = []
        for (index, target) in targets.enumerated() {
            for (number, stack) in target.stacks.enumerated() {
                let old = index < kept ? Set(layers[index].stacks[number].screens) : []
                for screen in stack {
                    let isNew = seen.insert(screen).inserted && (!members.contains(screen) || old.contains(screen))
                    if !isNew { throw Refusal(.alreadyOnStack, screen) }
                }
            }
        }
    }

    /// The screens that an arrangement takes away.
    func leaving(_ targets: [Target]) -> [Screen] {
        let stay = Set(targets.lazy.flatMap { $0.stacks.joined() })
        return layers.reversed().flatMap { $0.leaving.filter { !stay.contains($0) } }
    }

    /// Carries out an arrangement; what leaves is in the transition already.
    mutating func arrange(_ targets: [Target], keeping kept: Int, _ transition: inout Transition) {
        transition.closed = layers[kept...].flatMap { $0.stacks.map(\.id) }
        layers.removeSubrange(kept...)
        for (index, target) in targets.enumerated() {
            if index >= kept {
                let stacks = target.stacks.indices.map { Stack(id: StackID(number: nextNumber + $0), screens: []) }
                nextNumber += stacks.count
                layers.append(Layer(hasTabs: target.hasTabs, stacks: stacks))
            }
            layers[index].selected = target.selected
            for (stack, screens) in target.stacks.enumerated() {
                let id = layers[index].stacks[stack].id
                layers[index].stacks[stack].screens = screens
                for screen in screens where !members.contains(screen) {
                    transition.entered.append(.init(screen: screen, stack: id))
                }
            }
        }
    }
}
