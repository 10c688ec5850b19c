// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors
import Foundation
import Testing

@testable import Harness

@MainActor @Suite struct CommandTests {
    private let rows = [
        Row("cheap", limit: 1000) { [Contender("floor") { spin($0) }, Contender("VIPERKit") { spin($0) }] },
        Row("dear", limit: 0.001) { [Contender("floor") { spin($0) }, Contender("VIPERKit") { spin($0) }] },
    ]

    private func run(_ arguments: String...) -> (status: Int32, lines: [String]) {
        var runner = Runner()
        runner.batch = 1000
        runner.rounds = 3
        var lines: [String] = []
        let status = Command.run(arguments, rows: rows, runner: runner) { lines.append($0) }
        return (status, lines)
    }

    @Test("The table has a header and, for each row, its name and a line for each contender")
    func table() {
        let (status, lines) = run()
        #expect(status == 0)
        #expect(lines.count == 7)
        #expect(lines[1] == "cheap" && lines[3].hasPrefix("  VIPERKit") && lines[4] == "dear")
    }

    @Test("JSON is one array of objects with the five published keys")
    func json() throws {
        let (status, lines) = run("--json", "--filter", "cheap")
        #expect(status == 0)
        let objects = try JSONSerialization.jsonObject(with: Data(lines.joined().utf8)) as? [[String: Any]]
        #expect(objects?.count == 2)
        let keys: Set = ["name", "contender", "nanoseconds", "ratio", "allocations"]
        #expect(objects?.allSatisfy { Set($0.keys) == keys } == true)
    }

    @Test("Allocations that are not counted are null in JSON")
    func null() throws {
        let uncounted = Measurement(
            name: "row", contender: "floor", nanoseconds: 1, ratio: 1, allocations: nil, limit: nil)
        #expect(try Measurement.json([uncounted]).contains("\"allocations\" : null"))
    }

    @Test("Only a check fails for a row over its limit", arguments: [("dear", 1), ("cheap", 0)] as [(String, Int32)])
    func check(filter: String, expected: Int32) {
        #expect(run("--filter", filter).status == 0)
        #expect(run("--check", "--filter", filter).status == expected)
    }

    @Test("A filter that matches nothing runs nothing and exits with 1")
    func noMatch() {
        let (status, lines) = run("--filter", "nothing")
        #expect(status == 1 && lines.isEmpty)
    }

    @Test("Arguments that are not understood exit with 2")
    func usage() {
        #expect(run("--unknown").status == 2)
    }

    @Test("Help is printed and nothing is run")
    func help() {
        let (status, lines) = run("--help")
        #expect(status == 0 && lines == [Options.usage])
    }
}

/// Takes some time.
private func spin(_ times: Int) {
    for number in 0..<times { consume(number) }
}
