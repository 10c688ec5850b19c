// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Testing

@testable import VIPERKit

/// Where the runtime cannot be read.
@MainActor
struct LeakFallbackTests {
    private nonisolated static let names = [
        "swift_reflectionMirror_recursiveCount", "swift_reflectionMirror_recursiveChildOffset",
        "swift_reflectionMirror_recursiveChildMetadata", "swift_getObjectType", "swift_getErrorValue",
        RuntimeEntryPoints.retainCountName, RuntimeEntryPoints.allocatedSizeName,
    ]

    @Test("A missing function of the runtime is noticed", arguments: names)
    func missingFunction(name: String) {
        #expect(
            RuntimeEntryPoints { $0 == name ? nil : RuntimeEntryPoints.symbol(named: $0) } == nil
        )
    }

    @Test("Here all are present, and the layout is as assumed")
    func selfTest() throws {
        let runtime = try #require(RuntimeEntryPoints())
        #expect(RuntimeSelfTest.isAsExpected(runtime))
        #expect(RuntimeSelfTest.runtime != nil)
    }

    @Test("An unknown system is not read")
    func unknownSystem() {
        #expect(RuntimeSelfTest.checked(RuntimeEntryPoints(), isKnownSystem: false) == nil)
    }

    @Test("A runtime whose answers differ from what is known is not used")
    func wrongAnswers() throws {
        let wrong = try #require(
            RuntimeEntryPoints { name in
                name == RuntimeEntryPoints.retainCountName
                    ? unsafeBitCast(
                        { _ in 0 } as @convention(c) (UnsafeRawPointer) -> Int, to: UnsafeMutableRawPointer.self)
                    : RuntimeEntryPoints.symbol(named: name)
            })
        #expect(RuntimeSelfTest.checked(wrong) == nil)
    }

    @Test("Without a runtime the survivors are named, and no cause is made up")
    func survivorsOnly() {
        let check = LeakCheck()
        let screen = CaseScreen()
        screen.loadViewIfNeeded()
        check.track(screen)
        check.track(CaseInteractor())
        let report = check.report(runtime: nil)
        #expect(!report.isExplained)
        #expect(report.leaks.allSatisfy { $0.cause == .outside(references: 0) })
        #expect(
            report.description == """
                5 of 6 objects leaked
                  CaseScreen (view)
                  ModuleBuilder (builder)
                  CaseInteractor (interactor)
                  CasePresenter (presenter)
                  CaseRouter (router)
                What holds them is not known: the runtime of this program cannot be read.
                """)
        withExtendedLifetime(screen) {}
    }
}
