// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// What a report tells beside each leak: the cycles, who hangs on whom, and what to draw.
struct LeakStory: Sendable {
    struct Cycle: Sendable {
        var path: String
        /// Leaks, the one that holds the reference at fault first.
        var members: [Int]
    }

    struct Arrow: Sendable, Hashable {
        var from: Int
        var label: String
        var to: Int
        var isInCycle: Bool
    }

    /// A drawing of more is not readable.
    fileprivate static let mostNodes = 200

    var cycles: [Cycle] = []
    /// For each leak the leak that holds it.
    var holders: [Int?] = []
    /// What is drawn, and its name.
    var nodes: [(id: Int, name: String)] = []
    var arrows: [Arrow] = []
}

extension LeakReport {
    /// Explains survivors; without a runtime it only names them.
    ///
    /// The caller's array is taken to hold one reference to each of them.
    init(
        survivors: [AnyObject], roles: [ModuleElement.Role?], trackedCount: Int, failures: [Failure] = [],
        runtime: RuntimeEntryPoints?
    ) {
        self.trackedCount = trackedCount
        self.failures = failures
        isExplained = runtime != nil || survivors.isEmpty
        guard let runtime, !survivors.isEmpty else {
            leaks = zip(survivors, roles).map { object, role in
                Leak(
                    type: KitTypes.name(of: type(of: object)), role: role, cause: .outside(references: 0),
                    outsideReferences: 0)
            }
            story = LeakStory(holders: survivors.map { _ in nil })
            isCutShort = false
            return
        }
        let graph = RetainGraph(suspects: survivors, runtime: runtime)
        let analysis = LeakAnalysis(of: graph, ranks: roles.map { $0?.rank })
        let path = RetainPath(graph: graph)
        leaks = zip(survivors.indices, roles).map { suspect, role in
            // Counted while the array does hold its reference.
            let references = withExtendedLifetime(survivors) { max(0, graph.referencesFromOutside(to: suspect) - 1) }
            let cause: Cause =
                switch analysis.causes[suspect] {
                case .cycle(let index): .cycle(path.text(analysis.cycles[index], from: analysis.positions[suspect]))
                case .held(_, let edges): .held(by: path.text(edges, withoutEnd: true))
                case .outside: .outside(references: references)
                }
            return Leak(type: path.name(of: suspect), role: role, cause: cause, outsideReferences: references)
        }
        story = withExtendedLifetime(survivors) { LeakStory(analysis, path) }
        isCutShort = !graph.isComplete || analysis.isExhausted
    }
}

extension LeakStory {
    fileprivate init(_ analysis: LeakAnalysis, _ path: RetainPath) {
        let graph = analysis.graph
        cycles = analysis.cycles.map { edges in
            let members = edges.map { graph.edges[$0].from }.filter(graph.isSuspect)
            return Cycle(path: path.text(edges), members: members)
        }
        holders = analysis.causes.map { if case .held(let holder, _) = $0 { holder } else { nil } }
        for edges in analysis.cycles { draw(edges, isCycle: true, path) }
        for case .held(_, let edges) in analysis.causes { draw(edges, isCycle: false, path) }
        for suspect in 0..<graph.suspectCount { add(suspect, path) }
    }

    /// Draws a path, its anonymous blocks as part of the arrows that pass through them.
    private mutating func draw(_ edges: [Int], isCycle: Bool, _ path: RetainPath) {
        guard let first = edges.first else { return }
        var from = path.graph.edges[first].from, label = ""
        for index in edges where nodes.count < Self.mostNodes {
            let edge = path.graph.edges[index]
            label += edge.label
            if path.graph.blocks[edge.to].isAnonymous { continue }
            add(from, path)
            add(edge.to, path)
            let arrow = Arrow(from: from, label: label, to: edge.to, isInCycle: isCycle)
            if !arrows.contains(where: { $0.from == from && $0.to == edge.to && $0.label == label }) {
                arrows.append(arrow)
            }
            (from, label) = (edge.to, "")
        }
    }

    private mutating func add(_ block: Int, _ path: RetainPath) {
        guard nodes.count < Self.mostNodes, !nodes.contains(where: { $0.id == block }) else { return }
        nodes.append((block, path.name(of: block)))
    }
}

extension ModuleElement.Role {
    /// How far the role is from the view in the flow of ownership.
    var rank: Int {
        switch self {
        case .view, .model: 0
        case .builder: 1
        case .presenter: 2
        case .interactor, .router: 3
        }
    }
}
