// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors
import Foundation

/// The processor time of the whole process, in nanoseconds.
///
/// Unlike wall time it does not run while other programs have the processor, and unlike a thread's time it misses no
/// work done on another thread.
func processorTime() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}
