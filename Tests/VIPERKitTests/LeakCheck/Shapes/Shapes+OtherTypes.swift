// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Foundation

extension Shapes {
    actor Agent {
        nonisolated(unsafe) var friend: AnyObject?
    }
    final class Tasks: @unchecked Sendable {
        var task: Task<Void, Never>?
        var continuation: CheckedContinuation<Void, Never>?
        var unsafeContinuation: UnsafeContinuation<Void, Never>?
        var stream: AsyncStream<Tasks>.Continuation?
        var n = 0
        func wait() async {
            await withCheckedContinuation { continuation = $0 }
            n += 1
        }
        func waitUnsafe() async {
            await withUnsafeContinuation { unsafeContinuation = $0 }
            n += 1
        }
    }
    final class Buffer: ManagedBuffer<Int, AnyObject> {}
    final class BufferUser { var buffer: ManagedBuffer<Int, AnyObject>? }
    final class Weaks {
        struct Box { weak var object: AnyObject? }
        var boxes: [Box] = []
        var table: [ObjectIdentifier: Box] = [:]
    }
    final class RawUser {
        var pointer: UnsafeMutablePointer<AnyObject>?
        deinit {
            pointer?.deinitialize(count: 1)
            pointer?.deallocate()
        }
    }
    final class Timers {
        var timer: Timer?
        var token: (any NSObjectProtocol)?
        var item: DispatchWorkItem?
        var n = 0
    }
    final class Foundational: NSObject {
        var peer: Foundational?
        var n = 0
        override init() {}
    }
    struct Noncopyable: ~Copyable {
        var object: AnyObject?
        var n = 0
    }
    final class NoncopyableUser {
        var field = Noncopyable()
        var n = 0
        func set(_ o: AnyObject) { field.object = o }
    }
    final class WeakLet {
        weak let peer: Other?
        init(_ p: Other?) { peer = p }
    }
    final class Existentials {
        var list: [any Service] = []
        var map: [String: Any] = [:]
        var optional: (any Service)??
        var fnAny: Any?
    }

    // VIPER
    protocol ArticlesViewInput: AnyObject {}
    protocol ArticlesModule {}
    final class ArticlesPresenter {
        var onUpdate: (() -> Void)?
        weak var view: (any ArticlesViewInput)?
        var interactor: ArticlesInteractor?
        var router: ArticlesRouter?
    }
    final class ArticlesInteractor { weak var presenter: ArticlesPresenter? }
    final class ArticlesRouter {
        unowned let presenter: ArticlesPresenter
        init(_ p: ArticlesPresenter) { presenter = p }
    }
    final class ArticlesScreen: ArticlesViewInput {
        var module: ModuleBuilder?
        func render() {}
    }
    final class ModuleBuilder {
        var presenter: ArticlesPresenter?
        init() {}
    }

}
