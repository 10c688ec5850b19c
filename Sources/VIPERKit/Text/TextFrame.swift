// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// What one drawing shows: breadcrumb, tabs if there are any, the screen's lines, a notice, and the keys.
struct TextFrame {
    var breadcrumb: TextLine
    var tabs: TextLine?
    var body: [TextLine]
    var notice: TextLine?
    var keys: [TextAction]

    /// The frame as lines, none longer than the width.
    func lines(width: Int) -> [TextLine] {
        var lines = [breadcrumb.truncated(to: width)]
        if let tabs { lines.append(tabs.truncated(to: width)) }
        lines += [""] + body.map { $0.truncated(to: width) }
        if let notice { lines += ["", notice.truncated(to: width)] }
        lines += [""] + keyLines(width: width)
        return lines
    }

    /// The index of the notice among the lines.
    var noticeLine: Int { lines(width: 20).count - keyLines(width: 20).count - 2 }

    func keyLines(width: Int) -> [TextLine] {
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

    /// The titles of the selected stacks' screens from the root to the one shown, as far as they fit, the last ones
    /// first of all.
    @MainActor
    static func breadcrumb(_ layers: [TextNavigator.State.Layer], width: Int, limit: Int = .max) -> TextLine {
        var shown: TextLine?
        // By index: an enumerated sequence would be copied to be reversed, however deep the stack.
        for depth in layers.indices.reversed() {
            let screens = layers[depth].shown.screens
            for index in screens.indices.reversed() {
                guard let line = shown else {
                    shown = name(of: screens[index].object).truncated(to: limit).styled(.bold)
                    continue
                }
                let longer =
                    name(of: screens[index].object).truncated(to: limit).styled(.dim)
                    + line.following(isPresented: index == screens.count - 1 && depth < layers.count - 1)
                // So that one long title does not push out the others.
                if longer.columns > width, limit == .max, longer.hasSpan(above: width / 3) {
                    return breadcrumb(layers, width: width, limit: width / 3)
                }
                guard longer.columns <= width else { return line.columns + 4 <= width ? "… › " + line : line }
                shown = longer
            }
        }
        return shown ?? TextLine()
    }

    /// A screen's title or, when that shows nothing, its type.
    @MainActor
    static func name(of screen: TextScreen) -> TextLine {
        let title = TextLine(screen.title)
        return title.columns > 0 ? title : TextLine("\(type(of: screen))")
    }
}

extension TextLine {
    fileprivate func hasSpan(above columns: Int) -> Bool {
        spans.contains { TextColumns.width(of: $0.text) > columns }
    }

    /// The line behind the sign that says how one comes to it.
    fileprivate func following(isPresented: Bool) -> TextLine { (isPresented ? " ▸ " : " › ") + self }
}
