// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Foundation
import VIPERKit

/// What the demo keeps between runs: where the user was, and what has been read.
struct SavedState: Codable, Equatable {
    var navigation: Restoration
    var read: [Library.Key]

    /// Why a state cannot be read or written, in one line with its file.
    struct Fault: Error, Equatable, CustomStringConvertible {
        let description: String
    }

    init(navigation: Restoration, read: [Library.Key]) {
        self.navigation = navigation
        self.read = read
    }

    /// Reads a file; nil when there is none, as before the first run.
    init?(contentsOf path: String) throws(Fault) {
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        do {
            self = try JSONDecoder().decode(SavedState.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
        } catch {
            throw Fault(description: "\(path): is no state of this program")
        }
    }

    /// Writes the whole file, or leaves the one before.
    func write(to path: String) throws(Fault) {
        do {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            try encoder.encode(self).write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw Fault(description: "\(path): cannot be written")
        }
    }
}
