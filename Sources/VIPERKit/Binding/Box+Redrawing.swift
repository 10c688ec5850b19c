// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// An owner that is shown anew after each value it is given: a ``TextScreen``.
@MainActor
public protocol RedrawingOwner: AnyObject {
    /// Called after each delivery of a box that the owner has bound.
    func setNeedsDisplay()
}

extension Box {
    /// Calls a closure with the current value at once and with every later value, and has its owner shown anew.
    ///
    /// ```swift
    /// viewModel.title.bind(self) { screen, title in screen.heading = title }    // a screen needs no setNeedsDisplay()
    /// ```
    ///
    /// Otherwise the same as `bind(_:_:)`.
    @inlinable
    @discardableResult
    public func bind<Owner: RedrawingOwner>(
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
    public func bind<Owner: RedrawingOwner>(
        _ owner: Owner, _ method: @escaping (Owner) -> (Value) -> Void
    ) -> BindingToken {
        bind(owner) { owner, value in method(owner)(value) }
    }
}
