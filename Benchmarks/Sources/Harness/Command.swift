// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors
import Foundation

/// The whole program, but for which rows there are.
package enum Command {
    /// Runs what the arguments ask for and returns the exit status.
    ///
    /// 0 when all was measured, 1 when no row matched the filter or `--check` found one over its limit, 2 when the
    /// arguments were not understood.
    @MainActor package static func run(
        _ arguments: [String], rows: [Row], runner: Runner = Runner(), output: (String) -> Void = { print($0) }
    ) -> Int32 {
        let options: Options
        do {
            options = try Options(arguments)
        } catch {
            return fail(error.message, status: 2)
        }
        if options.help {
            output(Options.usage)
            return 0
        }
        let selected = rows.filter { options.selects($0.name) }
        guard !selected.isEmpty else { return fail("no row matches \"\(options.filter ?? "")\"", status: 1) }
        let measured = measure(selected, by: runner, options: options, output: output)
        return options.check ? check(measured) : 0
    }

    @MainActor private static func measure(
        _ rows: [Row], by runner: Runner, options: Options, output: (String) -> Void
    ) -> [Measurement] {
        if !options.json { output(Measurement.tableHeader) }
        var measured: [Measurement] = []
        for row in rows {
            let results = runner.measure(row)
            measured += results
            if !options.json { Measurement.tableLines(results).forEach(output) }
        }
        if options.json {
            do {
                output(try Measurement.json(measured))
            } catch {
                fatalError("A measurement that is not a finite number cannot be written as JSON: \(error)")
            }
        }
        return measured
    }

    private static func check(_ measured: [Measurement]) -> Int32 {
        let over = measured.filter(\.isOverLimit)
        for result in over {
            let ratio = String(format: "%.2f", result.ratio)
            _ = fail("\(result.name): \(result.contender) is at \(ratio), over \(result.limit ?? 0)", status: 1)
        }
        return over.isEmpty ? 0 : 1
    }

    private static func fail(_ message: String, status: Int32) -> Int32 {
        FileHandle.standardError.write(Data("benchmarks: \(message)\n".utf8))
        return status
    }
}
