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
    /// What the output is: a terminal, as large as it is now, or a file or pipe.
    ///
    /// A transcript is written unless both ends are terminals, so that piped input gives the same output everywhere.
    ///
    /// - Parameter input: Where the user types, nil for nowhere.
    static func detected(
        input: Int32?, output: Int32 = STDOUT_FILENO, environment: [String: String]
    ) -> TextTerminal {
        guard let input, isatty(input) == 1, isatty(output) == 1 else { return TextTerminal() }
        let size = size(of: output)
        guard environment["TERM"] != "dumb" else { return TextTerminal(width: size.width ?? 80) }
        let hasColor = environment["NO_COLOR", default: ""].isEmpty
        return TextTerminal(width: size.width ?? 80, height: size.height, color: hasColor, isInteractive: true)
    }

    /// A terminal that does not know its size says 0.
    private static func size(of output: Int32) -> (width: Int?, height: Int?) {
        var size = winsize()
        guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0 else { return (nil, nil) }
        return (size.ws_col > 0 ? Int(size.ws_col) : nil, size.ws_row > 0 ? Int(size.ws_row) : nil)
    }
}
