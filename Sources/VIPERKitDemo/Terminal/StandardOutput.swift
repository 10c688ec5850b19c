// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Foundation

/// Standard output or standard error as a stream to print to, each text written at once.
struct StandardStream: TextOutputStream {
    private let descriptor: Int32
    /// What happens when nothing can be written any more; given the system's error number.
    private let onFailure: @Sendable (Int32) -> Void

    static let output = StandardStream(descriptor: STDOUT_FILENO) { code in
        // A reader that has closed its end, as `head` does, knows why.
        if code != EPIPE {
            let reason = String(cString: strerror(code))
            error.write("VIPERKitDemo: standard output cannot be written: \(reason)\n")
        }
        exit(Program.Status.unreadable.rawValue)
    }

    static let error = StandardStream(descriptor: STDERR_FILENO) { _ in exit(Program.Status.unreadable.rawValue) }

    init(descriptor: Int32, onFailure: @escaping @Sendable (Int32) -> Void) {
        self.descriptor = descriptor
        self.onFailure = onFailure
    }

    func write(_ text: String) {
        var text = text
        let code = text.withUTF8 { write(UnsafeRawBufferPointer($0)) }
        if code != 0 { onFailure(code) }
    }

    /// Writes all of it, however many pieces that takes; the error number of what failed, or 0.
    private func write(_ bytes: UnsafeRawBufferPointer) -> Int32 {
        var rest = bytes[...]
        while !rest.isEmpty {
            let piece = UnsafeRawBufferPointer(rebasing: rest)
            let count = Foundation.write(descriptor, piece.baseAddress, piece.count)
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno == EAGAIN || errno == EWOULDBLOCK {
                // Whoever shares the terminal or pipe may have asked for this.
                var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                poll(&ready, 1, -1)
            } else if errno != EINTR {
                return errno
            }
        }
        return 0
    }
}
