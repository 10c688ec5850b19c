// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// What has parts that the module core does not know of: shown models, stacks and their screens.
@MainActor
protocol LeakCheckContainer: AnyObject {
    /// Objects that belong to this one and are expected to be gone with it.
    var contained: [AnyObject] { get }
}

extension LeakCheck {
    /// Enters what belongs to an object, and what belongs to that, in the roles of the kit.
    func enterParts(of root: AnyObject) {
        var pending: [AnyObject] = [root]
        var seen: Set<ObjectIdentifier> = []
        while let object = pending.popLast() {
            guard seen.insert(ObjectIdentifier(object)).inserted else { continue }
            if let keeper = object as? any ModuleKeeper {
                enter(keeper, role: keeper is any Screen ? .view : .model)
                pending += keeper.modules as [AnyObject]
            }
            if let module = object as? any Module {
                for part in module.parts where part.role != .view {
                    enter(part.object, role: part.role)
                    pending.append(part.object)
                }
                pending += module.children as [AnyObject]
            }
            pending += enterScreens(of: object)
            if let container = object as? any LeakCheckContainer {
                for part in container.contained {
                    enter(part, role: part is any Screen ? .view : nil)
                    pending.append(part)
                }
            }
        }
    }

    /// Enters the screens of a stack, and what is presented above it with the stack that this is the root of.
    private func enterScreens(of object: AnyObject) -> [AnyObject] {
        guard let stack = object as? any ScreenStack else { return [] }
        var parts: [AnyObject] = stack.screens
        if let presented = stack.presented {
            parts.append(presented)
            if let flow = presented.navigation, flow !== stack { parts.append(flow) }
        }
        for part in parts { enter(part, role: part is any Screen ? .view : nil) }
        return parts
    }
}
