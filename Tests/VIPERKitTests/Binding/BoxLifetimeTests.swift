// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Testing
import VIPERKit

@Suite("Box: lifetime of observers")
@MainActor
struct BoxLifetimeTests {
    let box = Box(0)

    @Test("A thousand short-lived owners: the observer count returns to zero")
    func countReturnsToZero() {
        for _ in 0..<1000 { box.bind(Reader(), Reader.read) }
        box.value = 1
        #expect(box.observerCount == 0)
    }

    @Test("100,000 dead owners and no set leave the box as small as it was")
    func deadOwnersWithoutSet() {
        var largest = 0
        for _ in 0..<100_000 {
            box.bind(Reader(), Reader.read)
            largest = max(largest, box.observerCount)
        }
        #expect(largest <= 2)
    }

    @Test("Short-lived owners among a hundred living ones are noticed by later binds")
    func deadAmongLiving() {
        let living = (0..<100).map { _ in Reader() }
        for reader in living { box.bind(reader, Reader.read) }
        for _ in 0..<10_000 { box.bind(Reader(), Reader.read) }
        #expect(box.observerCount < 200)
        box.value = 1
        #expect(box.observerCount == 100)
        #expect(living.allSatisfy { $0.seen == [0, 1] })
    }

    @Test("When all of a thousand owners have died, one bind frees all that was held for them")
    func massDeath() {
        var owners = (0..<1000).map { _ in Reader() }
        for reader in owners { box.bind(reader, Reader.read) }
        owners = []
        let survivor = Reader()
        box.bind(survivor, Reader.read)
        #expect(box.observerCount == 1)
    }

    @Test("What a dead owner's closure captured is freed by the next bind")
    func closureFreedByBind() {
        var owner: Reader? = Reader()
        let (reader, captured) = (Reader(), Captured())
        box.bind(owner!) { [object = captured.object] _, _ in withExtendedLifetime(object) {} }
        captured.object = nil
        owner = nil
        #expect(captured.isAlive)
        box.bind(reader, Reader.read)
        #expect(!captured.isAlive)
    }

    @Test("A dead owner is never called")
    func deadOwnerIsNotCalled() {
        var owner: Reader? = Reader()
        var calls = 0
        box.bind(owner!) { _, _ in calls += 1 }
        owner = nil
        box.value = 1
        #expect(calls == 1)
    }

    @Test("A binding retains neither its owner nor, given a method, the method's object")
    func ownerIsNotRetained() {
        var owner: Reader? = Reader()
        weak let gone = owner
        box.bind(owner!, Reader.read)
        box.bind(owner!) { reader, value in reader.read(value) }
        owner = nil
        #expect(gone == nil)
    }

    @Test("A box is freed with its observers, while their owners and tokens live on")
    func boxIsFreed() {
        let reader = Reader()
        var box: Box<Int>? = Box(0)
        weak let gone = box
        let binding = box!.bind(reader, Reader.read)
        let observation = box!.observe { _ in }
        box = nil
        #expect(gone == nil)
        binding.cancel()
        observation.cancel()
    }

    @Test("A bind may free closures whose captured objects set the box")
    func setInABindThatFrees() {
        var owners: [Reader] = []
        for _ in 0..<3 {
            let owner = Reader()
            let captured = OnDeinit { [box] in box.value += 1 }
            box.bind(owner) { _, _ in withExtendedLifetime(captured) {} }
            owners.append(owner)
        }
        owners = []
        let newest = Reader()
        box.bind(newest, Reader.read)
        #expect(newest.seen == [3])
        #expect(owners.isEmpty && box.observerCount == 1)
    }

    @Test("Sets and binds made by the deinits that a bind sets off are delivered in order")
    func foreignCodeInABind() {
        let (reader, late) = (Reader(), Reader())
        box.bind(reader, Reader.read)
        var owner: Reader? = Reader()
        let captured = Captured(
            OnDeinit { [box] in
                box.value = 1
                box.bind(late, Reader.read)
                box.value = 2
            })
        box.bind(owner!) { [object = captured.object] _, _ in withExtendedLifetime(object) {} }
        captured.object = nil
        owner = nil
        let newest = Reader()
        box.bind(newest, Reader.read)
        #expect([reader.seen, late.seen, newest.seen] == [[0, 1, 2], [1, 2], [2]])
    }
}
