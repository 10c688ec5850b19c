// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

extension TextLine {
    /// The line as a string to write to a terminal, or to a file when `color` is false.
    ///
    /// With color each styled span stands between the sequence that selects its style and the one that ends it. These
    /// are the only control characters in the result; without color there are none and it equals ``plain``.
    public func rendered(color: Bool) -> String {
        guard color else { return plain }
        return spans.map { span in
            span.style.isEmpty ? span.text : "\u{1B}[\(span.style.graphicRendition)m\(span.text)\u{1B}[0m"
        }.joined()
    }

    /// The line cut to at most `width` columns, ending in an ellipsis when something was cut off.
    ///
    /// Characters are never cut apart: before a wide one a column may stay free. A width below one gives an empty line.
    public func truncated(to width: Int) -> TextLine {
        guard columns > width else { return self }
        guard width > 0 else { return TextLine() }
        var room = width - 1
        var line = TextLine()
        for span in spans {
            let kept = span.text.prefix { character in
                room -= TextColumns.width(of: character)
                return room >= 0
            }
            line.append(TextSpan(String(kept) + (room < 0 ? "…" : ""), span.style))
            if room < 0 { break }
        }
        return line
    }
}
