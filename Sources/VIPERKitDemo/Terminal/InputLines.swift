// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Foundation

/// The lines of a file handle, read by a thread of its own, so that nothing on the main actor waits for the user.
enum InputLines {
    static func read(from handle: FileHandle) -> AsyncStream<String> {
        let descriptor = handle.fileDescriptor
        return AsyncStream { lines in
            Thread.detachNewThread {
                var pending: [UInt8] = []
                while let bytes = chunk(descriptor) {
                    pending += bytes
                    while let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
                        lines.yield(String(decoding: pending[..<end], as: UTF8.self))
                        pending.removeSubrange(...end)
                    }
                }
                if !pending.isEmpty { lines.yield(String(decoding: pending, as: UTF8.self)) }
                lines.finish()
            }
        }
    }

    /// What is there to read, or nil at the end.
    private static func chunk(_ descriptor: Int32) -> [UInt8]? {
        var buffer = [UInt8](repeating: 0, count: 4_096)
        var count = -1
        repeat { count = Foundation.read(descriptor, &buffer, buffer.count) } while count < 0 && errno == EINTR
        return count > 0 ? Array(buffer[..<count]) : nil
    }
}
