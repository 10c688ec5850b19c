// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Testing

@testable import VIPERKit

/// Large graphs, on a thread whose stack is as small as anybody's: nothing recurses.
@MainActor
struct LeakScaleTests {
    private final class Node {
        var next: Node?
        var children: [Node] = []
        weak var parent: Node?
    }

    private let nodes = (0..<100_000).map { _ in Node() }

    private func report(tracking tracked: [AnyObject]) -> LeakReport {
        LeakCheck.run { check in for object in tracked { check.track(object) } }
    }

    @Test("A ring of 100,000 objects is one cycle, told in short", arguments: [1, 1_000])
    func ring(tracked: Int) {
        for (node, next) in zip(nodes, nodes.dropFirst()) { node.next = next }
        nodes[nodes.count - 1].next = nodes[0]
        let report = report(tracking: Array(nodes.prefix(tracked)))
        nodes.forEach { $0.next = nil }
        #expect(report.leaks.count == tracked)
        let start = String(repeating: "Node.next → ", count: 12), end = String(repeating: "Node.next → ", count: 4)
        #expect(report.leaks.last?.cause == .cycle(start + "Node → (99984 more) → " + end + "Node"))
    }

    @Test("In a chain of 100,000 objects each is held by the one before")
    func chain() {
        for (node, next) in zip(nodes, nodes.dropFirst()) { node.next = next }
        let report = report(tracking: Array(nodes.prefix(1_000)))
        nodes.forEach { $0.next = nil }
        #expect(report.leaks.dropFirst().allSatisfy { $0.cause == .held(by: "Node.next") })
        #expect(report.description.hasSuffix("\n  … and 900 more"))
    }

    @Test("A tree of 100,000 objects with a cycle at its far end")
    func tree() {
        for (index, node) in nodes.enumerated().dropFirst() {
            nodes[(index - 1) / 2].children.append(node)
            node.parent = nodes[(index - 1) / 2]
        }
        nodes[nodes.count - 1].next = nodes[0]
        let report = report(tracking: [nodes[0]])
        nodes.forEach { ($0.next, $0.children) = (nil, []) }
        guard case .cycle(let path) = report.leaks.first?.cause else { return #expect(Bool(false), "\(report)") }
        #expect(path.hasSuffix("→ Node.next → Node"))
    }
}
