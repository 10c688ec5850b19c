// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// The modules attached to a router, and the one its own module is attached to. Of use to the kit only.
///
/// ```
///   router ──▶ ModuleLineage ──▶ child ──▶ its router ┄┄▷ router        ──▶ strong   ┄┄▷ weak
/// ```
@MainActor
public struct ModuleLineage {
    /// A place among the children. Marked when it is given up, for walks that are under way.
    final class Attachment {
        let module: any Module
        var isCurrent = true

        init(_ module: any Module) { self.module = module }
    }

    /// Made when the module is first attached, because every weak reference costs something, also one to nothing.
    final class Parent {
        private(set) weak var router: (any Routing)?

        init(_ router: any Routing) { self.router = router }
    }

    /// Where the router's own module is in its life.
    var phase = ViewPhase.unloaded
    var attachments: [Attachment] = []
    var parent: Parent?

    public nonisolated init() {}
}

extension Routing {
    /// The modules attached to this one, in the order in which they were.
    public var children: [any Module] { lineage.attachments.map(\.module) }

    /// Brings the children to where their parent's view is: on the way in, in order; on the way out, the last one
    /// first.
    func childrenMove(to phase: ViewPhase, isLeaving: Bool) {
        let attachments = lineage.attachments
        guard !attachments.isEmpty else { return }
        for attachment in isLeaving ? attachments.reversed() : attachments where attachment.isCurrent {
            attachment.module.viewMoved(to: phase)
        }
    }

    /// Whether a module, or one below it, is the one this router belongs to.
    func isPart(of module: any Module) -> Bool {
        var modules = [module]
        while let next = modules.popLast() {
            guard let router = next.router else { continue }
            if router === self { return true }
            modules += router.children
        }
        return false
    }

    /// The stack of the nearest router above whose view belongs to a screen.
    var navigationAbove: (any ScreenStack)? {
        var next = lineage.parent?.router
        while let router = next {
            if let view = (router as? any ViewHolding)?.heldView as? any Navigable { return view.navigation }
            next = router.lineage.parent?.router
        }
        return nil
    }

    /// Whether a screen is the view of this router or of one above. True when there is no knowing: none has a view.
    func isUnder(_ screen: any Screen) -> Bool {
        var isAnyKnown = false
        var next: (any Routing)? = self
        while let router = next {
            if let view = (router as? any ViewHolding)?.heldView {
                if view === screen { return true }
                isAnyKnown = true
            }
            next = router.lineage.parent?.router
        }
        return !isAnyKnown
    }
}

extension Module {
    /// The modules attached to this module's router, in the order in which they were.
    public var children: [any Module] { router?.children ?? [] }

    var router: (any Routing)? { part(.router) as? any Routing }

    /// The view that keeps the module, if it does.
    var keeper: (any ModuleKeeper)? {
        let view = (part(.presenter) as? any ViewHolding)?.heldView ?? (part(.router) as? any ViewHolding)?.heldView
        guard let keeper = view as? any ModuleKeeper, keeper.modules.contains(where: { $0 === self }) else {
            return nil
        }
        return keeper
    }

    private func part(_ role: ModuleElement.Role) -> AnyObject? { parts.first { $0.role == role }?.object }
}

/// A part that sees the module's view, whatever its port is.
@MainActor
protocol ViewHolding: AnyObject {
    var heldView: AnyObject? { get }
}

extension Presenter: ViewHolding {
    final var heldView: AnyObject? { viewPort.object }
}

extension Router: ViewHolding {
    final var heldView: AnyObject? { viewPort.object }
}
