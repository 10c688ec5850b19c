// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// Where the Swift runtime keeps what the leak check reads: every offset, flag and code, each with its source.
///
/// Sources are files of the Swift project. `ABI` stands for include/swift/ABI; what is declared there is part of the
/// stable ABI on Apple systems. On Linux everything belongs to the toolchain, which links its runtime:
/// ``RuntimeSelfTest`` compares what is assumed here with objects it knows before anything else is read. All offsets
/// are for 64-bit systems.
enum RuntimeLayout {
    /// Systems on which these assumptions hold.
    static var isKnownHere: Bool {
        #if (os(Linux) || canImport(ObjectiveC)) && (arch(x86_64) || arch(arm64)) && !_ptrauth(_arm64e)
        return MemoryLayout<UInt>.size == 8
        #else
        return false
        #endif
    }

    /// ABI/MetadataKind.def. A class's first word is its kind, or (Objective-C) a pointer; pointers are above
    /// `lastKind`.
    enum Kind: UInt {
        case `class` = 0x0
        case `struct` = 0x200
        case `enum`, optional, foreignClass, foreignReference
        case opaque = 0x300
        case tuple, function, existential, metatype, objcClass, existentialMetatype, extendedExistential, fixedArray
        case closureContext = 0x400
        case genericBox = 0x500
        case error, task, job

        static let lastKind: UInt = 0x7FF
    }

    /// `HeapObject` in stdlib/public/SwiftShims/swift/shims/HeapObject.h: metadata, reference counts.
    enum HeapObject { static let header = 16 }

    /// References to Swift objects have these bits clear (SwiftShims/swift/shims/System.h). Tagged pointers have the
    /// top or the lowest bit set, and an array or dictionary that is an Objective-C object has the second from the top.
    static let notAnAddress: UInt = 0xF000_0000_0000_0007

    /// ABI/ValueWitness.def: the table in front of a type's metadata; its `enum` part begins at `enumTag`.
    enum Witnesses {
        static let table = -8
        static let size = 64
        static let stride = 72
        static let flags = 80
        static let enumTag = 88
        static let projectEnumData = 96

        /// `TargetValueWitnessFlags` in ABI/MetadataValues.h.
        enum Flag {
            static let alignmentMask: UInt32 = 0xFF
            static let isNotTrivial: UInt32 = 0x1_0000
            static let isNotInline: UInt32 = 0x2_0000
            static let hasEnumWitnesses: UInt32 = 0x20_0000
        }
    }

    /// `TargetValueMetadata` in ABI/Metadata.h: kind, descriptor, generic arguments.
    enum ValueType {
        static let descriptor = 8
        static let genericArguments = 16
    }

    /// `TargetTypeContextDescriptor` in ABI/Metadata.h: flags, parent, name, access function, fields.
    enum Descriptor {
        static let fields = 16

        /// `ContextDescriptorKind` in ABI/MetadataValues.h, in the low bits of the flags.
        static let kindMask: UInt8 = 0x1F
        static let `class`: UInt8 = 16
    }

    /// `FieldDescriptor` and `FieldRecord` in include/swift/RemoteInspection/Records.h. Names are relative pointers.
    enum Fields {
        static let count = 12
        static let records = 16
        static let recordSize = 12
        static let recordType = 4
        static let recordName = 8
        static let isIndirectCase: UInt32 = 1
    }

    /// `_FieldReflectionMetadata` in stdlib/public/SwiftShims/swift/shims/Reflection.h.
    struct FieldMetadata {
        var name: UnsafePointer<CChar>?
        var freeName: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
        var isStrong = false
        var isVariable = false
    }

    /// `TargetFunctionTypeFlags` in ABI/MetadataValues.h: the convention is 0 for code and context, else one word.
    enum Function {
        static let flags = 8
        static let conventionShift: UInt = 16
        static let conventionMask: UInt = 0xFF
        static let size = 16
        static let context = 8
    }

    /// `ExistentialTypeFlags` and `ExtendedExistentialTypeShapeFlags` in ABI/MetadataValues.h.
    enum Existential {
        static let flags = 8
        static let isNotClassBound: UInt = 0x8000_0000
        static let specialProtocolShift: UInt = 24
        static let specialProtocolMask: UInt = 0x3F
        static let error: UInt = 1
        static let extendedShape = 8
        static let extendedClassBound: UInt8 = 1

        /// `OpaqueExistentialContainer` in ABI/Metadata.h: three words of value, or a box with it, then its type.
        static let type = 24
    }

    /// `TargetFixedArrayTypeMetadata` in ABI/Metadata.h.
    enum FixedArray {
        static let count = 8
        static let element = 16
    }

    /// `TargetGenericBoxHeapMetadata` in ABI/Metadata.h: the block of one value whose type is known only at run time.
    enum GenericBox {
        static let type = 16
    }

    /// `TargetHeapLocalVariableMetadata` in ABI/Metadata.h: the block with the captures of a closure.
    enum ClosureContext {
        static let offset = 8
        static let captures = 16
    }

    /// `CaptureDescriptor` in include/swift/RemoteInspection/Records.h: three counts, then relative pointers to names.
    enum Captures {
        static let sources = 4
        static let bindings = 8
        static let names = 12
        static let nameSize = 4
    }

    /// docs/ABI/Mangling.rst.
    enum Mangling {
        /// Control characters introduce symbolic references: a relative pointer, or from `firstAbsolute` a pointer.
        static let firstAbsolute: UInt8 = 0x18
        static let firstPlain: UInt8 = 0x20
        static let directContext: UInt8 = 1
        static let indirectContext: UInt8 = 2

        static let boxes = ["Xx", "XX"]
        /// Weak, unowned and unowned(unsafe).
        static let notStrong = ["Xw", "Xo", "Xu"]
        /// A pack expansion: the runtime aborts when asked for one without its packs.
        static let pack = "Qp"
        /// The end of a lowered function type, which begins at the last `functionStart`.
        static let functionEnds = ["_", "_Sg"]
        static let functionStart = UInt8(ascii: "I")
        /// Among the letters after it: thin, block and C functions, which have no context.
        static let withoutContext: [UInt8] = [UInt8(ascii: "t"), UInt8(ascii: "B"), UInt8(ascii: "C")]
        /// Where a closure's generic argument comes from: a binding kept in its context.
        static let bindingSource: Character = "B"
        /// The generic parameters of the outer and the inner type by depth and index.
        static let parameters = ["x", "q_", "q0_", "q1_", "qd__", "qd_0_", "qd_1_", "qd_2_"]
        static let genericType = UInt8(ascii: "G")
    }

    /// `_ContiguousArrayStorage` in stdlib/public/core/ContiguousArrayBuffer.swift: count, capacity, elements.
    enum ArrayStorage {
        static let count = 16
        static let elements = 32
    }

    /// `_SliceBuffer` in stdlib/public/core/SliceBuffer.swift: owner, address of element zero, first index, end and
    /// flags.
    enum ArraySlice { static let firstIndex = 16 }

    /// `__RawSetStorage` and `__RawDictionaryStorage` in stdlib/public/core: count, capacity, scale and others, seed,
    /// pointers to keys (and values), then a bitmap of the buckets in use.
    enum HashTable {
        static let count = 16
        static let scale = 32
        static let keys = 48
        static let values = 56
        static let setBitmap = 56
        static let dictionaryBitmap = 64
    }

    /// `CheckedContinuationCanary` in stdlib/public/Concurrency/CheckedContinuation.swift: first the continuation.
    enum ContinuationCanary { static let task = 16 }

    /// `AsyncTask` and `ActiveTaskStatus` in ABI/Task.h and stdlib/public/Concurrency/TaskPrivate.h.
    enum Task {
        static let resumeContext = 64
        static let status = 96
        static let isRunningOrComplete: UInt = 0x2800
        /// The thread that runs the task is kept above the flags.
        static let threadShift: UInt = 32
        static let frameHeader = 16

        /// stdlib/public/runtime/StackAllocator.h: in front of a frame stand the previous allocation and the slab it is
        /// in; the first slab is part of the task's own block.
        static let frameSlab = -8
        static let slabUsed = 20
        static let slabHeader = 32
    }
}
