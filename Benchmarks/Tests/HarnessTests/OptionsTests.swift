// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors
import Testing

@testable import Harness

@Suite struct OptionsTests {
    @Test("Without arguments everything is run and printed as a table")
    func noArguments() throws {
        let options = try Options([])
        #expect(!options.json && !options.check && !options.help)
        #expect(options.selects("anything"))
    }

    @Test("Every option is understood", arguments: [["--filter", "port"], ["--filter=port"]])
    func allOptions(filter: [String]) throws {
        let options = try Options(["--json", "--check", "--help"] + filter)
        #expect(options.json && options.check && options.help)
        #expect(options.filter == "port")
    }

    @Test("A filter looks for its text anywhere in the name, in any case")
    func filter() throws {
        let options = try Options(["--filter", "PORT"])
        #expect(options.selects("Reading a port"))
        #expect(!options.selects("Module"))
    }

    @Test("An unknown option is named in one line", arguments: ["--jsno", "port", ""])
    func unknown(argument: String) {
        let error = #expect(throws: Options.UsageError.self) { try Options([argument]) }
        #expect(error?.message == "unknown option \"\(argument)\"; --help lists the options")
    }

    @Test("A filter without its name is an error")
    func filterWithoutName() {
        let error = #expect(throws: Options.UsageError.self) { try Options(["--filter"]) }
        #expect(error?.message == "--filter needs a name")
    }
}
