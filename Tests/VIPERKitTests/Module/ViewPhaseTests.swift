// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Testing

@testable import VIPERKit

@Suite("Phases of a view")
struct ViewPhaseTests {
    static let all: [ViewPhase] = [.unloaded, .hidden, .appearing, .visible, .disappearing, .gone]

    /// The arrows of the drawing in the documentation of `ViewPhase`.
    static let arrows: [ViewPhase: Set<ViewPhase>] = [
        .unloaded: [.hidden], .hidden: [.appearing, .gone], .appearing: [.visible, .disappearing],
        .visible: [.disappearing], .disappearing: [.hidden, .appearing], .gone: [.hidden],
    ]

    @Test("Every walk takes arrows only and ends where it was to go", arguments: all, all)
    func walks(from start: ViewPhase, to target: ViewPhase) {
        var (phase, steps) = (start, 0)
        while let next = phase.next(towards: target), steps < 10 {
            #expect(Self.arrows[phase]?.contains(next) == true)
            (phase, steps) = (next, steps + 1)
        }
        let staysPut = target == .unloaded || (start == .unloaded && target == .gone)
        #expect(phase == (staysPut ? start : target) && steps <= 5)
    }

    @Test("A walk that is turned on its way is not begun again, and goes on to the new target")
    func turned() {
        var cycle = ViewLifeCycle()
        var begun = [cycle.aim(at: .visible)]
        var phases: [ViewPhase] = []
        while let step = cycle.step() {
            phases.append(step.to)
            if step.to == .appearing { begun.append(cycle.aim(at: .gone)) }
        }
        #expect(begun == [true, false])
        #expect(phases == [.hidden, .appearing, .disappearing, .hidden, .gone])
    }
}
