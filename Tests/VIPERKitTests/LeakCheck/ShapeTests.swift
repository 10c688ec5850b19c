// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Testing

@testable import VIPERKit

@MainActor
struct ShapeTests {
    @Test("The table has all its shapes")
    func count() {
        #expect(Shapes.all.count == 142)
        #expect(Set(Shapes.all.map(\.testDescription)).count == 142)
    }

    @Test("A reference of this shape is told", arguments: Shapes.all)
    func cause(of shape: Shape) {
        let tracker = Tracker()
        shape.build(tracker)
        let report = tracker.report()
        switch (shape.expected, report.leaks.first?.cause) {
        case (.dead, nil): #expect(report.isEmpty)
        case (.cycle(let path), .cycle(let found)): #expect(found == path)
        case (.held(let path), .held(by: let found)): #expect(found == path)
        case (.outside(let count), .outside(references: let found)): #expect(found == count)
        default: Issue.record("expected \(shape.expected), not \(report)")
        }
        #expect(report.leaks.dropFirst().allSatisfy { shape.expected.permitsBeside($0.cause) }, "\(report)")
    }
}

extension Shape.Expected {
    /// Whether an object tracked beside the first may be told so: it hangs on the first one's fault and has no other kind.
    fileprivate func permitsBeside(_ cause: LeakReport.Cause) -> Bool {
        switch (self, cause) {
        case (.dead, _), (.cycle, .outside), (.held, .cycle), (.outside, .cycle): false
        default: true
        }
    }
}
