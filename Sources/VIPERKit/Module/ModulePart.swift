// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// What interactors and presenters have in common: work that ends with the module.
///
/// Subclass ``Interactor`` or ``Presenter``; there is nothing that another conformance could keep its work in.
@MainActor
public protocol ModulePart: AnyObject, Sendable {
    /// Changes the part's work under a lock. Called by the kit, also from other threads when the module has died.
    nonisolated func changeWork(_ change: (inout ModuleWork) -> Void)

    /// Ends the work for good. Called by the builder when the module has died, from wherever that was.
    nonisolated func closeWork()
}

extension ModulePart {
    /// Runs an asynchronous operation that is cancelled when the module resigns or dies.
    ///
    /// ```swift
    /// func load() {
    ///     task { interactor in
    ///         let articles = await interactor.service.articles()
    ///         interactor.presenter?.show(articles)
    ///     }
    /// }
    ///
    /// func refresh() {
    ///     task(onFailure: { interactor, error in interactor.presenter?.show(error) }) { interactor in
    ///         interactor.presenter?.show(try await interactor.service.freshArticles())
    ///     }
    /// }
    /// ```
    ///
    /// An operation that throws ends there, and `onFailure` is told why, unless the module has gone. Use the parameter,
    /// not `self`: the part is held weakly until the operation begins, and only from then on strongly. An operation
    /// that never returns, not even when cancelled, keeps its part alive; for endless sequences use
    /// ``observe(_:onFailure:_:)``. After the module has resigned nothing is started and the task returned is
    /// cancelled.
    ///
    /// - Returns: the task, for callers that want to wait for it or cancel it earlier.
    @discardableResult
    public func task(
        onFailure: @escaping @MainActor (Self, any Error) -> Void = { _, _ in },
        _ operation: @escaping @MainActor (Self) async throws -> Void
    ) -> Task<Void, Never> {
        start { [weak self] in
            guard let self, !Task.isCancelled else { return }
            do {
                try await operation(self)
            } catch {
                if !Task.isCancelled { onFailure(self, error) }
            }
        }
    }

    /// Calls `body` with each element of a sequence until the sequence ends or the module resigns or dies.
    ///
    /// ```swift
    /// override func didBecomeActive() {
    ///     observe(service.updates) { interactor, article in interactor.presenter?.show(article) }
    /// }
    /// ```
    ///
    /// Between elements the part is held weakly, so an endless sequence does not keep its module alive. A sequence that
    /// throws ends there, and `onFailure` is told why, unless the module has gone.
    @discardableResult
    public func observe<Elements: AsyncSequence & Sendable>(
        _ elements: Elements,
        onFailure: @escaping @MainActor (Self, any Error) -> Void = { _, _ in },
        _ body: @escaping @MainActor (Self, Elements.Element) async -> Void
    ) -> Task<Void, Never> where Elements.Element: Sendable {
        start { [weak self] in
            do {
                for try await element in elements {
                    guard let self, !Task.isCancelled else { return }
                    await body(self, element)
                }
            } catch {
                guard let self, !Task.isCancelled else { return }
                onFailure(self, error)
            }
        }
    }

    private func start(_ operation: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
        var begun: Int?
        changeWork { begun = $0.begin() }
        guard let id = begun else {
            let refused = Task<Void, Never> {}
            refused.cancel()
            return refused
        }
        // The main actor runs this function, so the task cannot reach its end before it is kept.
        let task = Task { @MainActor [weak self] in
            await operation()
            self?.changeWork { $0.end(id) }
        }
        var isKept = false
        changeWork { isKept = $0.keep(task, id) }
        if !isKept { task.cancel() }
        return task
    }

    /// Lets tasks start; true when the part's module had died.
    @discardableResult
    func resumeWork() -> Bool {
        var wasClosed = false
        changeWork { wasClosed = $0.resume() }
        return wasClosed
    }

    func suspendWork() {
        var stopped: ModuleWork.Tasks?
        changeWork { stopped = $0.suspend() }
        stopped?.values.forEach { $0.cancel() }
    }
}
