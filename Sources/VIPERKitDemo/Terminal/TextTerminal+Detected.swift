// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Foundation
import VIPERKit

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

extension TextTerminal {
    /// What standard output is: a terminal, as wide as it is now, or a file or pipe.
    ///
    /// A transcript is written unless both ends are terminals, so that piped input gives the same output everywhere.
    static func detected(environment: [String: String]) -> TextTerminal {
        guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { return TextTerminal() }
        let hasColor = environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
        return TextTerminal(width: currentWidth ?? 80, color: hasColor, isInteractive: environment["TERM"] != "dumb")
    }

    private static var currentWidth: Int? {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }
}
