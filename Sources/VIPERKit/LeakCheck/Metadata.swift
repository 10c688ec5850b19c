// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// The runtime's description of a type.
struct Metadata: Hashable {
    typealias Layout = RuntimeLayout

    let address: UnsafeRawPointer

    init(_ type: Any.Type) { address = unsafeBitCast(type, to: UnsafeRawPointer.self) }
    init(at address: UnsafeRawPointer) { self.address = address }

    var type: Any.Type { unsafeBitCast(address, to: Any.Type.self) }

    var kind: Layout.Kind? {
        let word = address.load(as: UInt.self)
        return word > Layout.Kind.lastKind ? .class : Layout.Kind(rawValue: word)
    }

    func word(at offset: Int) -> UInt { address.load(fromByteOffset: offset, as: UInt.self) }

    /// The type, or an integer, that a generic type was instantiated with.
    func genericArgument(_ index: Int) -> Metadata {
        Metadata(
            at: address.load(fromByteOffset: Layout.ValueType.genericArguments + 8 * index, as: UnsafeRawPointer.self))
    }

    /// What all instantiations of a generic struct or enum have in common.
    var descriptor: UnsafeRawPointer {
        address.load(fromByteOffset: Layout.ValueType.descriptor, as: UnsafeRawPointer.self)
    }
}

extension Metadata {
    private var witnesses: UnsafeRawPointer {
        address.load(fromByteOffset: Layout.Witnesses.table, as: UnsafeRawPointer.self)
    }

    private var flags: UInt32 { witnesses.load(fromByteOffset: Layout.Witnesses.flags, as: UInt32.self) }

    var size: Int {
        if kind == .function { return isThickFunction ? Layout.Function.size : 8 }
        return witnesses.load(fromByteOffset: Layout.Witnesses.size, as: Int.self)
    }

    var stride: Int {
        if kind == .function { return size }
        return max(1, witnesses.load(fromByteOffset: Layout.Witnesses.stride, as: Int.self))
    }

    var alignment: Int { kind == .function ? 8 : Int(flags & Layout.Witnesses.Flag.alignmentMask) + 1 }

    /// Whether values hold no reference at all. Functions are asked first: those of blocks have no witnesses on Linux.
    var isTrivial: Bool { kind == .function ? !isThickFunction : flags & Layout.Witnesses.Flag.isNotTrivial == 0 }

    /// Whether an existential keeps values of the type in a box rather than in its own three words.
    var isBoxedInExistential: Bool { kind != .function && flags & Layout.Witnesses.Flag.isNotInline != 0 }

    /// Whether function values are code and context rather than one word, a C function or a block.
    var isThickFunction: Bool {
        word(at: Layout.Function.flags) >> Layout.Function.conventionShift & Layout.Function.conventionMask == 0
    }

    var isClassBoundExistential: Bool {
        guard kind == .extendedExistential else {
            return word(at: Layout.Existential.flags) & Layout.Existential.isNotClassBound == 0
        }
        let shape = address.load(fromByteOffset: Layout.Existential.extendedShape, as: UnsafeRawPointer.self)
        return shape.load(as: UInt8.self) == Layout.Existential.extendedClassBound
    }

    var isErrorExistential: Bool {
        let special = word(at: Layout.Existential.flags) >> Layout.Existential.specialProtocolShift
        return kind == .existential && special & Layout.Existential.specialProtocolMask == Layout.Existential.error
    }

    var fixedArray: (count: Int, element: Metadata) {
        let element = address.load(fromByteOffset: Layout.FixedArray.element, as: UnsafeRawPointer.self)
        return (Int(bitPattern: word(at: Layout.FixedArray.count)), Metadata(at: element))
    }
}

extension Metadata {
    var hasEnumWitnesses: Bool { flags & Layout.Witnesses.Flag.hasEnumWitnesses != 0 }

    /// The index of the case of an enum value, in the order of ``enumCases()``.
    func enumTag(of value: UnsafeRawPointer) -> Int {
        typealias Witness = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32
        return Int(witnesses.load(fromByteOffset: Layout.Witnesses.enumTag, as: Witness.self)(value, address))
    }

    /// Turns the bytes of an enum value into those of its payload. Give it a copy.
    func projectEnumData(in bytes: UnsafeMutableRawPointer) {
        typealias Witness = @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void
        witnesses.load(fromByteOffset: Layout.Witnesses.projectEnumData, as: Witness.self)(bytes, address)
    }

    struct EnumCase {
        var name: String
        /// Nil without one, and when the runtime does not tell its type.
        var payload: Metadata?
        var hasPayload: Bool
        /// Whether the payload is in a block of its own.
        var isIndirect: Bool
    }

    /// The cases of an enum, those with a payload first.
    func enumCases() -> [EnumCase] {
        typealias Fields = Layout.Fields
        let field = descriptor + Layout.Descriptor.fields
        guard field.load(as: Int32.self) != 0 else { return [] }
        let fields = field.relativeTarget
        return (0..<Int(fields.load(fromByteOffset: Fields.count, as: UInt32.self))).map { index in
            let record = fields + Fields.records + index * Fields.recordSize
            let hasPayload = record.load(fromByteOffset: Fields.recordType, as: Int32.self) != 0
            let name = (record + Fields.recordName).relativeTarget.assumingMemoryBound(to: CChar.self)
            let payload = hasPayload ? MangledName(at: record + Fields.recordType).type(in: self) : nil
            let isIndirect = record.load(as: UInt32.self) & Fields.isIndirectCase != 0
            return EnumCase(
                name: String(cString: name), payload: payload, hasPayload: hasPayload, isIndirect: isIndirect)
        }
    }
}

extension UnsafeRawPointer {
    /// Where a relative pointer kept here points to.
    var relativeTarget: UnsafeRawPointer { self + Int(loadUnaligned(as: Int32.self)) }

    /// The block that a reference kept here points to: nil for null and for what is not an address.
    var block: UnsafeRawPointer? {
        let word = load(as: UInt.self)
        return word & RuntimeLayout.notAnAddress == 0 ? UnsafeRawPointer(bitPattern: word) : nil
    }

    /// The kind of the block at this address: an object, or what only the runtime knows.
    var blockKind: RuntimeLayout.Kind? { Metadata(at: load(as: UnsafeRawPointer.self)).kind }
}

extension Int {
    func aligned(to alignment: Int) -> Int { (self + alignment - 1) / alignment * alignment }
}
