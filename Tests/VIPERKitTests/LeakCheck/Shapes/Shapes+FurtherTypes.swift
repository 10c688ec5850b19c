// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Foundation

extension Shapes {
    final class Keyed<Key: Hashable, C: Collection> where C.Element: Comparable {
        var closure: (() -> Void)?
        var c: C?
        var element: C.Element?
        var client: Client?
        func capture(_ k: Key, _ c: C, _ e: C.Element, _ o: AnyObject) {
            closure = {
                consume((k, c, e))
                consume(o)
            }
        }
        func captureSelf(_ k: Key) { closure = { consume((k, self.client)) } }
        func captureOnlySelf(_ o: AnyObject) { closure = { consume((o, self.client)) } }
        func captureCollection(_ xs: [Key], _ o: AnyObject) { closure = { consume((xs, self.client, o)) } }
        func captureElements(_ e: C.Element) { closure = { consume((e, self.client)) } }
    }
    protocol Refresher: AnyObject {
        var action: (() -> Void)? { get set }
        var client: Client? { get }
    }
    final class RefresherImpl: Refresher {
        var action: (() -> Void)?
        var client: Client?
    }
    class Packs {
        var f: (() -> Void)?
        func capture<each T>(_ t: repeat each T, o: AnyObject) {
            f = {
                repeat consume(each t)
                consume(o)
            }
        }
    }
    struct UnownedStruct {
        unowned var object: AnyObject
        var n = 0
    }
    struct WeakStruct {
        weak var object: AnyObject?
        var strong: AnyObject?
    }
    enum Wrapper { case a(WeakStruct), b(UnownedStruct), c }
    final class Mixed {
        var f: (() -> Void)?
        var wrapper = Wrapper.c
        unowned var maybe: AnyObject?
        var list: [WeakStruct] = []
        var table: [String: UnownedStruct] = [:]
        var any: Any?
        init(_ o: AnyObject?) { maybe = o }
    }
    struct List {
        indirect enum Link { case end, more(Int, Link), object(AnyObject) }
        var link = Link.end
    }
    final class ListUser { var list = List() }
    struct TreeNode {
        var children: [TreeNode] = []
        var object: AnyObject?
    }
    final class TreeUser { var root = TreeNode() }
    final class Numbers {
        var big = [Int](repeating: 1, count: 1_000_000)
        var strings = [String](repeating: "x", count: 100_000)
        var next: Numbers?
    }
    static func makeOpaque(_ o: AnyObject) -> some Service { SmallService(client: o) }
    @MainActor static func localType(_ tracker: Tracker) {
        class Local<T> {
            var t: T?
            var f: (() -> Void)?
        }
        let l = tracker.track(Local<Int>())
        l.f = { consume(l.t) }
    }
    final class Thrower {
        var f: (() throws(Boom) -> Void)?
        var g: ((inout Int, String...) -> [Int])?
        var h: (@Sendable @MainActor (Int) async throws -> String)?
    }
    final class Nested { var g = Generic(Generic(["a": Client()])) }
    final class Deferred { var f: (() -> Void)? }
    final class NonisolatedHolder {
        var k: AnyKeyPath?
        var p: PartialKeyPath<Deferred>?
        var set: Set<AnyHashable> = []
        var seq: AnySequence<AnyObject>?
        var opt: AnyObject???
        var e: Either<AnyObject, Int>?
        enum Either<A, B> { case left(A), right(B) }
    }
    enum Big {
        case a(AnyObject, AnyObject), b(Int), c(String), d(Client?), e(() -> Void), f(any Service), g([AnyObject])
    }
    final class BigUser {
        var big = Big.b(1)
        var more: [Big] = []
    }
    final class RaceFree: @unchecked Sendable { var items: [AnyObject] = [] }

}

extension Shapes.Refresher {
    func bind(_ x: Int8) {
        action = {
            Shapes.consume(x)
            Shapes.consume(self.client)
        }
    }
    func bindOnly() { action = { Shapes.consume(self.client) } }
    func bindWeak(_ o: AnyObject) {
        action = { [weak self] in
            Shapes.consume(self?.client)
            Shapes.consume(o)
        }
    }
}
