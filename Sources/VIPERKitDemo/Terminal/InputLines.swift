// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Foundation

/// The lines of a file handle, read by a thread of its own, so that nothing on the main actor waits for the user.
enum InputLines {
    /// Where the user types: standard input or, when that is a feed, the terminal if the user sees the output there.
    static func keyboard(isInputTaken: Bool) -> FileHandle? {
        guard isInputTaken else { return .standardInput }
        return isatty(STDOUT_FILENO) == 1 ? FileHandle(forReadingAtPath: "/dev/tty") : nil
    }

    static func read(from handle: FileHandle) -> AsyncStream<String> {
        AsyncStream { lines in
            Thread.detachNewThread {
                // The handle is kept by what is read from it: when it goes, its descriptor is closed.
                let descriptor = handle.fileDescriptor
                defer { withExtendedLifetime(handle) {} }
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
