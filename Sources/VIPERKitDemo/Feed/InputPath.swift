// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Foundation

/// What a path on the command line leads to, as far as it decides how it is read.
enum InputPath {
    /// Whether it is `-` or one of the system's names for standard input, which a user may type commands into as well.
    static func isStandardInput(_ path: String) -> Bool {
        ["-", "/dev/stdin", "/dev/fd/0", "/proc/self/fd/0"].contains(path)
    }

    /// Whether it is no pipe, socket or terminal, which give what they have only once.
    static func canBeReadAgain(_ path: String) -> Bool {
        var status = stat()
        guard stat(path, &status) == 0 else { return true }
        return ![S_IFIFO, S_IFCHR, S_IFSOCK].contains(status.st_mode & S_IFMT)
    }
}
