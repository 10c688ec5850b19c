// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Foundation

/// The lines of a file handle, read by a thread of its own, so that nothing on the main actor waits for the user.
///
/// Of a longer line only the first ``LineCutter/maximum`` bytes are kept. When many lines wait to be taken, reading waits
/// as well, so that input faster than the program takes no more memory. The handle stays open until its thread ends,
/// which is when the input has ended, or with the next input after the stream is cancelled or gone.
enum InputLines {
    /// Where the user types: standard input or, when that is a feed, the terminal if the user sees the output there.
    static func keyboard(isInputTaken: Bool) -> FileHandle? {
        guard isInputTaken else { return .standardInput }
        return isatty(STDOUT_FILENO) == 1 ? FileHandle(forReadingAtPath: "/dev/tty") : nil
    }

    static func read(from handle: FileHandle) -> AsyncStream<String> {
        let queue = LineQueue()
        Thread.detachNewThread {
            withExtendedLifetime(handle) { copyLines(of: handle.fileDescriptor, to: queue) }
        }
        let end = LineQueue.End(of: queue)
        return AsyncStream {
            await end.queue.next()
        } onCancel: {
            queue.finish()
        }
    }

    private static func copyLines(of descriptor: Int32, to queue: LineQueue) {
        var cutter = LineCutter()
        while queue.waitForRoom(), let bytes = chunk(descriptor) { queue.add(cutter.cut(bytes)) }
        if let rest = cutter.rest() { queue.add([rest]) }
        queue.close()
    }

    /// What is there to read, or nil at the end.
    private static func chunk(_ descriptor: Int32) -> [UInt8]? {
        var buffer = [UInt8](repeating: 0, count: 4_096)
        var count = -1
        repeat { count = Foundation.read(descriptor, &buffer, buffer.count) } while count < 0 && errno == EINTR
        return count > 0 ? Array(buffer[..<count]) : nil
    }
}
