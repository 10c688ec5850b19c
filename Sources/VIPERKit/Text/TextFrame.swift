// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// What one drawing shows: breadcrumb, the screen's lines, a notice, and the keys.
struct TextFrame {
    var breadcrumb: TextLine
    var body: [TextLine]
    var notice: TextLine?
    var keys: [TextAction]

    /// The frame as lines, none longer than the width.
    func lines(width: Int) -> [TextLine] {
        var lines = [breadcrumb.truncated(to: width), ""]
        lines += body.map { $0.truncated(to: width) }
        if let notice { lines += ["", notice.truncated(to: width)] }
        lines += [""] + keyLines(width: width)
        return lines
    }

    private func keyLines(width: Int) -> [TextLine] {
        var lines: [TextLine] = []
        var line = TextLine()
        for key in keys where !key.title.isEmpty {
            let entry: TextLine = "\(key.key, .bold) \(key.title, .dim)"
            if line.columns == 0 {
                line = entry
            } else if line.columns + 3 + entry.columns <= width {
                line = line + "   " + entry
            } else {
                lines.append(line.truncated(to: width))
                line = entry
            }
        }
        return lines + [line.truncated(to: width)]
    }

    /// The titles of the screens from the root to the one shown, as far as they fit, the last ones first of all.
    @MainActor
    static func breadcrumb(_ stacks: [TextNavigator.State.Stack], width: Int) -> TextLine {
        var line = TextLine()
        for (depth, stack) in stacks.enumerated().reversed() {
            for (index, screen) in stack.screens.enumerated().reversed() {
                let title = screen.object.title
                let name = title.isEmpty ? "\(type(of: screen.object))" : title
                if line.columns == 0 {
                    line = TextLine(name, .bold)
                    continue
                }
                let longer =
                    TextLine(name, .dim)
                    + line.following(isPresented: index == stack.screens.count - 1 && depth < stacks.count - 1)
                guard longer.columns <= width else { return line.columns + 4 <= width ? "… › " + line : line }
                line = longer
            }
        }
        return line
    }
}

extension TextLine {
    /// The line behind the sign that says how one comes to it.
    fileprivate func following(isPresented: Bool) -> TextLine { (isPresented ? " ▸ " : " › ") + self }
}
