// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors
public import CMeasure

/// Uses an object in a way the optimiser cannot see through, so that it must be there.
@inlinable public func consume(_ object: AnyObject) {
    cmeasure_consume(Unmanaged.passUnretained(object).toOpaque())
}

/// Uses a number in a way the optimiser cannot see through, so that it must be computed.
@inlinable public func consume(_ number: Int) {
    cmeasure_consume(UnsafeRawPointer(bitPattern: number))
}

/// Uses a value of any kind, all its words, in a way the optimiser cannot see through.
@inlinable public func consume<Value>(value: Value) {
    withUnsafePointer(to: value) { cmeasure_consume($0) }
}
