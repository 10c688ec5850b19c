// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// Types of the standard library whose values are not read field by field.
struct KnownTypes {
    let string = Metadata(String.self)
    /// `Builtin.NativeObject`, as which a task handle keeps its task.
    let nativeObject: Metadata?
    /// The object by which a checked continuation notices that it is dropped.
    let continuationCanary: Metadata?

    private let array = Metadata([Int].self).descriptor
    private let contiguousArray = Metadata(ContiguousArray<Int>.self).descriptor
    private let slice = Metadata(ArraySlice<Int>.self).descriptor
    private let set = Metadata(Set<Int>.self).descriptor
    private let dictionary = Metadata([Int: Int].self).descriptor

    init(runtime: RuntimeEntryPoints) {
        nativeObject = runtime.fields(of: Metadata(Task<Void, Never>.self)).first?.type
        continuationCanary = runtime.fields(of: Metadata(CheckedContinuation<Void, Never>.self)).last?.type
    }

    /// How to read a collection; nil when the struct is none.
    func container(_ type: Metadata) -> ValueShape.Slot.Content? {
        switch type.descriptor {
        case array, contiguousArray: holdsNothing(type, 1) ? .repeated(count: 0, type) : .array(type.genericArgument(0))
        case slice: holdsNothing(type, 1) ? .repeated(count: 0, type) : .slice(type.genericArgument(0))
        case set: holdsNothing(type, 1) ? .repeated(count: 0, type) : .set(type.genericArgument(0))
        case dictionary:
            holdsNothing(type, 2)
                ? .repeated(count: 0, type) : .dictionary(key: type.genericArgument(0), value: type.genericArgument(1))
        default: nil
        }
    }

    private func holdsNothing(_ type: Metadata, _ count: Int) -> Bool {
        (0..<count).allSatisfy { type.genericArgument($0).isTrivial || type.genericArgument($0) == string }
    }
}

/// Buffers whose elements no stored property describes.
protocol TailAllocating {}
extension ManagedBuffer: TailAllocating {}
