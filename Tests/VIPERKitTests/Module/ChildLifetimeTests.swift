// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Testing

@testable import VIPERKit

/// One test for each reference between a router, its children and their views.
@Suite("Lifetime of child modules") @MainActor
struct ChildLifetimeTests {
    let scene = ChildScene()
    let fate = Fate()

    @Test("A router holds its children until they are detached")
    func heldUntilDetached() throws {
        scene.stack.push(scene.screen)
        do {
            let child = scene.child("c")
            scene.parent.router.attach(child)
            fate.follow(child)
        }
        #expect(fate.survivors.count == 4)
        do { scene.parent.router.detach(try #require(scene.parent.children.first)) }
        #expect(fate.survivors == [])
    }

    @Test("A child does not hold its parent")
    func childDoesNotHoldParent() {
        let child = scene.child("c")
        do {
            let parent = scene.child("o")
            parent.router.attach(child)
            fate.follow(parent)
        }
        #expect(fate.survivors == [])
        scene.parent.router.attach(child)
        #expect(scene.names == ["c"], "a parent that has died is none")
    }

    @Test("Children end with their parent's screen, and their work with them", arguments: [true, false])
    func screenDies(isPopped: Bool) {
        var task: Task<Void, Never>?
        do {
            let scene = ChildScene()
            let (child, grandchild) = (scene.child("c"), scene.child("g"))
            scene.stack.push(scene.screen)
            scene.parent.router.attach(child)
            child.router.attach(grandchild)
            task = grandchild.interactor.observe(AsyncStream<Int>.makeStream().stream) { _, _ in }
            fate.follow(scene.screen, scene.parent, child, grandchild)
            if isPopped { scene.stack.pop() }
        }
        #expect(fate.survivors == [] && task?.isCancelled == true)
    }

    @Test("Attaching takes a module that borrows the parent's screen over from it, and it is driven once")
    func borrowedView() {
        let child = ChildModule.make("c", scene.log, view: scene.screen)
        scene.parent.router.attach(child)
        #expect(scene.screen.modules.count == 1 && scene.reasons == [])
        scene.stack.push(scene.screen)
        scene.stack.pop()
        #expect(
            scene.log.lines.filter { $0.hasPrefix("c") } == [
                "c active", "c did load", "c will appear", "c did appear", "c will disappear", "c did disappear",
                "c resigned",
            ])
    }

    @Test("A module that borrows the parent's screen is released when it is detached, and the screen lives on")
    func borrowedViewDetached() throws {
        scene.stack.push(scene.screen)
        do {
            let child = ChildModule.make("c", scene.log, view: scene.screen)
            fate.follow(child)
            scene.parent.router.attach(child)
            scene.parent.router.detach(child)
        }
        #expect(fate.survivors == [] && scene.screen.phase == .visible && scene.parent.interactor.isActive)
    }

    @Test("Attached and detached in a hook of its own, a module that borrows a screen stays resigned")
    func borrowedInHook() {
        let child = ChildModule.make("c", scene.log, view: scene.screen)
        scene.log.react = { [scene] in
            guard $0 == "p did load" else { return }
            scene.parent.router.attach(child)
            scene.parent.router.detach(child)
        }
        scene.stack.push(scene.screen)
        #expect(!child.interactor.isActive && scene.log.lines.last == "p did appear")
    }

    @Test("A grandchild may borrow the screen too")
    func grandchildBorrows() {
        let (child, grandchild) = (scene.child("c"), ChildModule.make("g", scene.log, view: scene.screen))
        scene.parent.router.attach(child)
        child.router.attach(grandchild)
        #expect(child.children.count == 1 && scene.reasons == [])
    }

    @Test("A model that is the view of a child gives its module up")
    func modelAsView() throws {
        let model = SceneModel<AnyObject>()
        scene.stack.push(scene.screen)
        scene.screen.host(model)
        do {
            let child = ChildModule.make("c", scene.log, view: model)
            fate.follow(child)
            scene.parent.router.attach(child)
            #expect(model.modules.isEmpty)
            scene.parent.router.detach(child)
        }
        #expect(fate.survivors.contains { $0.hasPrefix("ModuleBuilder") } == false)
    }
}
