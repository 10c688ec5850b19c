// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Testing

@testable import VIPERKit

/// Waits for screens of a stack under random calls, also from inside hooks.
@MainActor
private final class WaitingWorld {
    /// One wait: for which screen, and what it got.
    @MainActor final class Wait {
        let screen: WorldScreen
        var answers: [Int?] = []
        init(_ screen: WorldScreen) { self.screen = screen }
    }

    private var numbers: SplitMix64
    private let screens = (0..<8).map { WorldScreen($0) }
    private(set) var stack: TextNavigationStack?
    private(set) var waits: [Wait] = []
    private var finished: Set<Int> = []
    private(set) var mostWaiting = 0

    init(seed: UInt64) {
        numbers = SplitMix64(seed: seed)
        stack = TextNavigationStack(root: TextScreen(), output: "")
        stack?.onFault = { _ in }
        for screen in screens {
            screen.hook = { [unowned self] in if Int.random(in: 0..<25, using: &numbers) == 0 { call() } }
        }
    }

    func release() { stack = nil }

    private func ticket(for screen: WorldScreen) -> ResultTicket {
        let wait = Wait(screen)
        waits.append(wait)
        return ResultTicket { outcome in
            MainActor.assumeIsolated {
                if wait.answers.isEmpty || outcome != nil { wait.answers.append(outcome as? Int) }
            }
        }
    }

    func call() {
        guard let target = stack?.visibleScreen?.stack ?? stack else { return }
        let screen = screens[Int.random(in: 0..<8, using: &numbers)]
        switch Int.random(in: 0..<20, using: &numbers) {
        case 0..<8: target.push(screen, ticket: ticket(for: screen))
        case 8..<10: target.present(screen, ticket: ticket(for: screen))
        case 10..<13:
            finished.insert(screen.number)
            screen.navigation?.finish(screen, outcome: screen.number)
        case 13: target.pop()
        case 14: target.back()
        case 15: screen.refuses.toggle()
        case 16: target.setScreens([target.screens[0], screen])
        case 17: target.dismiss()
        case 18: stack?.home()
        default: stack?.arrange(ScreenArrangement(purpose: .open, layers: [.init(stacks: [[screen]])]))
        }
    }

    /// Who waits waits for a screen that is there, alone; who got something got what the screen finished with.
    var fault: String? {
        let waiting = waits.filter(\.answers.isEmpty)
        mostWaiting = max(mostWaiting, waiting.count)
        if let lost = waiting.first(where: { $0.screen.stack == nil }) {
            return "\(lost.screen.number) is waited for, and gone"
        }
        if Set(waiting.map(\.screen.number)).count < waiting.count { return "two wait for the same screen" }
        if let twice = waits.first(where: { $0.answers.count > 1 }) { return "answered twice: \(twice.answers)" }
        for wait in waits {
            if case .some(let number?) = wait.answers.first, number != wait.screen.number { return "wrong outcome" }
        }
        waits = waiting
        return nil
    }
}

@Suite("Waits under random calls") @MainActor
struct ResultRandomTests {
    @Test("10,000 calls: each wait ends once, and just when its screen has gone or was refused")
    func random() async {
        for seed in UInt64(1)...50 {
            let world = WaitingWorld(seed: seed)
            for step in 0..<200 {
                world.call()
                if let fault = world.fault { return _ = Issue.record("seed \(seed), step \(step): \(fault)") }
            }
            world.release()
            #expect(world.fault == nil && world.waits.isEmpty && world.mostWaiting > 1, "seed \(seed)")
            await Task.yield()  // Other tests wait for the main actor.
        }
    }
}
