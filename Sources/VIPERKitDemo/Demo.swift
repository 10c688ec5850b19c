// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Foundation
import VIPERKit

/// A feed reader in the terminal, built from VIPER modules.
@main
enum Demo {
    static func main() async {
        let arguments = Array(CommandLine.arguments.dropFirst())
        let environment = ProcessInfo.processInfo.environment
        let isInputTaken = (try? Options(arguments))?.readsStandardInput ?? false
        let keyboard = InputLines.keyboard(isInputTaken: isInputTaken)
        let input = keyboard?.fileDescriptor
        let terminal: @Sendable () -> TextTerminal = { .detected(input: input, environment: environment) }
        let program = Program(
            arguments: arguments, terminal: terminal(),
            output: StandardStream.output, error: StandardStream.error, terminals: TerminalChanges.stream(terminal)
        ) {
            keyboard.map(InputLines.read) ?? AsyncStream { $0.finish() }
        }
        exit(await program.run().rawValue)
    }
}
