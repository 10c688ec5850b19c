// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

extension Box {
    /// Calls a closure with the current value at once and with every later value, for as long as an object lives.
    ///
    /// ```swift
    /// model.title.bind(self) { screen, title in screen.header = title }
    /// ```
    ///
    /// The box holds the owner weakly and hands it to the closure. Use that argument: a closure that captures its owner
    /// keeps it alive as long as the box.
    ///
    /// The binding ends with the owner, so the result may be discarded; dropping it ends nothing. After
    /// ``BindingToken/cancel()`` the closure is freed at once.
    ///
    /// The first call is made inside `bind`, when there is no token yet: a closure that cancels its own binding by a
    /// variable set to the result finds that variable empty in the first call.
    ///
    /// - Complexity: O(1), amortised. A bind looks for dead owners itself, so that a box that is bound again and again
    ///   and never set does not grow. Of up to eight observers it looks at all, of more at two, in turn, and at four
    ///   more for each dead one it finds; in place of a binding that was just cancelled, at one. So a single death
    ///   among *n* living owners may go unnoticed for *n* / 2 binds. A set notices every one.
    /// - Parameters:
    ///   - owner: The object the observer belongs to.
    ///   - body: What to do with the owner and a value.
    @inlinable
    @discardableResult
    public func bind<Owner: AnyObject>(
        _ owner: Owner, _ body: @escaping @MainActor (Owner, Value) -> Void
    ) -> BindingToken {
        add(owner, body)
    }

    @inlinable
    func add<Owner: AnyObject>(
        _ owner: Owner, _ body: @escaping @MainActor (Owner, Value) -> Void
    ) -> BindingToken {
        let observer = BoxOwnerObserver(owner, body)
        let isOutermost = observers.add(observer)
        body(owner, stored)
        if isOutermost { settle() }
        return BindingToken(observer)
    }

    /// Calls a method with the current value at once and with every later value, for as long as its object lives.
    ///
    /// ```swift
    /// model.articles.bind(self, ArticlesScreen.render)   // not self.render, which would retain the screen
    /// ```
    ///
    /// - Parameters:
    ///   - owner: The object the method is called on, held weakly.
    ///   - method: A method of the owner's class, written `Owner.method`.
    @inlinable
    @discardableResult
    @_disfavoredOverload  // else a closure of several statements could be meant as this one
    public func bind<Owner: AnyObject>(
        _ owner: Owner, _ method: @escaping (Owner) -> (Value) -> Void
    ) -> BindingToken {
        bind(owner) { owner, value in method(owner)(value) }
    }

    /// Calls a closure with the current value at once and with every later value, for as long as the token is kept.
    ///
    /// ```swift
    /// token = box.observe { title in log(title) }
    /// ```
    ///
    /// The token alone holds the closure; the box does not. Beware of `box.observe(self.render)`: the method brings its
    /// object along, so an object that keeps such a token keeps itself. `bind(_:_:)` is
    /// made for that.
    ///
    /// - Parameter body: What to do with a value.
    /// - Returns: The token that must be kept. See ``ObservationToken`` for when exactly it ends.
    public func observe(_ body: @escaping @MainActor (Value) -> Void) -> ObservationToken {
        let callback = BoxCallback(body)
        let binding = bind(callback) { callback, value in callback.body(value) }
        return ObservationToken(callback, binding)
    }
}
