// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

extension LeakReport {
    /// The report as text, at most 80 columns wide and 100 objects long.
    public var description: String {
        var text = TextReport(holders: story.holders)
        for failure in failures { text.add(failure.description) }
        if leaks.isEmpty {
            if failures.isEmpty { text.add("no leaks: \(counted(trackedCount, "object")) gone") }
            return text.lines.joined(separator: "\n")
        }
        text.add("\(leaks.count) of \(counted(trackedCount, "object")) leaked")
        tellCycles(in: &text)
        for leak in leaks.indices where story.holders[leak] == nil { tell(leak, indent: 2, in: &text) }
        for leak in leaks.indices { tell(leak, indent: 2, in: &text) }  // What holds each other.
        if text.told.count < leaks.count { text.add("  … and \(leaks.count - text.told.count) more") }
        if !isExplained { text.add("What holds them is not known: the runtime of this program cannot be read.") }
        if isCutShort { text.add("The search was cut short: there are too many objects.") }
        return text.lines.joined(separator: "\n")
    }

    private func tellCycles(in text: inout TextReport) {
        for cycle in story.cycles {
            guard let first = cycle.members.first, text.hasRoom else { return }
            text.add("  \(name(first)) is in a cycle\(beside(first)):")
            text.add("    \(cycle.path)")
            text.told.insert(first)
            for member in cycle.members.dropFirst() where text.hasRoom && text.told.insert(member).inserted {
                text.add("  \(name(member)) is in it\(beside(member))")
            }
            for member in cycle.members { tellHeld(by: member, indent: 2, in: &text) }
        }
    }

    private func tell(_ leak: Int, indent: Int, in text: inout TextReport) {
        guard text.hasRoom, text.told.insert(leak).inserted else { return }
        let margin = String(repeating: " ", count: indent)
        switch leaks[leak].cause {
        case .outside where !isExplained: text.add(margin + name(leak))
        case .outside(let count):
            text.add(margin + "\(name(leak)) is held from outside by \(counted(count, "reference"))")
        case .held(let path): text.add(margin + "\(name(leak)) is held\(beside(leak)) by \(path)")
        case .cycle(let path): text.add(margin + "\(name(leak)) is in a cycle: \(path)")
        }
        tellHeld(by: leak, indent: indent + 2, in: &text)
    }

    /// What hangs on a leak, below it, each level further in; with a stack of its own, as chains may be long.
    private func tellHeld(by holder: Int, indent: Int, in text: inout TextReport) {
        var pending = text.dependents(of: holder).map { ($0, indent) }
        while let (leak, indent) = pending.popLast(), text.hasRoom {
            guard case .held(let path) = leaks[leak].cause, text.told.insert(leak).inserted else { continue }
            text.add(
                String(repeating: " ", count: min(indent, 20)) + "\(name(leak)) is held by it\(beside(leak)): \(path)")
            pending += text.dependents(of: leak).map { ($0, indent + 2) }
        }
    }

    private func name(_ leak: Int) -> String {
        leaks[leak].type + (leaks[leak].role.map { " (\($0.rawValue))" } ?? "")
    }

    /// What more holds a leak whose cause is told.
    private func beside(_ leak: Int) -> String {
        let count = leaks[leak].outsideReferences
        return count == 0 ? "" : " (and from outside by \(counted(count, "reference")))"
    }

    private func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}

extension LeakReport.Failure: CustomStringConvertible {
    public var description: String {
        switch self {
        case .nothingTracked: "Nothing was tracked: hand the check an object, with `check.track(screen)`."
        case .subjectWasNil(let place): "\(place): the object to be tracked was nil already."
        }
    }
}

/// Lines of 80 columns at most. What continues a line is indented further than it.
private struct TextReport {
    private static let width = 80
    private static let longest = 100

    var lines: [String] = []
    var told: Set<Int> = []
    private let dependents: [Int: [Int]]

    /// - Parameter holders: for each leak the leak that holds it.
    init(holders: [Int?]) {
        let held = holders.indices.filter { holders[$0] != nil }.reversed()
        dependents = Dictionary(grouping: held) { holders[$0] ?? -1 }
    }

    /// The leaks that a leak holds, last one first.
    func dependents(of leak: Int) -> [Int] { dependents[leak] ?? [] }

    var hasRoom: Bool { told.count < Self.longest }

    mutating func add(_ line: String) {
        let margin = line.prefix { $0 == " " }
        var rest = line[...], prefix = ""
        while prefix.count + rest.count > Self.width {
            let room = rest.prefix(Self.width - prefix.count)
            let end = Self.lastBreak(in: room, after: prefix.isEmpty ? margin.count : 0) ?? room.endIndex
            lines.append(prefix + rest[..<end])
            rest = rest[end...].drop { $0 == " " }
            prefix = margin + "  "
        }
        lines.append(prefix + rest)
    }

    /// Before an arrow if there is one, else at a space, else before a member of a member.
    private static func lastBreak(in text: Substring, after margin: Int) -> String.Index? {
        let start = text.index(text.startIndex, offsetBy: margin)
        for separator in [" →", " ", ".", "<"] {
            let candidates = text[start...].indices.dropFirst().filter { text[$0...].hasPrefix(separator) }
            if let last = candidates.last { return last }
        }
        return nil
    }
}
