// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors
import Foundation
import Harness

@main
enum Main {
    @MainActor static func main() {
        exit(Command.run(Array(CommandLine.arguments.dropFirst()), rows: rows))
    }

    /// Every row, family by family.
    @MainActor private static var rows: [Row] {
        ModuleRows.all + PortRows.all + BoxRows.all + NavigationRows.all + LeakRows.all + FeedRows.all
    }
}
