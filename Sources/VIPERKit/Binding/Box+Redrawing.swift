// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

extension Box {
    /// Calls a closure with the current value at once and with every later value, and has its owner shown anew.
    ///
    /// ```swift
    /// viewModel.title.bind(self) { screen, title in screen.heading = title }    // a screen needs no setNeedsDisplay()
    /// ```
    ///
    /// Otherwise the same as `bind(_:_:)`. Which of the two is meant is decided when the call is compiled, by the type
    /// that the owner is declared with there: in generic code whose `Owner` is only known to be an object, and for an
    /// owner declared as `AnyObject` or as a protocol of yours, nothing is shown anew.
    @inlinable
    @discardableResult
    public func bind<Owner: Redrawable>(
        _ owner: Owner, _ body: @escaping @MainActor (Owner, Value) -> Void
    ) -> BindingToken {
        add(owner) { owner, value in
            body(owner, value)
            owner.setNeedsDisplay()
        }
    }

    /// Calls a method with the current value at once and with every later value, and has its object shown anew.
    @inlinable
    @discardableResult
    @_disfavoredOverload
    public func bind<Owner: Redrawable>(
        _ owner: Owner, _ method: @escaping (Owner) -> (Value) -> Void
    ) -> BindingToken {
        bind(owner) { owner, value in method(owner)(value) }
    }
}
