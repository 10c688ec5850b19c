// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

extension RetainGraph {
    /// For each block the suspect that holds it over the fewest references.
    struct Nearest {
        /// The suspect, how far away it is, and by which edge it reaches the block.
        fileprivate(set) var suspect: [Int]
        fileprivate(set) var distance: [Int]
        fileprivate var arrival: [Int?]
    }

    /// Searches from all suspects at once, so that the whole takes linear time.
    func nearestSuspects() -> Nearest {
        var nearest = Nearest(
            suspect: Array(blocks.indices), distance: Array(repeating: Int.max, count: blocks.count),
            arrival: Array(repeating: nil, count: blocks.count))
        for suspect in 0..<suspectCount { nearest.distance[suspect] = 0 }
        var queue = Array(0..<suspectCount), next = 0
        while next < queue.count {
            let block = queue[next]
            next += 1
            for edge in outgoing(block) where nearest.distance[edges[edge].to] == Int.max {
                let target = edges[edge].to
                nearest.suspect[target] = nearest.suspect[block]
                nearest.distance[target] = nearest.distance[block] + 1
                nearest.arrival[target] = edge
                queue.append(target)
            }
        }
        return nearest
    }

    /// The edges from the nearest suspect up to and including `last`.
    func path(endingWith last: Int, _ nearest: Nearest) -> [Int] {
        var path = [last]
        while let edge = nearest.arrival[edges[path[path.count - 1]].from] { path.append(edge) }
        return path.reversed()
    }
}
