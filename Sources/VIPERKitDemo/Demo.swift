// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Foundation
import VIPERKit

/// A feed reader in the terminal, built from VIPER modules.
@main
enum Demo {
    static func main() async {
        let program = Program(
            arguments: Array(CommandLine.arguments.dropFirst()),
            terminal: .detected(environment: ProcessInfo.processInfo.environment),
            output: StandardStream.output, error: StandardStream.error
        ) { isInputTaken in
            let handle = isInputTaken ? FileHandle(forReadingAtPath: "/dev/tty") : .standardInput
            return handle.map(InputLines.read) ?? AsyncStream { $0.finish() }
        }
        exit(await program.run().rawValue)
    }
}
