// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// What a stretch of text means, for a terminal to show in its own way.
///
/// ```swift
/// let line = TextLine("3 unread", [.bold, .accent])
/// ```
///
/// Styles combine like any option set. Without color they leave no trace, so never let a style alone carry the
/// meaning.
public struct TextStyle: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// More important than the text around it.
    public static let bold = TextStyle(rawValue: 1 << 0)
    /// Less important than the text around it.
    public static let dim = TextStyle(rawValue: 1 << 1)
    /// Underlined, as a link is.
    public static let underline = TextStyle(rawValue: 1 << 2)
    /// Foreground and background exchanged, as a selection is.
    public static let reverse = TextStyle(rawValue: 1 << 3)
    /// In the color that marks what can be acted on.
    public static let accent = TextStyle(rawValue: 1 << 4)
    /// In the color that marks what went wrong.
    public static let warning = TextStyle(rawValue: 1 << 5)

    /// The parameters of the terminal's "select graphic rendition" sequence (ECMA-48, 8.3.117), in ascending order of
    /// bits; a warning's color comes last and so wins over an accent's.
    var graphicRendition: String {
        let codes: [(TextStyle, String)] = [
            (.bold, "1"), (.dim, "2"), (.underline, "4"), (.reverse, "7"), (.accent, "36"), (.warning, "33"),
        ]
        return codes.filter { contains($0.0) }.map(\.1).joined(separator: ";")
    }
}
