// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// What the output of a text stack can do.
public struct TextTerminal: Sendable {
    /// The columns of a line; at least 20 are assumed.
    public var width: Int
    /// The lines of the screen; nil when they are not known, or have no bounds, as in a transcript.
    public var height: Int?
    /// Whether styles are shown, by escape sequences of the kit's own.
    public var color: Bool
    /// Whether each frame is drawn over the one before, with a prompt and a spinner; if not, one follows the other as
    /// in a transcript, and input is repeated in it.
    public var isInteractive: Bool

    public init(width: Int = 80, height: Int? = nil, color: Bool = false, isInteractive: Bool = false) {
        self.width = width
        self.height = height
        self.color = color
        self.isInteractive = isInteractive
    }
}
