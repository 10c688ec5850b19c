// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Foundation
import Testing
import VIPERKit

@Suite("The README's program") @MainActor
struct ReadmeTests {
    private let directory = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    @Test("The first code of the README is the program of these tests, and stands by line 15")
    func sameCode() throws {
        let top = directory.deletingLastPathComponent().deletingLastPathComponent()
        let readme = try String(contentsOf: top.appendingPathComponent("README.md"), encoding: .utf8)
        let parts = readme.components(separatedBy: "```")
        let code = try String(contentsOf: directory.appendingPathComponent("ReadmeProgram.swift"), encoding: .utf8)
        #expect(code.hasSuffix("\n\n" + parts[1].dropFirst("swift\n".count)))
        #expect(parts[0].components(separatedBy: "\n").count <= 15)
    }

    @Test("The program does what the README says")
    func output() {
        let stack = TextNavigationStack(root: ArticlesScreen(), output: "")
        stack.draw()
        stack.receive("o")
        stack.draw()
        let output = stack.output as? String ?? ""
        #expect(output.contains("ArticlesScreen\n\n- Ports and who fills them\n- Modules that end\n\no open   q quit"))
        #expect(output.contains("ArticlesScreen › Ports and who fills them"))
    }
}
