// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Testing

@testable import VIPERKit

@Suite("Child modules that come and go in hooks") @MainActor
struct ChildReentrancyTests {
    let scene = ChildScene()

    @Test(
        "Attached in any hook of its parent, a child is where its parent is afterwards, each hook told once",
        arguments: ["p active", "p did load", "p will appear", "p did appear"])
    func attachedInHook(hook: String) {
        let child = scene.child("c")
        scene.log.react = { [scene] in if $0 == hook { scene.parent.router.attach(child) } }
        scene.stack.push(scene.screen)
        #expect(
            scene.log.lines.filter { $0.hasPrefix("c") } == ["c active", "c did load", "c will appear", "c did appear"])
    }

    @Test(
        "Attached while its parent disappears or resigns, a child is not shown",
        arguments: [
            ("p will disappear", ["c active", "c did load", "c resigned"]),
            ("p did disappear", ["c active", "c did load", "c resigned"]), ("p resigned", []),
        ])
    func attachedOnTheWayOut(hook: String, told: [String]) {
        let child = scene.child("c")
        scene.log.react = { [scene] in if $0 == hook { scene.parent.router.attach(child) } }
        scene.stack.push(scene.screen)
        scene.stack.pop()
        #expect(scene.log.lines.filter { $0.hasPrefix("c") } == told && !child.interactor.isActive)
    }

    @Test("A child that another one detaches in a hook is not told any more")
    func detachedBySibling() {
        let (first, second) = (scene.child("c"), scene.child("d"))
        [first, second].forEach(scene.parent.router.attach)
        scene.log.react = { [scene] in if $0 == "c will appear" { scene.parent.router.detach(second) } }
        scene.stack.push(scene.screen)
        #expect(scene.log.lines.filter { $0.hasPrefix("d") } == ["d active", "d did load", "d resigned"])
    }

    @Test("A child that detaches itself in a hook ends its walk there")
    func detachesItself() {
        let child = scene.child("c")
        scene.parent.router.attach(child)
        scene.log.react = { [scene] in if $0 == "c will appear" { scene.parent.router.detach(child) } }
        scene.stack.push(scene.screen)
        let told = ["c will appear", "c will disappear", "c did disappear", "c resigned", "p did appear"]
        #expect(scene.log.lines.suffix(5) == told && scene.names == [])
    }

    @Test("A child attached again while it resigns is active in the end")
    func attachedAgainInHook() {
        let child = scene.child("c")
        scene.stack.push(scene.screen)
        scene.parent.router.attach(child)
        scene.log.react = { [scene] in if $0 == "c resigned" { scene.parent.router.attach(child) } }
        scene.parent.router.detach(child)
        #expect(child.interactor.isActive && scene.names == ["c"] && scene.reasons == [])
        #expect(scene.log.lines.last == "c did appear")
    }

    @Test(
        "Children that come and go at random, in each other's hooks too, follow their parents",
        arguments: UInt64(1)...50)
    func random(seed: UInt64) {
        var numbers = SplitMix64(seed: seed)
        let modules = [scene.parent] + (0..<6).map { scene.child("\($0)") }
        func change() {
            let pair = (0..<2).map { _ in modules[Int.random(in: modules.indices, using: &numbers)] }
            let isAttaching = Int.random(in: 0..<3, using: &numbers) > 0
            if isAttaching { pair[0].router.attach(pair[1]) } else { pair[0].router.detach(pair[1]) }
        }
        scene.stack.onFault = { _ in }
        scene.log.react = { _ in if Int.random(in: 0..<8, using: &numbers) == 0 { change() } }
        for _ in 0..<200 {
            switch Int.random(in: 0..<5, using: &numbers) {
            case 0: scene.stack.push(scene.screen)
            case 1: scene.stack.pop()
            default: change()
            }
            let children = modules.flatMap(\.children).map { ObjectIdentifier($0) }
            #expect(Set(children).count == children.count)
            for module in modules.dropFirst() {
                let parent = modules.first { $0.children.contains { $0 === module } }
                #expect(module.interactor.isActive == (parent?.interactor.isActive ?? false))
            }
        }
    }
}
