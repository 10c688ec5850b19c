// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

extension ScreenStack {
    /// Goes where a link leads: see ``RoutePath`` for what it may look like.
    ///
    /// ```swift
    /// try stack.open("articles://feed/3/comments", as: AppRoute.self) { route in
    ///     switch route {
    ///     case .feed: FeedScreen()
    ///     case .article(let number): ArticleScreen(try library.article(number))
    ///     case .comments: CommentsScreen()
    ///     }
    /// }
    /// ```
    ///
    /// All screens are made first. Then, in one step, presentations are taken away and the screens put above the root,
    /// on the selected tab, or on the one whose root has the first route; a route that is to be presented
    /// (``Route/presentation``) takes the rest of the link onto its stack. The screens that are there already for the
    /// same routes, from the root on, stay, and those made for them are dropped unused. A link without parts leads to
    /// the root.
    ///
    /// Nothing moves when the link is wrong or `screen` throws. Nothing moves either, and ``onFault`` is told, when a
    /// screen that would leave refuses (`shouldPop`). A call made from a hook waits for its turn, like every call.
    ///
    /// - Throws: what is wrong, and with which part.
    public func open<R: Route>(
        _ link: String, as type: R.Type, screen: (R) throws -> any Screen
    ) throws(LinkError) {
        try open(link, as: type) { route, _ in try screen(route) }
    }

    /// The same for screens that depend on the routes before: `screen` is also given those, in the order of the link.
    ///
    /// ```swift
    /// try stack.open("feed/3/comments", as: AppRoute.self) { route, below in
    ///     if case (.comments, .article(let number)?) = (route, below.last) { return CommentsScreen(of: number) }
    ///     …
    /// }
    /// ```
    public func open<R: Route>(
        _ link: String, as type: R.Type, screen: (R, [R]) throws -> any Screen
    ) throws(LinkError) {
        var path = try RoutePath(link)
        var (below, layers): ([R], [[any Screen]]) = ([], [[]])
        var routed: [(screen: any Screen, components: [String])] = []
        for (route, part) in try R.read(&path) {
            let made: any Screen
            do { made = try screen(route, below) } catch { throw path.error(.noScreen, at: part, because: error) }
            routed.append((made, route.components))
            if route.presentation == .presented { layers.append([]) }
            layers[layers.count - 1].append(made)
            below.append(route)
        }
        // Only now: a screen that the app keeps must not get the route of a link that fails.
        for (screen, components) in routed { screen.route = components }
        arrange(ScreenArrangement(purpose: .open, layers: layers.map { .init(stacks: [$0]) }))
    }

    /// Brings back what ``restoration`` was on a stack whose roots the app has made: what lies above them,
    /// presentations and the selected tabs included.
    ///
    /// All screens are made first, and then put in place in one step, under the same rules as for a link. Nothing moves
    /// when something is wrong with what was saved or `screen` throws; tabs at the root that are not as many as were
    /// saved, and a screen that refuses to leave, are reported to ``onFault``.
    ///
    /// ```swift
    /// do {
    ///     try stack.restore(Restoration(json: saved), as: AppRoute.self) { route in screen(for: route) }
    /// } catch {
    ///     print(error)      // nothing has moved
    /// }
    /// ```
    public func restore<R: Route>(
        _ saved: Restoration, as type: R.Type, screen: (R) throws -> any Screen
    ) throws(RestorationError) {
        try restore(saved, as: type) { route, _ in try screen(route) }
    }

    /// The same for screens that depend on the routes below them: `screen` is also given those that were saved, bottom
    /// first, of its own stack and of the selected ones it was presented above.
    public func restore<R: Route>(
        _ saved: Restoration, as type: R.Type, screen: (R, [R]) throws -> any Screen
    ) throws(RestorationError) {
        if let fault = saved.layers.fault { throw .malformed(fault) }
        var (below, layers): ([R], [ScreenArrangement.Layer]) = ([], [])
        var routed: [(screen: any Screen, components: [String])] = []
        for layer in saved.layers {
            var (stacks, routes): ([[any Screen]], [[R]]) = ([], [])
            for components in layer.stacks {
                let (made, read) = try screens(for: components, above: below, screen)
                stacks.append(made)
                routes.append(read)
                routed += zip(made, read).map { ($0, $1.components) }
            }
            layers.append(.init(stacks: stacks, selected: layer.selected))
            below += routes[layer.selected ?? 0]
        }
        for (screen, components) in routed { screen.route = components }
        arrange(ScreenArrangement(purpose: .restore, layers: layers))
    }

    private func screens<R: Route>(
        for components: [[String]], above: [R], _ screen: (R, [R]) throws -> any Screen
    ) throws(RestorationError) -> ([any Screen], [R]) {
        var (screens, routes, below): ([any Screen], [R], [R]) = ([], [], above)
        for components in components {
            do throws(LinkError) {
                let route = try R(components: components)
                let made: any Screen
                do { made = try screen(route, below) } catch {
                    throw RoutePath(components: components).error(.noScreen, at: 0, because: error)
                }
                screens.append(made)
                routes.append(route)
                below.append(route)
            } catch { throw .route(error) }
        }
        return (screens, routes)
    }
}
