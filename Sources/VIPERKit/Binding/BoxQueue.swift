// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// The values that were set while a box was busy, each with the number of slots it is owed to.
@usableFromInline
struct BoxQueue<Value> {
    /// Entries already taken are nil, so that no value is kept longer than its round.
    @usableFromInline var entries = ContiguousArray<(value: Value, slotCount: Int)?>()
    private var head = 0

    @usableFromInline init() {}

    @inlinable var isEmpty: Bool { entries.isEmpty }

    mutating func append(_ value: Value, slotCount: Int) {
        entries.append((value, slotCount))
    }

    /// Takes the oldest entry. O(1), amortised.
    mutating func removeFirst() -> (value: Value, slotCount: Int)? {
        guard head < entries.count else { return nil }
        let first = entries[head]
        entries[head] = nil
        head += 1
        if head == entries.count {
            // A burst of sets must not leave its buffer behind.
            entries.removeAll(keepingCapacity: entries.capacity <= 64)
            head = 0
        } else if head >= 32, head * 2 > entries.count {
            entries.removeFirst(head)
            head = 0
        }
        return first
    }
}
