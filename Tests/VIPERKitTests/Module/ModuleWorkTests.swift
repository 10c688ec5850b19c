// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Testing

@testable import VIPERKit

@Suite("Work that ends with the module", .timeLimit(.minutes(1))) @MainActor
struct ModuleWorkTests {
    final class Worker: Interactor<AnyObject, AnyObject> {
        var seen: [Int] = []
        var failure: (any Error)?
        func watch(_ numbers: AsyncStream<Int>) -> Task<Void, Never> {
            observe(numbers) { worker, number in worker.seen.append(number) }
        }
    }
    struct Broken: Error {}
    typealias WorkModule = ModuleBuilder<Worker, Presenter<AnyObject, AnyObject, AnyObject>, Router<AnyObject>>

    @Test("A task runs with its part")
    func taskRuns() async {
        let worker = Worker()
        await worker.task { $0.seen.append(1) }.value
        #expect(worker.seen == [1])
    }

    @Test("Every element of a sequence arrives in order")
    func elementsInOrder() async {
        let worker = Worker()
        let (numbers, sender) = AsyncStream.makeStream(of: Int.self)
        let task = worker.watch(numbers)
        [1, 2, 3].forEach { sender.yield($0) }
        sender.finish()
        await task.value
        #expect(worker.seen == [1, 2, 3])
    }

    @Test("An endless sequence does not keep its module alive, and ends when the module dies")
    func endlessSequence() async {
        let fate = Fate()
        let (numbers, sender) = AsyncStream.makeStream(of: Int.self)
        var task: Task<Void, Never>?
        do {
            let screen = HeaderScreen()
            let module = WorkModule(resolving: screen)
            fate.follow(screen, module)
            task = module.interactor.watch(numbers)
            sender.yield(1)
            #expect(await eventually { !module.interactor.seen.isEmpty })
        }
        #expect(fate.survivors == [])
        await task?.value
        withExtendedLifetime(sender) {}
    }

    @Test("A task that would wait for ever is cancelled when its module dies, though it holds its part")
    func moduleDies() async {
        let fate = Fate()
        let (numbers, sender) = AsyncStream.makeStream(of: Int.self)
        var task: Task<Void, Never>?
        do {
            let screen = HeaderScreen()
            let module = WorkModule(resolving: screen)
            fate.follow(module)
            task = module.interactor.task { worker in
                worker.seen.append(1)
                for await _ in numbers {}
            }
            #expect(await eventually { !module.interactor.seen.isEmpty })
        }
        await task?.value
        #expect(fate.survivors == [])
        withExtendedLifetime(sender) {}
    }

    @Test("The presenter's work is cancelled when the module resigns, and can begin again with it")
    func resigningCancels() async {
        let screen = HeaderScreen()
        let module = WorkModule(resolving: screen)
        module.viewMoved(to: .visible)
        let (numbers, sender) = AsyncStream.makeStream(of: Int.self)
        let task = module.presenter.observe(numbers) { _, _ in }
        module.viewMoved(to: .gone)
        await task.value
        #expect(task.isCancelled && module.presenter.task { _ in }.isCancelled)
        module.viewMoved(to: .visible)
        #expect(!module.presenter.task { _ in }.isCancelled)
        withExtendedLifetime(sender) {}
    }

    @Test("After resigning nothing starts until the module is active again")
    func startAfterResigning() async {
        let worker = Worker()
        worker.activate()
        worker.deactivate()
        await worker.task { $0.seen.append(1) }.value
        #expect(worker.seen == [])
        worker.activate()
        await worker.task { $0.seen.append(2) }.value
        #expect(worker.seen == [2])
    }

    @Test("Work begun before wiring belongs to the module")
    func workBeforeWiring() async {
        let worker = Worker()
        let (numbers, sender) = AsyncStream.makeStream(of: Int.self)
        let task = worker.watch(numbers)
        do {
            let module = WorkModule(resolving: HeaderScreen(), interactor: worker)
            sender.yield(1)
            #expect(await eventually { !worker.seen.isEmpty })
            withExtendedLifetime(module) {}
        }
        await task.value
        #expect(task.isCancelled && worker.seen == [1])
        withExtendedLifetime(sender) {}
    }

    @Test("A sequence that throws ends, and says why")
    func throwingSequence() async {
        let worker = Worker()
        let numbers = AsyncThrowingStream<Int, any Error> { $0.finish(throwing: Broken()) }
        await worker.observe(numbers, onFailure: { $0.failure = $1 }) { $0.seen.append($1) }.value
        #expect(worker.failure is Broken)
    }

    @Test("Work that has ended is forgotten")
    func endedWork() async {
        let worker = Worker()
        for _ in 0..<100 { await worker.task { _ in }.value }
        var count: Int?
        worker.changeWork { count = $0.count }
        #expect(count == 0)
    }
}

@Suite("Work that fails") @MainActor
struct FailingWorkTests {
    final class Loader: Interactor<AnyObject, AnyObject> { var failures: [String] = [] }
    struct Offline: Error {}

    @Test("A task that throws says why")
    func failure() async {
        let loader = Loader()
        await loader.task(onFailure: { $0.failures.append("\($1)") }) { _ in throw Offline() }.value
        #expect(loader.failures == ["Offline()"])
    }

    @Test("A task that throws because it was cancelled says nothing")
    func cancelledFailure() async {
        let loader = Loader()
        loader.activate()
        let task = loader.task(onFailure: { $0.failures.append("\($1)") }) { _ in
            try await Task.sleep(nanoseconds: .max)
        }
        loader.deactivate()
        await task.value
        #expect(loader.failures == [])
    }
}
