// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

extension TextNavigationStack {
    public var restoration: Restoration {
        guard let state = navigator?.state else { return Restoration(layers: [.init(stacks: [[]])]) }
        return state.restoration(route: \.object.route) { "\(type(of: $0.object))" }
    }

    public func arrange(_ arrangement: ScreenArrangement) {
        let screens = arrangement.layers.flatMap { $0.stacks.joined() }
        call(arrangement.purpose.verb, with: screens) { identities in
            var rest = identities[...]
            let layers = arrangement.layers.map { layer in
                TextNavigator.State.Arrangement.Layer(
                    stacks: layer.stacks.map { stack in
                        defer { rest = rest.dropFirst(stack.count) }
                        return Array(rest.prefix(stack.count))
                    }, selected: layer.selected)
            }
            return .arrange(.init(purpose: arrangement.purpose, layers: layers) { $0.object.route })
        }
    }
}
