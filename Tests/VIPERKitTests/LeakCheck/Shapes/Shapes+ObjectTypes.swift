// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Foundation

extension Shapes {
    class Node {
        var next: Node?
        init() {}
    }
    class Plain {
        var other: Other! = nil
        init() {}
    }
    class Other {
        var plain: Plain?
        weak var weakPlain: Plain?
        init() {}
    }
    class UnownedHolder {
        unowned var owner: Plain
        init(_ o: Plain) { owner = o }
    }
    class UnsafeHolder {
        unowned(unsafe) var owner: Plain
        var unmanaged: Unmanaged<Plain>
        init(_ o: Plain) {
            owner = o
            unmanaged = .passUnretained(o)
        }
    }
    protocol ViewInput: AnyObject { var output: (any ViewOutput)? { get set } }
    protocol ViewOutput: AnyObject {}
    final class Screen: ViewInput { var output: (any ViewOutput)? }
    final class Presenter: ViewOutput {
        var view: (any ViewInput)?
        weak var weakView: (any ViewInput)?
        var onUpdate: (() -> Void)?
        var name = ""
    }
    protocol Service { var tag: Int { get } }
    final class ClassService: Service {
        var tag = 1
        var client: AnyObject?
    }
    struct SmallService: Service {
        var tag = 2
        var client: AnyObject
    }
    struct BigService: Service {
        var tag = 3
        var a = "a", b = "b", c = "c"
        var client: AnyObject
    }
    final class Client {
        var service: (any Service)?
        var anything: Any?
        var object: AnyObject?
    }
    final class Coll {
        var array: [Coll] = []
        var dict: [String: Coll] = [:]
        var set: Set<HashableNode> = []
        var nested: [[Coll]] = []
        var keyed: [HashableNode: Int] = [:]
        var slice: ArraySlice<Coll> = []
        var contiguous: ContiguousArray<Coll> = []
    }
    final class HashableNode: Hashable {
        var back: AnyObject?
        static func == (l: HashableNode, r: HashableNode) -> Bool { l === r }
        func hash(into h: inout Hasher) { h.combine(ObjectIdentifier(self)) }
    }
    struct Inner {
        var flag = false
        var target: AnyObject?
    }
    struct Outer {
        var id: UInt8 = 0
        var inner = Inner()
    }
    enum Route { case none, show(AnyObject), edit(Int, AnyObject), text(String), holder(Outer) }
    indirect enum Tree { case leaf(AnyObject), branch(Tree, Tree), empty }
    enum Single { case none, some(AnyObject, Int) }
    final class Values {
        var outer = Outer()
        var route = Route.none
        var tree = Tree.empty
        var single = Single.none
        var tuple: (Int8, (x: Int, object: AnyObject?)) = (0, (0, nil))
        var result: Result<AnyObject, any Error>?
        var error: (any Error)?
    }
    struct Boom: Error, @unchecked Sendable { var object: AnyObject }

}
