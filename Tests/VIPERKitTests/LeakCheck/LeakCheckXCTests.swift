// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import VIPERKit
import XCTest

/// The check works under XCTest, too.
final class LeakCheckXCTests: XCTestCase {
    @MainActor
    func testCleanModule() {
        let report = LeakCheck.run { CaseScreen() }
        XCTAssert(report.isEmpty, "\(report)")
    }

    @MainActor
    func testPendingJobIsDoneBeforeJudging() async {
        let report = await LeakCheck.run { check in
            let screen = CaseScreen()
            check.track(screen)
            Task { @MainActor in
                await Task.yield()
                screen.render()
            }
        }
        XCTAssert(report.isEmpty, "\(report)")
    }

    @MainActor
    func testLeak() {
        let report = LeakCheck.run { check in
            let screen = CaseScreen()
            screen.loadViewIfNeeded()
            screen.module.router.presenter = screen.module.presenter
            check.track(screen)
        }
        XCTAssertEqual(report.leaks.count, 3)
    }
}
