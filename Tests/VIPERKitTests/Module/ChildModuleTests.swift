// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Testing

@testable import VIPERKit

@Suite("Child modules") @MainActor
struct ChildModuleTests {
    let scene = ChildScene()

    @Test("A child goes through its parent's life: after it on the way in, before it on the way out")
    func follows() {
        scene.parent.router.attach(scene.child("c"))
        scene.stack.push(scene.screen)
        #expect(
            scene.log.take()
                == "p active, p did load, c active, c did load, "
                + "p will appear, c will appear, p did appear, c did appear")
        scene.stack.pop()
        #expect(
            scene.log.take()
                == "c will disappear, p will disappear, c did disappear, p did disappear, c resigned, p resigned")
    }

    @Test("Children are told in the order in which they were attached, and resign in the opposite one")
    func order() {
        for name in ["c", "d", "e"] { scene.parent.router.attach(scene.child(name)) }
        scene.stack.push(scene.screen)
        #expect(scene.names == ["c", "d", "e"])
        #expect(scene.log.lines.filter { $0.hasSuffix(" active") } == ["p active", "c active", "d active", "e active"])
        scene.stack.pop()
        let resigned = scene.log.lines.filter { $0.hasSuffix("resigned") }
        #expect(resigned == ["e resigned", "d resigned", "c resigned", "p resigned"])
    }

    @Test("A child is brought to where its parent is at once")
    func caughtUp() {
        scene.stack.push(scene.screen)
        _ = scene.log.take()
        scene.parent.router.attach(scene.child("c"))
        #expect(scene.log.take() == "c active, c did load, c will appear, c did appear")
        scene.stack.push(TextScreen())
        _ = scene.log.take()
        scene.parent.router.attach(scene.child("d"))
        #expect(scene.log.take() == "d active, d did load")
    }

    @Test("Attached before its parent's view has loaded, or after that has left, a child waits")
    func notActiveParent() {
        let (early, late) = (scene.child("c"), scene.child("d"))
        scene.parent.router.attach(early)
        #expect(scene.log.take() == "" && !early.interactor.isActive)
        scene.stack.push(scene.screen)
        scene.stack.pop()
        _ = scene.log.take()
        scene.parent.router.attach(late)
        #expect(scene.log.take() == "" && !late.interactor.isActive)
        scene.stack.push(scene.screen)
        #expect(scene.log.lines.prefix(4) == ["p active", "c active", "d active", "d did load"])
    }

    @Test("Detaching takes a child through the rest of its life; attached again it is active again")
    func detachAndReattach() {
        let child = scene.child("c")
        scene.stack.push(scene.screen)
        scene.parent.router.attach(child)
        _ = scene.log.take()
        scene.parent.router.detach(child)
        #expect(scene.log.take() == "c will disappear, c did disappear, c resigned" && scene.names == [])
        scene.parent.router.attach(child)
        #expect(scene.log.take() == "c active, c will appear, c did appear" && scene.names == ["c"])
    }

    @Test("A child may go from one parent to another")
    func newParent() {
        let (child, other) = (scene.child("c"), scene.child("o"))
        scene.stack.push(scene.screen)
        scene.parent.router.attach(child)
        scene.parent.router.detach(child)
        other.router.attach(child)
        #expect(!child.interactor.isActive && other.children.count == 1)
        scene.parent.router.attach(other)
        #expect(child.interactor.isActive && scene.reasons == [])
    }

    @Test("The verbs of a child without a screen go to its parent's stack while it is attached")
    func navigation() {
        let (child, grandchild, other) = (scene.child("c"), scene.child("g"), TextScreen())
        child.router.attach(grandchild)
        scene.stack.push(scene.screen)
        scene.parent.router.attach(child)
        grandchild.router.push(other)
        #expect(scene.stack.visibleScreen === other && child.router.navigation === scene.stack)
        scene.parent.router.detach(child)
        #expect(grandchild.router.navigation == nil)
    }

    @Test("Grandchildren resign before children")
    func grandchildren() {
        let (child, grandchild) = (scene.child("c"), scene.child("g"))
        child.router.attach(grandchild)
        scene.stack.push(scene.screen)
        scene.parent.router.attach(child)
        #expect(scene.log.lines.suffix(4) == ["c will appear", "g will appear", "c did appear", "g did appear"])
        _ = scene.log.take()
        scene.parent.router.detach(child)
        #expect(scene.log.lines.suffix(2) == ["g resigned", "c resigned"])
    }

    @Test("The work of a child ends when it is detached and when its parent resigns", arguments: [true, false])
    func work(isDetached: Bool) async {
        let child = scene.child("c")
        scene.stack.push(scene.screen)
        scene.parent.router.attach(child)
        let task = child.interactor.task { _ in while !Task.isCancelled { await Task.yield() } }
        let loading = child.presenter.task { _ in while !Task.isCancelled { await Task.yield() } }
        if isDetached { scene.parent.router.detach(child) } else { scene.stack.pop() }
        await task.value
        await loading.value
        #expect(child.interactor.work.count == 0 && child.interactor.task { _ in }.isCancelled)
    }

    @Test("Each obstacle is reported, and nothing changes")
    func faults() {
        let (child, grandchild, other) = (scene.child("c"), scene.child("g"), TextScreen())
        scene.stack.push(scene.screen)
        scene.parent.router.attach(child)
        child.router.attach(grandchild)
        _ = scene.log.take()
        scene.parent.router.attach(child)
        scene.parent.router.attach(grandchild)
        scene.parent.router.attach(scene.parent)
        scene.parent.router.detach(grandchild)
        scene.parent.router.attach(ChildModule.make("x", scene.log, view: other))
        #expect(scene.reasons == [.attachedAlready, .attachedAlready, .ancestor, .notAttached, .ownScreen])
        #expect(scene.log.take() == "" && scene.names == ["c"] && child.children.count == 1 && other.modules.count == 1)
    }

    @Test("A module cannot be attached below itself")
    func cycle() {
        let (one, two, three) = (scene.child("1"), scene.child("2"), scene.child("3"))
        scene.parent.router.attach(one)
        one.router.attach(two)
        two.router.attach(three)
        for module in [scene.parent, one, two, three] { three.router.attach(module) }
        #expect(three.children.isEmpty && scene.parent.children.count == 1)
        scene.stack.push(scene.screen)
        #expect(scene.log.lines.filter { $0.hasSuffix("active") }.count == 4)
    }

    @Test("Without a stack a fault is printed")
    func printed() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run { ChildModule.make("p", ChildLog()).router.detach(BaseModule(resolving: ChildLog())) }
        }
        #expect(message(result).hasPrefix("VIPERKit: detach (ModuleBuilder<Interactor<AnyObject, AnyObject>"))
        #expect(message(result).hasSuffix("the module is not attached here; nothing has changed\n"))
    }
}
