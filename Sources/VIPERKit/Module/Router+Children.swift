// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

extension Router {
    /// Attaches a module that has no screen of its own: a header, a player, a flow in the background.
    ///
    /// ```swift
    /// typealias PlayerModule = ModuleBuilder<PlayerInteractor, PlayerPresenter, Router<ArticlesScreen>>
    ///
    /// final class ArticlesRouter: Router<ArticlesScreen> {
    ///     private weak var player: PlayerModule?
    ///
    ///     func showPlayer() {
    ///         guard player == nil, let view else { return }
    ///         let module = PlayerModule(resolving: view)      // borrows the screen; the builder is the module
    ///         attach(module)
    ///         player = module
    ///     }
    ///     func hidePlayer() { player.map(detach) }
    /// }
    /// ```
    ///
    /// The router holds the module until it is detached, and the module's life follows that of this router's module. It
    /// is brought to where that is at once. From then on, on the way in it comes after its parent, and children in the
    /// order in which they were attached; on the way out it comes before its parent, and the last child first. So
    /// children resign before their parent does. A child that somebody else holds lives on when its parent dies without
    /// having resigned, and its work goes on.
    ///
    /// A child may be built for the screen of its parent: attaching takes it over from the screen, which does not keep
    /// or drive it any more. A view that is not a screen has to be kept by somebody, since nothing in a module holds
    /// it; the verbs of a child with such a view, or with none, go to the stack of its parent.
    ///
    /// Nothing changes, and a ``NavigationFault`` says so, when the module is attached already, here or elsewhere, when
    /// it is this router's own or one above it, and when it has a screen of its own. The fault goes to the stack the
    /// router's view is on or, without one, to standard error. Linear in the number of this router's children and
    /// ancestors and of the child's descendants.
    public final func attach(_ child: any Module) {
        if let reason = obstacle(to: child) { return report(.attach, reason, child) }
        child.keeper?.release(child)
        lineage.attachments.append(.init(child))
        child.router?.lineage.parent = .init(self)
        // Not to where the view has half left: the child would be told that it appears.
        child.viewMoved(to: lineage.phase == .disappearing ? .hidden : lineage.phase)
    }

    /// Lets a child go: it resigns, its own children first, its work is cancelled, and the router does not hold it any
    /// more.
    ///
    /// Attached again, by whoever still holds it, it becomes active again; its view is not loaded a second time. A
    /// module that is not attached here changes nothing and is reported, as ``attach(_:)`` does.
    public final func detach(_ child: any Module) {
        // From the end, where the one to be detached is most often.
        guard let index = lineage.attachments.lastIndex(where: { $0.module === child }) else {
            return report(.detach, .notAttached, child)
        }
        lineage.attachments.remove(at: index).isCurrent = false
        child.router?.lineage.parent = nil
        child.viewMoved(to: .gone)
    }

    private func obstacle(to child: any Module) -> NavigationFault.Reason? {
        if child.router?.lineage.parent?.router != nil { return isPart(of: child) ? .ancestor : .attachedAlready }
        if lineage.attachments.contains(where: { $0.module === child }) { return .attachedAlready }
        if isPart(of: child) { return .ancestor }
        let host: AnyObject? = (child.keeper as? any HostedModel)?.host ?? child.keeper
        if let screen = host as? any Screen, !isUnder(screen) { return .ownScreen }
        return nil
    }

    private func report(_ verb: NavigationFault.Verb, _ reason: NavigationFault.Reason, _ child: any Module) {
        let fault = NavigationFault(verb, reason, subject: child)
        if let navigation { navigation.onFault(fault) } else { NavigationFault.print(fault) }
    }
}
