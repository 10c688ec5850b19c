// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// The floor for bindings: a value and an array of closures that hold their owners weakly. It keeps none of the promises
/// of the library's `Box` about sets, binds and cancellations during a round, and keeps a closure whose owner has died.
@MainActor final class HandBox {
    private(set) var observers: [@MainActor (Int) -> Void] = []

    var value = 0 {
        didSet { for observer in observers { observer(value) } }
    }

    func bind(_ label: Label) {
        let observer = { @MainActor [weak label] (value: Int) in
            guard let label else { return }
            label.number = value
        }
        observers.append(observer)
        observer(value)
    }

    func cancelLast() { observers.removeLast() }
}
