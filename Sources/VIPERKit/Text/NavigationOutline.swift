// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// What a navigator holds, one line for each stack, screen, model and module; the source of its tree and its diagram.
///
/// A node comes after the one it hangs from. Layers do not hang from each other, and a screen not from the one below:
/// so the depth, and with it the length of a line, is bounded by that of the modules.
struct NavigationOutline {
    enum Kind { case stack, tabs, tab, screen, model, module, child }

    struct Node {
        let kind: Kind
        let text: String
        let depth: Int
        /// The node an arrow comes from: for a screen the one below, for a presentation the layer below.
        let source: Int?
        /// Whether it is the selected tab, or the screen that is shown.
        let isMarked: Bool
    }

    private(set) var nodes: [Node] = []

    /// O(n) in the screens and modules. Loads no view.
    @MainActor
    init(_ state: TextNavigator.State) {
        var below: Int?
        for (index, layer) in state.layers.enumerated() {
            let name = index == 0 ? "root" : "presented"
            below = add(layer.hasTabs ? .tabs : .stack, layer.hasTabs ? name + " tabs" : name, depth: 0, from: below)
            for (position, stack) in layer.stacks.enumerated() {
                var last = below
                if layer.hasTabs {
                    let isSelected = position == layer.selected
                    last = add(.tab, "tab \(position + 1)", depth: 1, from: below, isMarked: isSelected)
                }
                for screen in stack.screens {
                    last = add(screen.object, depth: layer.hasTabs ? 2 : 1, from: last, screen == state.visible)
                }
            }
        }
    }

    @MainActor
    private mutating func add(_ screen: TextScreen, depth: Int, from source: Int?, _ isVisible: Bool) -> Int {
        let title = TextSanitizer.clean(screen.title)
        let text = Self.type(of: screen) + (title.isEmpty ? "" : " “\(title)”")
        let node = add(.screen, text, depth: depth, from: source, isMarked: isVisible)
        for module in screen.modules { add(module, .module, depth: depth + 1, from: node) }
        for model in screen.hostedModels {
            let modelNode = add(.model, Self.type(of: model), depth: depth + 1, from: node)
            for module in model.modules { add(module, .module, depth: depth + 2, from: modelNode) }
        }
        return node
    }

    @MainActor
    private mutating func add(_ module: any Module, _ kind: Kind, depth: Int, from source: Int) {
        let parts = module.parts.filter { $0.role != .builder }.map { Self.type(of: $0.object) }
        let text = parts.isEmpty ? Self.type(of: module) : parts.joined(separator: ", ")
        let node = add(kind, text, depth: depth, from: source)
        for child in module.children { add(child, .child, depth: depth + 1, from: node) }
    }

    private mutating func add(_ kind: Kind, _ text: String, depth: Int, from source: Int?, isMarked: Bool = false)
        -> Int
    {
        nodes.append(Node(kind: kind, text: text, depth: depth, source: source, isMarked: isMarked))
        return nodes.count - 1
    }

    private static func type(of object: AnyObject) -> String { TextSanitizer.clean("\(Swift.type(of: object))") }
}

extension NavigationOutline {
    /// One line for each node, those that hang from another indented below it.
    var tree: String {
        var text = ""
        for node in nodes {
            text += String(repeating: "  ", count: node.depth)
            switch node.kind {
            case .module, .model: text += "\(node.kind) "
            case .child: text += "child "
            case .stack, .tabs, .tab, .screen: break
            }
            text += node.text + (node.isMarked ? node.kind == .tab ? ", selected\n" : "  ← visible\n" : "\n")
        }
        return text
    }

    /// A Mermaid flowchart: an arrow for what holds what, and from each screen to the one above it.
    var mermaid: String {
        var text = "flowchart TD\n"
        for (index, node) in nodes.enumerated() {
            let label = MermaidText.escaped(node.text)
            switch node.kind {
            case .stack, .tabs, .tab: text += "    n\(index)([\"\(label)\"])\n"
            case .screen, .model: text += "    n\(index)[\"\(label)\"]\n"
            case .module, .child: text += "    n\(index)[[\"\(label)\"]]\n"
            }
            if let source = node.source { text += "    n\(source) \(Self.arrow(to: node.kind)) n\(index)\n" }
            if node.isMarked { text += "    style n\(index) stroke-width:4px\n" }
        }
        return text
    }

    private static func arrow(to kind: Kind) -> String {
        switch kind {
        case .stack, .tabs: "-. presents .->"
        case .tab, .screen: "-->"
        case .model, .module: "---"
        case .child: "-- child ---"
        }
    }
}
