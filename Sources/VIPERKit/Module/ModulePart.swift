// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// What interactors and presenters have in common: work that ends with the module.
@MainActor
public protocol ModulePart: AnyObject, Sendable {
    /// The tasks that are cancelled when the module resigns or dies.
    var work: ModuleWork { get }

    /// Ends the work for good and returns what must be stopped. Called by the builder when the module has died, from
    /// wherever that was, under the lock.
    nonisolated func endWork() -> ModuleWork?
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
    /// ```
    ///
    /// Use the parameter, not `self`: the part is held weakly until the operation begins, and only from then on strongly.
    /// An operation that never returns, not even when cancelled, keeps its part alive; for endless sequences use
    /// ``observe(_:onFailure:_:)``. After the module has resigned nothing is started and the task returned is cancelled.
    ///
    /// - Returns: the task, for callers that want to wait for it or cancel it earlier.
    @discardableResult
    public func task(_ operation: @escaping @MainActor (Self) async -> Void) -> Task<Void, Never> {
        work.start { [weak self] in
            guard let self, !Task.isCancelled else { return }
            await operation(self)
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
        work.start { [weak self] in
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
}
