// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

extension Router {
    /// Goes where a link leads: see ``ScreenStack/open(_:as:screen:)-(_,_,(R)->Screen)``. A router that is on no stack
    /// reports this and does not read the link.
    public final func open<R: Route>(
        _ link: String, as type: R.Type, screen: (R) throws -> any Screen
    ) throws(LinkError) {
        try open(link, as: type) { route, _ in try screen(route) }
    }

    /// The same for screens that depend on the routes before.
    public final func open<R: Route>(
        _ link: String, as type: R.Type, screen: (R, [R]) throws -> any Screen
    ) throws(LinkError) {
        guard let navigation else { return NavigationFault.print(NavigationFault(.open, .noStack, subject: self)) }
        try navigation.open(link, as: type, screen: screen)
    }
}
