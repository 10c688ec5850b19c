// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

extension LeakReport {
    /// The strong references that keep the objects, as Mermaid text. Cycles are drawn thick and red.
    ///
    /// It stops at 200 nodes.
    ///
    /// ```
    /// flowchart LR
    ///     n0["ArticlesPresenter (presenter)"]
    ///     n1["closure"]
    ///     n0 ==>|"onUpdate"| n1
    ///     n1 ==> n0
    ///     linkStyle 0,1 stroke:red
    /// ```
    public var mermaid: String {
        var lines = ["flowchart LR"]
        var numbers: [Int: Int] = [:]
        for (number, node) in story.nodes.enumerated() {
            numbers[node.id] = number
            let role = leaks.indices.contains(node.id) ? leaks[node.id].role.map { " (\($0.rawValue))" } ?? "" : ""
            lines.append("    n\(number)[\"\(MermaidText.escaped(node.name + role))\"]")
        }
        var marked: [String] = []
        let arrows = story.arrows.filter { numbers[$0.from] != nil && numbers[$0.to] != nil }
        for (index, arrow) in arrows.enumerated() {
            guard let from = numbers[arrow.from], let to = numbers[arrow.to] else { continue }
            let label = MermaidText.escaped(String(arrow.label.drop { $0 == "." }))
            let line = arrow.isInCycle ? "==>" : "-->"
            lines.append("    n\(from) \(line)\(label.isEmpty ? "" : "|\"\(label)\"|") n\(to)")
            if arrow.isInCycle { marked.append(String(index)) }
        }
        for (index, leak) in leaks.enumerated() {
            guard case .outside(let count) = leak.cause, let number = numbers[index] else { continue }
            lines.append("    outside((\"outside\")) -.->|\"\(count)\"| n\(number)")
        }
        if !marked.isEmpty { lines.append("    linkStyle \(marked.joined(separator: ",")) stroke:red") }
        return lines.joined(separator: "\n")
    }
}
