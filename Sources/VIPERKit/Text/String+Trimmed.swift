// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

extension String {
    /// The text without the white space around it: what is typed, and what is compared with it.
    var trimmed: String {
        var text = Substring(self)
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text.drop(while: \.isWhitespace))
    }
}
