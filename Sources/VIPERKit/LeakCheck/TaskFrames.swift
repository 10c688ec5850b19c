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
/// They are linked, and stacked upwards: a frame ends where the next inner one starts. Should the task be resumed
/// meanwhile, the links are stale, so each is asked to be readable first. Running and completed tasks have no frames.
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
            // Nothing tells the size of the innermost frame, nor of one whose inner one is in another slab.
            let size = inner.map { $0 - start }.flatMap { 16..<4096 ~= $0 ? $0 : nil } ?? 256
            if let room = room(for: start, probe) { body(start, min(size, room)) }
            (frame, inner) = (start.block, start)
        }
    }

    /// How much memory there is for a frame; nil when it is nowhere a frame could be.
    private func room(for frame: UnsafeRawPointer, _ probe: MemoryProbe) -> Int? {
        if frame >= task, frame < task + size { return task + size - frame }
        guard probe.isReadable(frame + Layout.frameSlab), let slab = (frame + Layout.frameSlab).block else {
            return nil
        }
        guard slab < frame, probe.isReadable(slab) else { return nil }
        let capacity = slab.load(fromByteOffset: Layout.slabCapacity, as: UInt32.self)
        let room = slab + Layout.slabHeader + Int(capacity) - frame
        return 16..<1 << 24 ~= room ? room : nil
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
