// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Android)
internal import Android
#endif

/// Prints a line to standard error, as far as that takes it.
///
/// Foundation's `FileHandle` traps when standard error is closed or its disk is full. Nothing that is only told there
/// is worth ending the program for, so what cannot be written is dropped.
func printToStandardError(_ line: String) {
    let bytes = Array("\(line)\n".utf8)
    var written = 0
    while written < bytes.count {
        let count = bytes[written...].withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
        if count > 0 {
            written += count
        } else if count == 0 || errno != EINTR {
            return
        }
    }
}
