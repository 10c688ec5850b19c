// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// Writes edges of the graph as text: `ArticlesPresenter.onUpdate → closure → ArticlesScreen`.
final class RetainPath {
    static let arrow = " → "

    /// Longer paths are shown without their middle.
    private static let longest = 128
    private static let head = 12
    private static let tail = 4

    let graph: RetainGraph
    private var names: [Metadata: String] = [:]

    init(graph: RetainGraph) { self.graph = graph }

    /// The whole path, or with `withoutEnd` all but the last block's name; a cycle can be told from any position on.
    func text(_ path: [Int], from position: Int = 0, withoutEnd: Bool = false) -> String {
        guard !path.isEmpty else { return "" }
        func edges(_ range: Range<Int>) -> [Int] { range.map { path[(position + $0) % path.count] } }
        let isLong = path.count > Self.longest
        let head = edges(0..<(isLong ? Self.head : path.count))
        var text = name(of: graph.edges[head[0]].from) + steps(head, withoutEnd: withoutEnd && !isLong)
        if isLong {
            let tail = edges(path.count - Self.tail..<path.count), start = graph.edges[tail[0]].from
            text += Self.arrow + "(\(path.count - head.count - tail.count) more)" + Self.arrow
            text += (graph.blocks[start].isAnonymous ? "…" : name(of: start)) + steps(tail, withoutEnd: withoutEnd)
        }
        return text
    }

    private func steps(_ path: [Int], withoutEnd: Bool) -> String {
        var text = ""
        for (position, index) in path.enumerated() {
            let edge = graph.edges[index], isEnd = withoutEnd && position == path.count - 1
            if isClosureInClosure(edge) { continue }
            text += edge.label
            if !isEnd, !graph.blocks[edge.to].isAnonymous { text += Self.arrow + name(of: edge.to) }
        }
        return text
    }

    private func isClosureInClosure(_ edge: RetainGraph.Edge) -> Bool {
        guard case .closure = graph.blocks[edge.from].content, case .closure = graph.blocks[edge.to].content else {
            return false
        }
        return edge.label.isEmpty
    }

    /// What a block is called: an object by its type.
    func name(of block: Int) -> String {
        switch graph.blocks[block].content {
        case .object: name(of: Metadata(at: graph.runtime.objectType(graph.blocks[block].address)))
        case .closure: "closure"
        case .capturedVariable: "captured var"
        case .task: "suspended task"
        case .box, .error, .payload, .elements, .members, .entries: "…"
        }
    }

    private func name(of type: Metadata) -> String {
        if let name = names[type] { return name }
        let name = KitTypes.name(of: type.type)
        names[type] = name
        return name
    }
}
