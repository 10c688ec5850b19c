// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// The heap blocks reachable from objects that should be gone, and the strong references between them.
///
/// The suspects come first, in the order given. The objects must be at rest: reading races with whoever changes them.
/// Complexity: linear in the number of references.
struct RetainGraph {
    struct Edge {
        var from: Int
        var label: String
        var to: Int

        /// Whether this is only a word that looks like a reference.
        var isUncertain: Bool { label.last == "?" }
    }

    let runtime: RuntimeEntryPoints
    let suspectCount: Int
    private(set) var blocks: [HeapBlock]
    private(set) var edges: [Edge] = []
    /// Whether the search ended by itself rather than at the limit.
    private(set) var isComplete = true
    private var outgoingStarts: [Int] = [0]
    private var incomingStarts: [Int] = []
    private var incomingEdges: [Int] = []

    /// - Parameter limit: how many blocks to read at most.
    init(suspects: [AnyObject], runtime: RuntimeEntryPoints, limit: Int = 2_000_000) {
        self.runtime = runtime
        suspectCount = suspects.count
        blocks = suspects.map { HeapBlock($0) }
        explore(limit: limit)
        indexIncoming()
    }

    private mutating func explore(limit: Int) {
        let reader = ReferenceReader(runtime: runtime, suspects: Set(blocks.map(\.address)))
        var indices: [UnsafeRawPointer: Int] = [:]
        for (index, block) in blocks.enumerated() { indices[block.address] = index }
        var next = 0
        while next < blocks.count, next < limit {
            let from = next
            reader.references(of: blocks[from]) { label, target in
                let to = indices[target.address] ?? blocks.count
                if to == blocks.count {
                    indices[target.address] = to
                    blocks.append(target)
                }
                edges.append(Edge(from: from, label: label, to: to))
            }
            outgoingStarts.append(edges.count)
            next += 1
        }
        isComplete = next == blocks.count
        outgoingStarts += Array(repeating: edges.count, count: blocks.count - next)
    }

    /// Sorts the edges by their targets: counts first, then places.
    private mutating func indexIncoming() {
        incomingStarts = Array(repeating: 0, count: blocks.count + 1)
        for edge in edges { incomingStarts[edge.to + 1] += 1 }
        for index in blocks.indices { incomingStarts[index + 1] += incomingStarts[index] }
        incomingEdges = Array(repeating: 0, count: edges.count)
        var places = incomingStarts
        for (index, edge) in edges.enumerated() {
            incomingEdges[places[edge.to]] = index
            places[edge.to] += 1
        }
    }

    func outgoing(_ block: Int) -> Range<Int> { outgoingStarts[block]..<outgoingStarts[block + 1] }
    func incoming(_ block: Int) -> ArraySlice<Int> { incomingEdges[incomingStarts[block]..<incomingStarts[block + 1]] }
    func isSuspect(_ block: Int) -> Bool { block < suspectCount }

    /// Strong references to a suspect that are not in the graph; its owner in the leak check counts as one of them.
    func referencesFromOutside(to suspect: Int) -> Int {
        max(0, runtime.retainCount(blocks[suspect].address) - incoming(suspect).count)
    }
}
