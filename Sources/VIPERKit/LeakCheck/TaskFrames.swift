// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The asynchronous frames of a suspended task.
///
/// They are linked, and stacked upwards in slabs of memory: a frame ends where the next inner one starts. Should the
/// task be resumed meanwhile, the links are stale, so each is asked to be readable first. Running and completed tasks
/// have none.
struct TaskFrames {
    private typealias Layout = RuntimeLayout.Task

    let task: UnsafeRawPointer
    /// The size of the task's own block.
    let size: Int

    /// Calls `body` with each frame and its size, from the innermost on.
    func forEach(_ body: (_ frame: UnsafeRawPointer, _ size: Int) -> Void) {
        let status = task.load(fromByteOffset: Layout.status, as: UInt.self)
        guard status & Layout.isRunningOrComplete == 0, status >> Layout.threadShift == 0 else { return }
        guard let probe = MemoryProbe() else { return }
        var frame = (task + Layout.resumeContext).block
        var inner: UnsafeRawPointer?
        for _ in 0..<256 {
            guard let start = frame, probe.isReadable(start) else { return }
            // One that is no allocation of its own is part of its outer frame. The innermost frame takes what is left
            // of its slab, and so does one whose inner frame is in another slab.
            if let room = room(for: start, probe) {
                let distance = inner.map { $0 - start }
                body(start, distance.flatMap { 0...room.end ~= $0 ? $0 : nil } ?? room.used)
                inner = start
            }
            frame = start.block
        }
    }

    /// How much memory there is from a frame on, and how much of it may be in use; nil when no frame can be there.
    private func room(for frame: UnsafeRawPointer, _ probe: MemoryProbe) -> (end: Int, used: Int)? {
        if probe.isReadable(frame + Layout.frameSlab), let slab = (frame + Layout.frameSlab).block,
            slab < frame, probe.isReadable(slab)
        {
            let used = slab.load(fromByteOffset: Layout.slabUsed, as: UInt32.self)
            let room = slab + Layout.slabHeader + Int(used) - frame
            if 16..<1 << 16 ~= room { return (room, room) }
        }
        let room = task + size - frame  // The first frame is made together with the task.
        return 0..<size ~= room ? (room, min(room, 256)) : nil
    }
}

/// Tells whether memory can be read, by asking the kernel to write a byte of it into a pipe.
final class MemoryProbe {
    #if canImport(Darwin) || canImport(Glibc) || canImport(Musl)
    private let ends: (read: Int32, write: Int32)

    /// Nil when the process has no file descriptor to spare.
    init?() {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        self.ends = (ends[0], ends[1])
    }

    deinit {
        close(ends.read)
        close(ends.write)
    }

    func isReadable(_ address: UnsafeRawPointer) -> Bool {
        var byte: UInt8 = 0
        return write(ends.write, address, 1) == 1 && read(ends.read, &byte, 1) == 1
    }
    #else
    init?() { return nil }
    func isReadable(_ address: UnsafeRawPointer) -> Bool { false }
    #endif
}
