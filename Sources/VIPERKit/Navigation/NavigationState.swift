// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// Which screens are where: a value without side effects.
///
/// The first layer is the root; each further one is presented above the one before. A layer is a stack of screens, or
/// tabs: several stacks side by side, one of them selected. What is shown is the top screen of the selected stack of
/// the last layer:
///
/// ```
///   layer 1, presented:   (p) q
///   layer 0, tabs:         a  b  c │ d │ e  f          (selected: the second stack, d)
/// ```
///
/// A call goes through two steps, so that the screens which would leave can be asked in between:
///
/// ```
///   request ──plan──▶ edit ──(every leaving screen agrees?)──▶ apply ──▶ transition: who appears, disappears, has left
///             └─▶ fault: nothing changes
/// ```
///
/// No screen is in it twice, and every stack has at least one screen.
struct NavigationState<Screen: Hashable & Sendable>: Sendable {
    /// Given in order and never again: the stacks of a layer have consecutive numbers, higher than those of the layers
    /// below.
    struct StackID: Hashable, Sendable { let number: Int }

    struct Stack: Sendable {
        let id: StackID
        var screens: [Screen]
    }

    /// One stack, or tabs.
    struct Layer: Sendable {
        /// Whether the user can switch between the stacks, however few they are.
        let hasTabs: Bool
        var stacks: [Stack]
        var selected = 0

        /// The stack whose top is shown, or would be if nothing were presented above.
        var shown: Stack { stacks[selected] }

        /// The screens in the order in which they leave: those of the selected stack first, then those of the others,
        /// each stack's top first.
        var leaving: [Screen] {
            let others = stacks.indices.lazy.filter { $0 != selected }.flatMap { stacks[$0].screens.reversed() }
            return shown.screens.reversed() + others
        }
    }

    /// Where a stack is.
    struct Position: Hashable {
        var layer: Int
        var stack: Int
    }

    var layers: [Layer]
    var members: Set<Screen>
    var nextNumber: Int

    init(root: Screen) { self.init(roots: [root], hasTabs: false) }

    /// Tabs at the root, the first selected. There must be one at least.
    init(tabs roots: [Screen]) { self.init(roots: roots, hasTabs: true) }

    private init(roots: [Screen], hasTabs: Bool) {
        let stacks = roots.enumerated().map { Stack(id: StackID(number: $0), screens: [$1]) }
        layers = [Layer(hasTabs: hasTabs, stacks: stacks)]
        members = Set(roots)
        nextNumber = roots.count
    }

    /// The selected stack of the root's layer.
    var root: Stack { layers[0].shown }

    /// What is presented above everything or, when nothing is, the root's layer.
    var top: Layer { layers[layers.count - 1] }

    /// The screen that is shown.
    var visible: Screen {
        // In place: a copy of the layer would copy nothing but would be counted.
        let last = layers.count - 1
        return layers[last].stacks[layers[last].selected].screens.last!
    }

    /// Whether there is anything to go back from: a presentation, or more than the root screen of the selected stack.
    var isAway: Bool { layers.count > 1 || layers[0].shown.screens.count > 1 }

    func contains(_ screen: Screen) -> Bool { members.contains(screen) }

    /// The position of a stack; O(log n), since a stack of a layer above another's has the higher number.
    func position(of id: StackID) -> Position? {
        var (low, high) = (0, layers.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if layers[middle].stacks[0].id.number <= id.number { low = middle } else { high = middle }
        }
        let stack = id.number - layers[low].stacks[0].id.number
        return layers[low].stacks.indices.contains(stack) ? Position(layer: low, stack: stack) : nil
    }

    func screens(of id: StackID) -> [Screen] { position(of: id).map { screens(at: $0) } ?? [] }

    func screens(at position: Position) -> [Screen] { layers[position.layer].stacks[position.stack].screens }

    /// The root of what is presented directly above a stack: of the selected stack, when those are tabs.
    func presented(above id: StackID) -> Screen? {
        guard let layer = position(of: id)?.layer, layer + 1 < layers.count else { return nil }
        return layers[layer + 1].shown.screens[0]
    }
}
