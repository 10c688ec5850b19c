// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

extension TextFrame {
    /// The keys and root titles of tabs, the selected one in brackets, and those around it as far as they fit.
    @MainActor
    static func tabs(_ layer: TextNavigator.State.Layer, width: Int) -> TextLine? {
        guard layer.hasTabs else { return nil }
        var line = tab(layer, layer.selected)
        var (first, next) = (layer.selected, layer.selected + 1)
        var isFull = false
        func fits(_ longer: TextLine, first: Int, next: Int) -> Bool {
            // Where tabs are left out, a sign must fit as well.
            longer.columns + (first > 0 ? 2 : 0) + (next < layer.stacks.count ? 2 : 0) <= width
        }
        while !isFull {
            isFull = true
            if first > 0 {
                let longer = tab(layer, first - 1) + "  " + line
                if fits(longer, first: first - 1, next: next) { (line, first, isFull) = (longer, first - 1, false) }
            }
            if next < layer.stacks.count {
                let longer = line + "  " + tab(layer, next)
                if fits(longer, first: first, next: next + 1) { (line, next, isFull) = (longer, next + 1, false) }
            }
        }
        return (first > 0 ? "… " : "") + line + (next < layer.stacks.count ? " …" : "")
    }

    @MainActor
    private static func tab(_ layer: TextNavigator.State.Layer, _ index: Int) -> TextLine {
        let (key, name) = (TextNavigator.key(ofTab: index), name(of: layer.stacks[index].screens[0].object))
        guard index == layer.selected else { return "\(key, .bold) " + name.styled(.dim) }
        return "[\(key, .bold) " + name.styled(.bold) + "]"
    }
}

extension TextNavigator {
    /// What the user types to select a tab: `t1` for the first.
    static func key(ofTab index: Int) -> String { "t\(index + 1)" }

    /// The tab that a line of input selects, if there is one of that key.
    func tab(for line: String) -> Int? {
        guard state.top.hasTabs, line.first == "t", let number = Int(line.dropFirst()), number > 0 else { return nil }
        return line == Self.key(ofTab: number - 1) && number <= state.top.stacks.count ? number - 1 : nil
    }
}
