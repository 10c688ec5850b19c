// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Foundation

/// Standard output or standard error as a stream to print to, each text written at once.
struct StandardStream: TextOutputStream {
    private let handle: FileHandle

    static let output = StandardStream(handle: .standardOutput)
    static let error = StandardStream(handle: .standardError)

    func write(_ text: String) { handle.write(Data(text.utf8)) }
}
