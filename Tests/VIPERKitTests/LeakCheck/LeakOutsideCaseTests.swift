// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Foundation
import Testing
import VIPERKit

/// Faults that are no cycles, or are kept by tasks.
@MainActor
struct LeakOutsideCaseTests {
    private func screen(_ check: LeakCheck) -> CaseScreen {
        let screen = CaseScreen()
        screen.loadViewIfNeeded()
        check.track(screen)
        return screen
    }

    @Test("A9: a task that unwraps its weak owner before an endless loop keeps it", arguments: [false, true])
    func unwrappedBeforeLoop(isMended: Bool) async {
        let (stream, continuation) = AsyncStream<Int>.makeStream()
        let report = await LeakCheck.run { check in
            let interactor = screen(check).module.interactor
            interactor.pending = Task { [weak interactor] in
                if !isMended {
                    guard let interactor else { return }
                    for await value in stream { interactor.count += value }
                } else {
                    for await value in stream { interactor?.count += value }
                }
            }
            await Task.yield()
        }
        continuation.finish()
        guard !isMended else { return #expect(report.isEmpty, "\(report)") }
        #expect(report.leaks.map(\.cause) == [.cycle("CaseInteractor.pending → suspended task? → CaseInteractor")])
    }

    @Test("A10: a repeating timer is told as a reference from outside", arguments: [false, true])
    func timer(isMended: Bool) {
        let timer = RunningTimer()
        let report = LeakCheck.run { check in
            let interactor = screen(check).module.interactor
            interactor.timer = timer
            if isMended {
                timer.start { [weak interactor] in interactor?.count += 1 }
            } else {
                timer.start { interactor.count += 1 }
            }
        }
        timer.stop()
        guard !isMended else { return #expect(report.isEmpty, "\(report)") }
        #expect(report.leaks.map(\.type) == ["CaseInteractor"])
        #expect(report.leaks.map(\.cause) == [.outside(references: 1)])
    }

    @Test("A10: a timer of Foundation that only the run loop keeps is outside")
    func foundationTimer() {
        var timer: Timer?
        let report = LeakCheck.run { check in
            let interactor = screen(check).module.interactor
            timer = Timer(timeInterval: 60, repeats: true) { _ in _ = interactor }
        }
        timer?.invalidate()
        #expect(report.leaks.map(\.cause) == [.outside(references: 1)])
    }

    @Test("A11: a notification block whose token was dropped is outside", arguments: [false, true])
    func notification(isMended: Bool) {
        let center = NotificationCenter()
        let report = LeakCheck.run { check in
            let presenter = screen(check).module.presenter
            _ = center.addObserver(forName: .init("articles"), object: nil, queue: nil) { [weak presenter] _ in
                _ = presenter
            }
            guard !isMended else { return }
            _ = center.addObserver(forName: .init("articles"), object: nil, queue: nil) { _ in _ = presenter }
        }
        guard !isMended else { return #expect(report.isEmpty, "\(report)") }
        #expect(report.leaks.map(\.type) == ["CaseInteractor", "CasePresenter", "CaseRouter"])
        #expect(
            report.leaks.map(\.cause) == [
                .held(by: "CasePresenter.interactor"), .outside(references: 1), .held(by: "CasePresenter.router"),
            ])
        withExtendedLifetime(center) {}
    }
}
