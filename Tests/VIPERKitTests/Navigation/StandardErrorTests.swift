// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Foundation
import Testing

@testable import VIPERKit

@Suite("Printing to standard error")
struct StandardErrorTests {
    @Test("What is printed is a line of its own")
    func line() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            printToStandardError("one")
            printToStandardError("two – ✓")
        }
        #expect(message(result).contains("one\ntwo – ✓\n"))
    }

    @Test("A fault is not worth a crash: with standard error closed nothing is printed, and the program goes on")
    func closed() async {
        await #expect(processExitsWith: .success) {
            close(STDERR_FILENO)
            NavigationFault.print(NavigationFault(.pop, .nothingToPop))
        }
    }

    @Test("With standard error full nothing is printed, and the program goes on", .enabled(if: hasFullDevice))
    func full() async {
        await #expect(processExitsWith: .success) {
            let full = open("/dev/full", O_WRONLY)
            try #require(full >= 0 && dup2(full, STDERR_FILENO) == STDERR_FILENO)
            NavigationFault.print(NavigationFault(.pop, .nothingToPop))
        }
    }

    /// A device on which nothing can be written; Linux has one.
    private static var hasFullDevice: Bool { FileManager.default.fileExists(atPath: "/dev/full") }
}
