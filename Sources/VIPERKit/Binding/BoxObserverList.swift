// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// The observers of one box, in the order they were added.
///
/// Not generic, because unspecialised generic code made binding four times slower.
///
/// An observer leaves a hole, so that slots keep their numbers while the box is busy. Holes are closed in an idle box,
/// when they are the greater part.
@MainActor
@usableFromInline
final class BoxObserverList {
    @exclusivity(unchecked) @usableFromInline var slots = ContiguousArray<BoxObserver?>()

    /// The number of holes.
    @exclusivity(unchecked) @usableFromInline var removedCount = 0

    /// Whether foreign code may be running: nothing may be delivered or moved.
    @exclusivity(unchecked) @usableFromInline var isBusy = false

    /// The slot at which the search for dead observers goes on.
    private var searchIndex = 0

    nonisolated init() {}

    @inlinable var slotCount: Int { slots.count }
    @inlinable var isEmpty: Bool { slots.isEmpty }
    var count: Int { slots.count - removedCount }

    /// Appends an observer and makes the box busy.
    ///
    /// - Returns: Whether the box was idle before, so that the caller has to settle it.
    @usableFromInline
    func add(_ observer: BoxObserver) -> Bool {
        let isOutermost = !isBusy
        if isOutermost {
            isBusy = true
            // In place of one just cancelled the box does not grow, so one look will do: bind and cancel stay cheap.
            let isReplacement = removeCancelledLast()
            removeDead(looks: isReplacement ? 1 : slots.count <= 8 ? 8 : 2)
        }
        slots.append(observer)
        return isOutermost
    }

    /// Removes an observer, and frees it after the list is whole again: a `deinit` that runs then may use the box.
    @usableFromInline
    func remove(at index: Int) {
        let freed = slots[index]
        slots[index] = nil
        if freed != nil { removedCount += 1 }
        _fixLifetime(freed)
    }

    /// Removes the cancelled observers at the end. Their closures have gone already, so no foreign code runs.
    private func removeCancelledLast() -> Bool {
        let countBefore = slots.count
        while let last = slots.last, last?.isCancelled == true { slots.removeLast() }
        return slots.count < countBefore
    }

    /// Looks at a few observers in turn, and at four more for each dead one, which has paid for that when it was added.
    private func removeDead(looks: Int) {
        var unseen = slots.count
        var looks = looks
        while looks > 0, unseen > 0 {
            if searchIndex >= slots.count { searchIndex = 0 }
            if let observer = slots[searchIndex], observer.isDead {
                remove(at: searchIndex)
                looks += 4
            }
            searchIndex += 1
            unseen -= 1
            looks -= 1
        }
    }

    /// Closes the holes of an idle box if most slots are holes. Frees no observer, so no foreign code runs.
    @usableFromInline
    func compactIfWorthwhile() {
        guard removedCount * 2 > slots.count else { return }
        let wasted = slots.capacity > 4 * count + 16
        if wasted {
            var kept = ContiguousArray<BoxObserver?>()
            kept.reserveCapacity(count)
            for slot in slots where slot != nil { kept.append(slot) }
            slots = kept
        } else {
            slots.removeAll { $0 == nil }
        }
        removedCount = 0
    }
}
