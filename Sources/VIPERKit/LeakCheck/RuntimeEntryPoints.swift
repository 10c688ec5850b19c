// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The runtime functions that the leak check calls, looked up by name so that a missing one is no failure to link.
///
/// Those declared with Swift's calling convention take and return plain words, where it agrees with C's.
struct RuntimeEntryPoints: Sendable {
    typealias Lookup = (_ name: String) -> UnsafeMutableRawPointer?

    /// stdlib/public/runtime/ReflectionMirror.cpp: the stored properties of a type, those of superclasses first.
    let fieldCount: @convention(c) (_ type: UnsafeRawPointer) -> Int
    let fieldOffset: @convention(c) (_ type: UnsafeRawPointer, _ index: Int) -> Int
    let fieldType:
        @convention(c) (_ type: UnsafeRawPointer, _ index: Int, _ metadata: UnsafeMutableRawPointer) -> UnsafeRawPointer

    /// include/swift/Runtime/Metadata.h: the class of an object, without retaining it.
    let objectType: @convention(c) (_ object: UnsafeRawPointer) -> UnsafeRawPointer

    /// stdlib/public/runtime/ErrorObject.h: the value in an error's box.
    let errorValue:
        @convention(c) (_ box: UnsafeRawPointer, _ scratch: UnsafeMutableRawPointer, _ out: UnsafeMutableRawPointer) ->
            Void

    let retainCount: @convention(c) (_ object: UnsafeRawPointer) -> Int
    let allocatedSize: @convention(c) (_ block: UnsafeRawPointer) -> Int

    #if canImport(ObjectiveC)
    static let retainCountName = "CFGetRetainCount"
    static let allocatedSizeName = "malloc_size"
    #else
    static let retainCountName = "swift_retainCount"
    static let allocatedSizeName = "malloc_usable_size"
    #endif

    /// Nil when one of the functions is missing.
    init?(lookup: Lookup = Self.symbol) {
        func find<Function>(_ name: String, as: Function.Type = Function.self) -> Function? {
            lookup(name).map { unsafeBitCast($0, to: Function.self) }
        }
        guard
            let fieldCount = find(
                "swift_reflectionMirror_recursiveCount", as: (@convention(c) (UnsafeRawPointer) -> Int).self),
            let fieldOffset = find(
                "swift_reflectionMirror_recursiveChildOffset",
                as: (@convention(c) (UnsafeRawPointer, Int) -> Int).self),
            let fieldType = find(
                "swift_reflectionMirror_recursiveChildMetadata",
                as: (@convention(c) (UnsafeRawPointer, Int, UnsafeMutableRawPointer) -> UnsafeRawPointer).self),
            let objectType = find(
                "swift_getObjectType", as: (@convention(c) (UnsafeRawPointer) -> UnsafeRawPointer).self),
            let errorValue = find(
                "swift_getErrorValue",
                as: (@convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void).self),
            let retainCount = find(Self.retainCountName, as: (@convention(c) (UnsafeRawPointer) -> Int).self),
            let allocatedSize = find(Self.allocatedSizeName, as: (@convention(c) (UnsafeRawPointer) -> Int).self)
        else { return nil }
        self.fieldCount = fieldCount
        self.fieldOffset = fieldOffset
        self.fieldType = fieldType
        self.objectType = objectType
        self.errorValue = errorValue
        self.retainCount = retainCount
        self.allocatedSize = allocatedSize
    }

    /// The function of that name in the process; nil where it cannot be looked up, as in a statically linked program.
    static func symbol(named name: String) -> UnsafeMutableRawPointer? {
        #if canImport(Darwin)
        return dlsym(UnsafeMutableRawPointer(bitPattern: -2), name)  // RTLD_DEFAULT
        #elseif canImport(Glibc) || canImport(Musl)
        return dlsym(nil, name)
        #else
        return nil
        #endif
    }
}
