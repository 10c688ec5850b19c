// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

extension NavigationState {
    /// Which routes are where, and which screens have none or lie above one that has none.
    func restoration(route: (Screen) -> [String]?, name: (Screen) -> String) -> Restoration {
        var restoration = Restoration(layers: [])
        var isCut = false
        for (index, layer) in layers.enumerated() {
            let stacks = layer.stacks.map { index == 0 ? $0.screens[1...] : $0.screens[...] }
            var saved = stacks.map { $0.lazy.map(route).prefix { $0 != nil }.compactMap(\.self) }
            isCut = isCut || (index > 0 && saved.contains(where: \.isEmpty))
            if isCut { saved = saved.map { _ in [] } }
            for (stack, routes) in zip(stacks, saved) { restoration.omitted += stack.dropFirst(routes.count).map(name) }
            if isCut { continue }
            restoration.layers.append(.init(stacks: saved, selected: layer.hasTabs ? layer.selected : nil))
            isCut = saved[layer.selected].count < stacks[layer.selected].count
        }
        return restoration
    }
}
