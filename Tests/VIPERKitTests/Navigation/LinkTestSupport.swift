// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

@testable import VIPERKit

/// A screen for a route.
final class RoutedScreen: TextScreen {
    let made: AppRoute
    var refuses = false
    var react: @MainActor (Hook) -> Void = { _ in }
    init(_ route: AppRoute) {
        made = route
        super.init()
    }
    override var shouldPop: Bool { !refuses }
    override func viewDidLoad() { react(.load) }
    override func didLeaveStack() { react(.left) }
}

/// A stack whose screens are made for links.
@MainActor
final class LinkTree {
    let stack: TextNavigationStack
    var faults: [NavigationFault] = []
    private(set) var made: [RoutedScreen] = []

    init(_ link: String = "", root: TextScreen = TextScreen()) {
        stack = TextNavigationStack(root: root, output: "")
        stack.onFault = { [unowned self] in faults.append($0) }
        do throws(LinkError) { try open(link) } catch { preconditionFailure("\(error)") }
        made = []
    }

    func open(_ link: String) throws(LinkError) {
        try stack.open(link, as: AppRoute.self) { [unowned self] route in screen(route) }
    }

    func screen(_ route: AppRoute) -> RoutedScreen {
        made.append(RoutedScreen(route))
        return made[made.count - 1]
    }

    /// The routes of all screens, bottom first: `-/feed|compose`, a dash for none.
    var shape: String { stack.navigator?.routes ?? "" }
}

extension TextNavigator {
    /// The routes of all layers, bottom first: `-/feed|compose`; of tabs, the selected stack in brackets: `[-/feed],-`.
    var routes: String {
        state.layers.map { layer in
            layer.stacks.indices.map { index in
                let names = layer.stacks[index].screens.map { $0.object.route?.joined(separator: "+") ?? "-" }
                let stack = names.joined(separator: "/")
                return layer.hasTabs && index == layer.selected ? "[\(stack)]" : stack
            }
            .joined(separator: ",")
        }
        .joined(separator: "|")
    }
}
