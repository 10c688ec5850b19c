// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

extension RetainGraph {
    /// For each block whether it is in a cycle at all (Tarjan's algorithm, with a stack of its own).
    func blocksInCycles() -> [Bool] {
        var search = ComponentSearch(count: blocks.count)
        for root in blocks.indices where search.order[root] == 0 {
            search.enter(root, outgoing(root))
            while let (block, edge) = search.nextEdge() {
                guard let edge else {
                    search.leave(block)
                    continue
                }
                let target = edges[edge].to
                if target == block { search.isInCycle[block] = true }
                if search.order[target] == 0 {
                    search.enter(target, outgoing(target))
                } else {
                    search.meet(target, from: block)
                }
            }
        }
        return search.isInCycle
    }

    /// The shortest way from a block back to itself, as edges; breadth first.
    ///
    /// - Parameter budget: the number of edges still to be looked at; nil is returned when it is used up.
    func shortestCycle(through start: Int, budget: inout Int, allowing isAllowed: (Int) -> Bool) -> [Int]? {
        var arrivals: [Int: Int] = [:], queue = [start], next = 0
        while next < queue.count {
            for edge in outgoing(queue[next]) where isAllowed(edge) {
                budget -= 1
                guard budget > 0 else { return nil }
                let target = edges[edge].to
                guard arrivals[target] == nil else { continue }
                arrivals[target] = edge
                guard target == start else {
                    queue.append(target)
                    continue
                }
                var path = [edge]
                while edges[path[path.count - 1]].from != start, let edge = arrivals[edges[path[path.count - 1]].from] {
                    path.append(edge)
                }
                return path.reversed()
            }
            next += 1
        }
        return nil
    }
}

/// The state of a search for strongly connected components.
private struct ComponentSearch {
    /// When a block was entered, from 1 on, and the earliest one that can be reached from it.
    var order: [Int]
    var isInCycle: [Bool]
    private var lowest: [Int]
    private var isOpen: [Bool]
    private var open: [Int] = []
    private var path: [(block: Int, edges: Range<Int>)] = []
    private var entered = 0

    init(count: Int) {
        order = Array(repeating: 0, count: count)
        lowest = order
        isOpen = Array(repeating: false, count: count)
        isInCycle = isOpen
    }

    mutating func enter(_ block: Int, _ edges: Range<Int>) {
        entered += 1
        order[block] = entered
        lowest[block] = entered
        isOpen[block] = true
        open.append(block)
        path.append((block, edges))
    }

    /// The block at the end of the path and an edge of it that was not looked at yet.
    mutating func nextEdge() -> (block: Int, edge: Int?)? {
        guard let (block, edges) = path.last else { return nil }
        guard let edge = edges.first else { return (block, nil) }
        path[path.count - 1].edges = edges.dropFirst()
        return (block, edge)
    }

    mutating func meet(_ target: Int, from block: Int) {
        if isOpen[target] { lowest[block] = min(lowest[block], order[target]) }
    }

    mutating func leave(_ block: Int) {
        path.removeLast()
        if let parent = path.last { lowest[parent.block] = min(lowest[parent.block], lowest[block]) }
        guard lowest[block] == order[block] else { return }
        let isCycle = open.last != block
        while let member = open.popLast() {
            isOpen[member] = false
            if isCycle { isInCycle[member] = true }
            if member == block { return }
        }
    }
}
