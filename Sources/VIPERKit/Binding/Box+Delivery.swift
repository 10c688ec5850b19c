// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// Delivery: one round per value, the next round only after the last.
///
/// The box is *busy* while foreign code may run: an observer, or a `deinit` when the box lets go of a closure. Whoever
/// makes it busy settles it; everybody else, further in, only appends to the queue and the observer list. So
/// the rounds of one box never nest, however often its observers set it, and slots keep their numbers until the box is
/// settled. That is what makes a slot count a date: the observers that were there when a value was set are the first
/// `slotCount` ones, and exactly they are owed that value. Along derived boxes ``BoxChain`` keeps the stack flat.
extension Box {
    /// Calls the observers that were there when the value was set.
    @inlinable
    func deliver(_ value: Value, toFirst slotCount: Int) {
        var index = 0
        while index < slotCount {
            // Only observers of this box's own `Value` are ever added to its list.
            if let observer = observers.slots[index],
                !unsafeDowncast(observer, to: BoxValueObserver<Value>.self).receive(value)
            {
                observers.remove(at: index)
            }
            index &+= 1
        }
    }

    /// Delivers what was set meanwhile, and ends the busy time.
    @inlinable
    func settle() {
        if !pending.isEmpty { deliverPending() }
        observers.isBusy = false
        if observers.removedCount != 0 { observers.compactIfWorthwhile() }
    }

    @usableFromInline
    func deliverPending() {
        while let next = pending.removeFirst() {
            deliver(next.value, toFirst: next.slotCount)
        }
    }

    /// Stores a value that has nobody to be told to, or must wait for its turn.
    @usableFromInline
    func storeForLater(_ newValue: Value) {
        if observers.isBusy { pending.append(newValue, slotCount: observers.slotCount) }
        store(newValue)
    }

    /// Replaces the value, and lets go of the old one only when the new one is in place: its `deinit` may use this box.
    ///
    /// A plain assignment would not do, nor a swap: the optimiser was seen to release the old value before it wrote the
    /// new one.
    @inlinable
    func store(_ newValue: Value) {
        let old = stored
        stored = newValue
        _fixLifetime(old)
    }
}
