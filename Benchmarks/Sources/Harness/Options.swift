// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// What the command line asks for.
package struct Options: Equatable {
    package var help = false
    package var json = false
    package var check = false
    package var filter: String?

    /// Why a command line cannot be carried out, in one line.
    package struct UsageError: Error, Equatable {
        package let message: String
    }

    /// Reads the arguments that follow the program's name.
    package init(_ arguments: [String]) throws(UsageError) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--help", "-h": help = true
            case "--json": json = true
            case "--check": check = true
            case "--filter":
                guard let name = rest.popFirst() else { throw UsageError(message: "--filter needs a name") }
                filter = name
            case _ where argument.hasPrefix("--filter="): filter = String(argument.dropFirst("--filter=".count))
            default: throw UsageError(message: "unknown option \"\(argument)\"; --help lists the options")
            }
        }
    }

    /// Whether a row of this name is asked for: every row without a filter, else those that contain it in any case.
    package func selects(_ name: String) -> Bool {
        guard let filter, !filter.isEmpty else { return true }
        return name.lowercased().contains(filter.lowercased())
    }

    /// The text of `--help`.
    package static let usage = """
        USAGE: swift run -c release --package-path Benchmarks Benchmarks [--json] [--check] [--filter NAME]

          --filter NAME  run only the rows whose name contains NAME, in any case
          --json         print a JSON array instead of a table
          --check        exit with 1 when a contender of the library is over its row's limit
          --help         print this
        """
}
