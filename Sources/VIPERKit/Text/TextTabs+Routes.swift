// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

extension TextTabs {
    /// Which routes are where, on all tabs and in what is presented above them.
    public var restoration: Restoration { selectedStack.restoration }

    /// Goes where a link leads, on the tab whose root has its first route or else on the one that is selected: see
    /// ``ScreenStack/open(_:as:screen:)-(_,_,(R)->Screen)``.
    public func open<R: Route>(_ link: String, as type: R.Type, screen: (R) throws -> any Screen) throws(LinkError) {
        try selectedStack.open(link, as: type, screen: screen)
    }

    /// The same for screens that depend on the routes before.
    public func open<R: Route>(_ link: String, as type: R.Type, screen: (R, [R]) throws -> any Screen) throws(LinkError)
    {
        try selectedStack.open(link, as: type, screen: screen)
    }

    /// Brings back what ``restoration`` was: see ``ScreenStack/restore(_:as:screen:)-(_,_,(R)->Screen)``.
    public func restore<R: Route>(
        _ saved: Restoration, as type: R.Type, screen: (R) throws -> any Screen
    ) throws(RestorationError) {
        try selectedStack.restore(saved, as: type, screen: screen)
    }

    /// The same for screens that depend on the routes below them.
    public func restore<R: Route>(
        _ saved: Restoration, as type: R.Type, screen: (R, [R]) throws -> any Screen
    ) throws(RestorationError) {
        try selectedStack.restore(saved, as: type, screen: screen)
    }
}
