// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// What a closure's context, or the box of a captured variable, holds, and at which offsets.
struct CaptureList {
    enum Content { case value(Metadata), function, box, nothing, unknown }

    private typealias Layout = RuntimeLayout

    private let context: UnsafeRawPointer
    private let metadata: UnsafeRawPointer
    private let descriptor: UnsafeRawPointer?
    private let bindings: Int

    /// Whether the block is the box of one value, whose type it tells by itself.
    let isSingleValue: Bool

    init(of context: UnsafeRawPointer) {
        self.context = context
        metadata = context.load(as: UnsafeRawPointer.self)
        isSingleValue = context.blockKind == .genericBox
        let descriptor =
            isSingleValue
            ? nil : metadata.load(fromByteOffset: Layout.ClosureContext.captures, as: UnsafeRawPointer?.self)
        self.descriptor = descriptor
        bindings = descriptor.map { Int($0.load(fromByteOffset: Layout.Captures.bindings, as: UInt32.self)) } ?? 0
    }

    /// Contexts of which this is equal hold the same at the same offsets.
    var identity: [UInt] {
        [UInt(bitPattern: metadata)]
            + (0..<bindings).map { context.load(fromByteOffset: firstOffset + 8 * $0, as: UInt.self) }
    }

    /// Zero is what the compiler writes for a layout that is known at run time only.
    private var firstOffset: Int {
        let offset = metadata.load(fromByteOffset: Layout.ClosureContext.offset, as: UInt32.self)
        return max(Layout.HeapObject.header, Int(offset))
    }

    /// The captures in order. None follows one of unknown type, as its size is unknown, too.
    func resolved() -> [(content: Content, offset: Int)] {
        if isSingleValue {
            let type = metadata.load(fromByteOffset: Layout.GenericBox.type, as: UnsafeRawPointer.self)
            return [(.value(Metadata(at: type)), firstOffset)]
        }
        guard let descriptor else { return [(.unknown, Layout.HeapObject.header)] }
        let arguments = typeArguments
        var offset = firstOffset + 8 * bindings
        var captures: [(Content, Int)] = []
        for index in 0..<Int(descriptor.load(as: UInt32.self)) {
            let (content, size, alignment) = capture(named: name(index), arguments)
            offset = offset.aligned(to: alignment)
            captures.append((content, offset))
            if case .unknown = content { break }
            offset += size
        }
        return captures
    }

    private func name(_ index: Int) -> MangledName {
        MangledName(at: descriptor! + Layout.Captures.names + Layout.Captures.nameSize * index)
    }

    /// After the captures come pairs of names: a type parameter, and where its argument is to be found.
    private var typeArguments: TypeArguments {
        var arguments = TypeArguments()
        guard let descriptor else { return arguments }
        let captures = Int(descriptor.load(as: UInt32.self))
        for source in 0..<Int(descriptor.load(fromByteOffset: Layout.Captures.sources, as: UInt32.self)) {
            let origin = name(captures + 2 * source + 1).text
            guard origin.first == Layout.Mangling.bindingSource, let binding = Int(origin.dropFirst()) else { continue }
            guard binding < bindings else { continue }
            let word = context.load(fromByteOffset: firstOffset + 8 * binding, as: UInt.self)
            arguments.set(name(captures + 2 * source).text, to: word)
        }
        return arguments
    }

    private func capture(
        named name: MangledName, _ arguments: TypeArguments
    ) -> (content: Content, size: Int, alignment: Int) {
        if name.isBox { return (.box, 8, 8) }
        if let type = name.type(with: arguments) ?? (name.isGenericClass ? Metadata(AnyObject.self) : nil) {
            return (name.isStrong ? .value(type) : .nothing, type.size, type.alignment)
        }
        guard let hasContext = name.functionHasContext else { return (.unknown, 0, 8) }
        return hasContext ? (.function, Layout.Function.size, 8) : (.nothing, 8, 8)
    }
}
