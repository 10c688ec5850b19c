// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// Compares what ``RuntimeLayout`` assumes with objects whose references are known.
///
/// It runs once, before the first report. When it fails, or a function of the runtime is missing, or the system is none
/// of those known, reports only name survivors.
enum RuntimeSelfTest {
    /// The runtime to read with, if its layout is the expected one.
    static let runtime: RuntimeEntryPoints? = checked(RuntimeEntryPoints())

    static func checked(_ runtime: RuntimeEntryPoints?, isKnownSystem: Bool = RuntimeLayout.isKnownHere)
        -> RuntimeEntryPoints?
    {
        guard isKnownSystem, let runtime, isAsExpected(runtime) else { return nil }
        return runtime
    }

    /// Whether a sample's references are found, all of them and no others.
    static func isAsExpected(_ runtime: RuntimeEntryPoints) -> Bool {
        let target = Target(), sample = Sample(target)
        let expected: [String: Int] = [
            ".plain": 1, ".optional": 1, ".anything": 1, ".boxed": 1, ".error": 1, ".choice.pair.1": 1,
            ".nested.indirect": 1,
            ".action": 1, ".items": 1, ".table": 1, ".members": 1,
        ]
        let graph = RetainGraph(suspects: [sample, target], runtime: runtime, limit: 100)
        var found: [String: Int] = [:]
        for edge in graph.outgoing(0) { found[graph.edges[edge].label, default: 0] += 1 }
        guard found == expected, graph.isComplete else { return false }
        // Each of the sample's properties leads to the target: four by themselves, the others through a block.
        let toTarget = graph.incoming(1).map { graph.edges[$0].label }.sorted()
        let direct = [".plain", ".optional", ".anything", ".choice.pair.1"]
        let indirect = [".target", ".target", ".1", "", "[1]", "[\"key\"]", "[0]"]
        guard toTarget == (direct + indirect).sorted() else { return false }
        // The array literal above and the constants of this function hold it, too: only too small a count is wrong.
        return withExtendedLifetime((sample, target)) {
            runtime.retainCount(graph.blocks[1].address) >= toTarget.count
                && runtime.allocatedSize(graph.blocks[0].address) >= 100
        }
    }
}

private final class Target: Hashable, Sendable {
    static func == (left: Target, right: Target) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

private struct Large {
    var padding = (0, 0, 0)
    var target: Target
}

private struct Failure: Error { var target: Target }

private enum Choice { case none, pair(Int, Target), other(Target), text(String) }
private indirect enum Nested { case end, indirect(Int8, Target) }

private final class Sample {
    var number = 1
    var plain: Target
    var optional: Target?
    weak var weak: Target?
    unowned var unowned: Target
    unowned(unsafe) var unsafe: Target
    var anything: Any
    var boxed: Any
    var error: any Error
    var choice: Choice
    var nested: Nested
    var action: () -> Int
    var items: [Target?]
    var table: [String: Target]
    var members: Set<Target>

    init(_ target: Target) {
        plain = target
        optional = target
        weak = target
        unowned = target
        unsafe = target
        anything = target
        boxed = Large(target: target)
        error = Failure(target: target)
        choice = .pair(1, target)
        nested = .indirect(1, target)
        let number = number
        action = { ObjectIdentifier(target).hashValue + number }
        items = [nil, target]
        table = ["key": target]
        members = [target]
    }
}
