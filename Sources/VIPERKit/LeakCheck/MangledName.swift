// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// A mangled type name as compilers leave it in binaries, with symbolic references in it.
struct MangledName {
    private typealias Mangling = RuntimeLayout.Mangling

    private let bytes: UnsafeBufferPointer<UInt8>

    /// The name that a relative pointer at `field` points to.
    init(at field: UnsafeRawPointer) {
        let start = field.relativeTarget.assumingMemoryBound(to: UInt8.self)
        var end = start
        while end.pointee != 0 {
            end += end.pointee >= Mangling.firstPlain ? 1 : end.pointee < Mangling.firstAbsolute ? 5 : 9
        }
        bytes = UnsafeBufferPointer(start: start, count: end - start)
    }

    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The type, with the generic arguments of the struct or enum that it is written in.
    func type(in context: Metadata) -> Metadata? {
        let arguments = context.address + RuntimeLayout.ValueType.genericArguments
        return _getTypeByMangledNameInContext(
            bytes.baseAddress!, UInt(bytes.count), genericContext: context.descriptor, genericArguments: arguments
        ).map { Metadata($0) }
    }

    /// The type, with the generic arguments of a closure.
    func type(with arguments: TypeArguments) -> Metadata? {
        guard !bytes.indices.contains(where: { bytes[$0...].starts(with: Mangling.pack.utf8) }) else { return nil }
        return arguments.resolve(bytes)
    }

    var isBox: Bool { ends(with: Mangling.boxes) }
    var isStrong: Bool { !ends(with: Mangling.notStrong) }

    /// Whether values of this function type carry a context; nil when it is none.
    var functionHasContext: Bool? {
        guard ends(with: Mangling.functionEnds), let start = bytes.lastIndex(of: Mangling.functionStart) else {
            return nil
        }
        return !bytes[start...].contains { Mangling.withoutContext.contains($0) }
    }

    /// Whether this is a generic class: a reference whatever its arguments are.
    var isGenericClass: Bool {
        guard let first = bytes.first, bytes.last == Mangling.genericType else { return false }
        guard first == Mangling.directContext || first == Mangling.indirectContext else { return false }
        var descriptor = UnsafeRawPointer(bytes.baseAddress! + 1).relativeTarget
        if first == Mangling.indirectContext { descriptor = descriptor.load(as: UnsafeRawPointer.self) }
        return descriptor.load(as: UInt8.self) & RuntimeLayout.Descriptor.kindMask == RuntimeLayout.Descriptor.class
    }

    private func ends(with suffixes: [String]) -> Bool {
        suffixes.contains { bytes.suffix($0.utf8.count).elementsEqual($0.utf8) }
    }
}

/// The type arguments of a generic closure.
///
/// The runtime resolves names for a generic type only, so they are given as those of a type made up to have parameters
/// of the same depth and index. What needs more parameters than it has stays unresolved.
struct TypeArguments {
    private struct Outer<A, B, C, D> { struct Inner<E, F, G, H> {} }

    private static let unused = UInt(bitPattern: Metadata(Void.self).address)
    private var words = [UInt](repeating: unused, count: RuntimeLayout.Mangling.parameters.count)

    mutating func set(_ parameter: String, to metadata: UInt) {
        if let index = RuntimeLayout.Mangling.parameters.firstIndex(of: parameter) { words[index] = metadata }
    }

    func resolve(_ name: UnsafeBufferPointer<UInt8>) -> Metadata? {
        let context = Metadata(Outer<Void, Void, Void, Void>.Inner<Void, Void, Void, Void>.self).descriptor
        return words.withUnsafeBytes {
            _getTypeByMangledNameInContext(
                name.baseAddress!, UInt(name.count), genericContext: context, genericArguments: $0.baseAddress)
        }.map { Metadata($0) }
    }
}
