// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Testing
import VIPERKit

@Suite("Box: tokens")
@MainActor
struct BoxTokenTests {
    let box = Box(0)

    @Test("An observation ends when its token goes")
    func observationEndsWithToken() {
        var seen: [Int] = []
        var token: ObservationToken? = box.observe { seen.append($0) }
        box.value = 1
        token = nil
        box.value = 2
        #expect(seen == [0, 1])
        #expect(token == nil && box.observerCount == 0)
    }

    @Test("An observation's closure is freed with its token, before any set")
    func closureFreedWithToken() {
        let captured = Captured()
        var token: ObservationToken? = box.observe { [object = captured.object] _ in withExtendedLifetime(object) {} }
        captured.object = nil
        #expect(captured.isAlive && token != nil)
        token = nil
        #expect(!captured.isAlive)
    }

    @Test("An observation ends when its token goes on another thread")
    func tokenGoesElsewhere() async {
        var seen: [Int] = []
        var token: ObservationToken? = box.observe { seen.append($0) }
        let last = Handover(token)
        token = nil
        await Task.detached { last.drop() }.value
        box.value = 1
        #expect(seen == [0])
    }

    @Test("A token dropped inside its own callback: the call finishes and is the last")
    func tokenDroppedInCallback() {
        var seen: [Int] = []
        var token: ObservationToken?
        token = box.observe {
            if $0 == 1 { token = nil }
            seen.append($0)
        }
        box.value = 1
        box.value = 2
        #expect(seen == [0, 1])
        #expect(token == nil)
    }

    @Test("Both tokens cancel, free the closure at once, and may be cancelled twice")
    func cancelFreesTheClosure() {
        let (bound, observed, reader) = (Captured(), Captured(), Reader())
        let binding = box.bind(reader) { [object = bound.object] _, _ in withExtendedLifetime(object) {} }
        let observation = box.observe { [object = observed.object] _ in withExtendedLifetime(object) {} }
        bound.object = nil
        observed.object = nil
        for _ in 0..<2 {
            binding.cancel()
            observation.cancel()
        }
        #expect(!bound.isAlive && !observed.isAlive)
    }

    @Test("A cancelled observation is not called, though its token is kept")
    func cancelledObservation() {
        var seen: [Int] = []
        let token = box.observe { seen.append($0) }
        token.cancel()
        box.value = 1
        #expect(seen == [0])
        #expect(box.observerCount == 0)
        withExtendedLifetime(token) {}
    }

    @Test("Dropping a binding's token ends nothing")
    func bindingTokenIsDiscardable() {
        let reader = Reader()
        box.bind(reader, Reader.read)
        box.value = 1
        #expect(reader.seen == [0, 1])
    }

    @Test("Bind and cancel, again and again, leave the box as small as it was")
    func bindAndCancel() {
        let (reader, living) = (Reader(), Reader())
        box.bind(living, Reader.read)
        for _ in 0..<1000 { box.bind(reader, Reader.read).cancel() }
        #expect(box.observerCount <= 2)
        box.value = 1
        #expect(living.seen == [0, 1])
    }

    @Test("Bindings cancelled oldest first do not pile up either")
    func cancelOldestFirst() {
        let reader = Reader()
        var tokens: [BindingToken] = []
        for index in 0..<1000 {
            tokens.append(box.bind(reader) { _, _ in })
            if index >= 10 { tokens[index - 10].cancel() }
        }
        #expect(box.observerCount <= 20)
    }
}

/// The last reference to a token, dropped wherever `drop` is called.
private final class Handover: @unchecked Sendable {
    private var token: ObservationToken?

    init(_ token: ObservationToken?) {
        self.token = token
    }

    func drop() {
        token = nil
    }
}
