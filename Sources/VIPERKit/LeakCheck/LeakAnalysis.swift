// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// What keeps each suspect alive.
struct LeakAnalysis {
    enum Cause {
        /// An index into ``cycles``.
        case cycle(Int)
        case held(by: Int, path: [Int])
        case outside
    }

    let graph: RetainGraph
    private(set) var causes: [Cause]
    /// Edges, from the suspect on that holds the reference at fault.
    private(set) var cycles: [[Int]] = []

    /// Where on its cycle each suspect is.
    private(set) var positions: [Int]

    private let ranks: [Int?]
    private var blocked: Set<Int> = []
    private var budget: Int
    /// Whether the search ended before all was looked at.
    var isExhausted: Bool { budget <= 0 }

    /// - Parameter ranks: how far each suspect is from the view in the flow of ownership, where that is known.
    init(of graph: RetainGraph, ranks: [Int?]) {
        self.graph = graph
        self.ranks = ranks
        causes = Array(repeating: .outside, count: graph.suspectCount)
        positions = Array(repeating: 0, count: graph.suspectCount)
        budget = 16 * graph.edges.count + 10_000
        findCycles()
        findHolders()
    }

    /// Tells each cycle once: suspects on one that was told need none of their own, nor do those that would be free
    /// without the reference at fault.
    private mutating func findCycles() {
        let isInCycle = graph.blocksInCycles()
        for suspect in causes.indices where isInCycle[suspect] {
            guard case .outside = causes[suspect] else { continue }
            let sure = { [graph, blocked] in !blocked.contains($0) && !graph.edges[$0].isUncertain }
            let any = { [blocked] in !blocked.contains($0) }
            if let cycle = graph.shortestCycle(through: suspect, budget: &budget, allowing: sure)
                ?? graph.shortestCycle(through: suspect, budget: &budget, allowing: any)
            {
                add(cycle)
            }
        }
    }

    private mutating func add(_ cycle: [Int]) {
        let suspects = cycle.indices.filter { graph.isSuspect(graph.edges[cycle[$0]].from) }
        func suspect(_ index: Int) -> Int { graph.edges[cycle[suspects[index % suspects.count]]].from }
        /// How far the reference to the next suspect goes against the flow.
        func climb(_ index: Int) -> Int {
            guard let rank = ranks[suspect(index)], let next = ranks[suspect(index + 1)] else { return 0 }
            return rank - next
        }
        let fault = suspects.indices.max { climb($0) < climb($1) }.flatMap { climb($0) > 0 ? $0 : nil }
        let first = fault ?? suspects.indices.min { suspect($0) < suspect($1) } ?? 0
        let rotated = Array(cycle[suspects[first]...] + cycle[..<suspects[first]])
        if fault != nil {
            let end = rotated.dropFirst().firstIndex { graph.isSuspect(graph.edges[$0].from) } ?? rotated.count
            blocked.formUnion(rotated[..<end])
        }
        for (position, edge) in rotated.enumerated() where graph.isSuspect(graph.edges[edge].from) {
            guard case .outside = causes[graph.edges[edge].from] else { continue }
            causes[graph.edges[edge].from] = .cycle(cycles.count)
            positions[graph.edges[edge].from] = position
        }
        cycles.append(rotated)
    }

    private mutating func findHolders() {
        let nearest = graph.nearestSuspects()
        let isTold = causes.map { if case .cycle = $0 { true } else { false } }
        for suspect in causes.indices where !isTold[suspect] {
            /// Near ones first, then those in a cycle that was told, then those far from the view.
            func preference(_ edge: Int) -> (Int, Int, Int, Int) {
                let block = graph.edges[edge].from, holder = nearest.suspect[block]
                return (
                    holder == suspect ? 1 : 0, nearest.distance[block], isTold[holder] ? 0 : 1, -(ranks[holder] ?? -1)
                )
            }
            guard let last = graph.incoming(suspect).min(by: { preference($0) < preference($1) }) else { continue }
            let path = graph.path(endingWith: last, nearest), holder = graph.edges[path[0]].from
            if holder == suspect {
                add(path)
            } else {
                causes[suspect] = .held(by: holder, path: path)
            }
        }
    }
}
