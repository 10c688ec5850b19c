// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// How far a view has come in its life.
///
/// ```
///              load              will appear      did appear
///   unloaded ───────→ hidden ───────────→ appearing ───────→ visible
///                     │    ↑                  │ ↑               │
///        leaves stack │    │ did disappear    ↓ │ will appear   │ will disappear
///                     ↓    └────────────── disappearing ←───────┘
///                    gone ──→ hidden (pushed again)
/// ```
public enum ViewPhase: Sendable {
    /// The view has not been loaded.
    case unloaded
    /// Loaded, and not shown.
    case hidden
    /// About to be shown.
    case appearing
    /// Shown.
    case visible
    /// About to be covered or to leave.
    case disappearing
    /// Its screen has left the stack for good.
    case gone

    /// The next phase on the way to another; nil when there is nowhere to go.
    func next(towards target: ViewPhase) -> ViewPhase? {
        switch (self, target) {
        case (.unloaded, .unloaded), (.unloaded, .gone), (_, .unloaded): nil
        case (.hidden, .hidden), (.appearing, .appearing), (.visible, .visible): nil
        case (.disappearing, .disappearing), (.gone, .gone): nil
        case (.unloaded, _), (.gone, _): .hidden
        case (.hidden, .gone): .gone
        case (.hidden, _): .appearing
        case (.appearing, .visible): .visible
        case (.appearing, _), (.visible, _): .disappearing
        case (.disappearing, .appearing), (.disappearing, .visible): .appearing
        case (.disappearing, _): .hidden
        }
    }
}

/// Walks from phase to phase, one step at a time, and never inside another walk.
///
/// A hook called during a step may ask for another phase: then the walk that is under way turns towards it.
struct ViewLifeCycle {
    struct Step {
        let from: ViewPhase, to: ViewPhase

        /// Whether the view goes out of sight or off its stack, not the other way.
        var isLeaving: Bool {
            switch (from, to) {
            case (.disappearing, .hidden), (_, .disappearing), (_, .gone): true
            default: false
            }
        }
    }

    private(set) var phase = ViewPhase.unloaded
    private var target = ViewPhase.unloaded
    private var isWalking = false

    /// Sets where to go; false when a walk is under way already and will get there.
    mutating func aim(at target: ViewPhase) -> Bool {
        self.target = target
        guard !isWalking else { return false }
        isWalking = true
        return true
    }

    /// Takes a step; nil, which ends the walk, when the target is reached.
    mutating func step() -> Step? {
        guard let next = phase.next(towards: target) else {
            isWalking = false
            return nil
        }
        defer { phase = next }
        return Step(from: phase, to: next)
    }
}
