// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

#if canImport(ObjectiveC)
import ObjectiveC

/// Runs `body` and then releases what it put into the autorelease pool, so that nothing is judged that is about to go.
func withDrainedAutoreleasePool<Result>(_ body: () throws -> Result) rethrows -> Result {
    try autoreleasepool(invoking: body)
}
#else

/// Runs `body`: this system has no autorelease pools.
func withDrainedAutoreleasePool<Result>(_ body: () throws -> Result) rethrows -> Result {
    try body()
}
#endif
