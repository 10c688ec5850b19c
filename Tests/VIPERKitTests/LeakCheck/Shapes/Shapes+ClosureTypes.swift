// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Foundation

extension Shapes {
    final class Closures {
        var f: (() -> Void)?
        var plain: () -> Void = {}
        var list: [() -> Void] = []
        var dict: [String: (Int) -> Int] = [:]
        var g: ((Int) -> String)?
        var asynchronous: (@Sendable () async throws -> Void)?
        var isolated: (@MainActor () -> Void)?
        var n = 0
        var other: Closures?
        func method() { n += 1 }
        func method2(_ i: Int) -> String { "\(n)\(i)" }
    }
    final class Lazy {
        lazy var child: Other = Other()
        lazy var closure: () -> Void = { _ = self.n }
        var n = 0
        lazy var back: LazyChild = LazyChild(self)
    }
    final class LazyChild {
        let parent: Lazy
        init(_ p: Lazy) { parent = p }
    }
    @propertyWrapper struct Wrapped<T> {
        var wrappedValue: T
        var projectedValue: Int = 0
        init(wrappedValue: T) { self.wrappedValue = wrappedValue }
    }
    @propertyWrapper struct WeakRef<T: AnyObject> {
        private weak var storage: T?
        var wrappedValue: T? {
            get { storage }
            set { storage = newValue }
        }
        init(wrappedValue: T?) { storage = wrappedValue }
    }
    @propertyWrapper final class Ref<T> {
        var wrappedValue: T
        init(wrappedValue: T) { self.wrappedValue = wrappedValue }
    }
    final class WrapperUser {
        @Wrapped var peer: WrapperUser? = nil
        @WeakRef var weakPeer: WrapperUser? = nil
        @Ref var refPeer: WrapperUser? = nil
    }
    class Base {
        private var hidden: AnyObject?
        func hide(_ o: AnyObject) { hidden = o }
    }
    class Derived: Base { var visible = 1 }
    final class Generic<T> {
        var value: T
        var closure: (() -> Void)?
        var transform: ((T) -> T)?
        var tag = 7
        init(_ v: T) { value = v }
        func captureSelfAndValue(_ x: T) { closure = { _ = (self.tag, x) } }
        func captureWeakAndValue(_ x: T, _ o: AnyObject) { closure = { [weak self] in _ = (self?.tag, x, o) } }
        func captureMany<U>(_ u: U, _ x: T, _ o: AnyObject) { closure = { _ = (u, x, o, self.tag) } }
        func captureArray(_ xs: [T], _ o: AnyObject) { closure = { _ = (xs.count, o) } }
        func captureTransform(_ o: AnyObject) {
            transform = { x in
                _ = o
                return x
            }
        }
    }

}
