// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// Enumerates the strong references in heap blocks.
///
/// Nothing is retained or written, and no code of users is called: no property, no conformance. Values are read where
/// they are. Only an enum's bytes are copied, without a retain, for the compiler's own value witness to separate
/// payload and case; and a dictionary's string key, to print it. Memory of unknown layout is searched for the addresses
/// of suspects but never followed; such references end in a question mark, as the memory may be stale or the reference
/// unowned.
///
/// Reading never follows one block into another, so its depth is that of the types and not of the data.
final class ReferenceReader {
    typealias Visit = (_ label: String, _ target: HeapBlock) -> Void

    private static let closure = RetainPath.arrow + "closure"

    let runtime: RuntimeEntryPoints
    let shapes: ShapeCatalog
    private let suspects: Set<UnsafeRawPointer>

    init(runtime: RuntimeEntryPoints, suspects: Set<UnsafeRawPointer>) {
        self.runtime = runtime
        self.suspects = suspects
        shapes = ShapeCatalog(runtime: runtime)
    }

    func references(of block: HeapBlock, _ visit: Visit) {
        let base = block.address
        switch block.content {
        case .object:
            read(shapes.shape(ofInstance: Metadata(at: runtime.objectType(base))), at: base, in: base, "", visit)
        case .capturedVariable, .box:  // Described like the context of a closure with one capture.
            read(shapes.shape(ofContext: base), at: base, in: base, "") { label, target in
                visit(label.hasPrefix("[0]") ? String(label.dropFirst(3)) : label, target)
            }
        case .closure:
            read(shapes.shape(ofContext: base), at: base, in: base, "") { label, target in
                visit(captureLabel(label, target), target)
            }
        case .payload(let type):
            let value = base + RuntimeLayout.HeapObject.header.aligned(to: type.alignment)
            read(shapes.shape(ofValue: type), at: value, in: base, "", visit)
        case .error:
            errorValue(in: base).map { read(shapes.shape(ofValue: $0.type), at: $0.address, in: base, "", visit) }
        case .elements(let type, let first): readElements(of: base, type, first, visit)
        case .members(let type): readMembers(of: base, type, visit)
        case .entries(let key, let value): readEntries(of: base, key, value, visit)
        case .task:
            TaskFrames(task: base, size: runtime.allocatedSize(base)).forEach { frame, size in
                search(frame, RuntimeLayout.Task.frameHeader..<size, "", visit)
            }
        }
    }

    /// Reads a value of the shape at `place`, which is part of `block`.
    func read(
        _ shape: ValueShape, at place: UnsafeRawPointer, in block: UnsafeRawPointer, _ path: String, _ visit: Visit
    ) {
        for slot in shape.slots {
            let label = path.isEmpty ? slot.label : path + slot.label
            read(slot.content, at: place + slot.offset, in: block, label, visit)
        }
    }

    private func read(
        _ content: ValueShape.Slot.Content, at place: UnsafeRawPointer, in block: UnsafeRawPointer,
        _ label: String, _ visit: Visit
    ) {
        switch content {
        case .object: place.block.map { visit(label, HeapBlock($0, .object)) }
        case .native, .capturedVariable: native(place, .capturedVariable).map { visit(label, $0) }
        case .continuation: native(place, .task).map { visit(label, $0) }
        case .function:  // The context of a closure with one captured object is that object.
            guard let target = native(place + RuntimeLayout.Function.context, .closure) else { break }
            if case .object = target.content { visit(label + Self.closure, target) } else { visit(label, target) }
        case .existential: readExistential(at: place, in: block, label, visit)
        case .error: place.block.map { visit(label, HeapBlock($0, .error)) }
        case .optional(let type):
            guard type.enumTag(of: place) == 0 else { break }
            read(shapes.shape(ofValue: type.genericArgument(0)), at: place, in: block, label, visit)
        case .enumeration(let shape): readEnumeration(shape, at: place, in: block, label, visit)
        case .array(let type): place.block.map { visit(label, HeapBlock($0, .elements(type, firstIndex: 0))) }
        case .slice(let type):
            let first = place.load(fromByteOffset: RuntimeLayout.ArraySlice.firstIndex, as: Int.self)
            place.block.map { visit(label, HeapBlock($0, .elements(type, firstIndex: first))) }
        case .set(let type): place.block.map { visit(label, HeapBlock($0, .members(type))) }
        case .dictionary(let key, let value):
            place.block.map { visit(label, HeapBlock($0, .entries(key: key, value: value))) }
        case .repeated(let count, let type):
            let shape = shapes.shape(ofValue: type), stride = type.stride
            guard !shape.slots.isEmpty else { break }
            for index in 0..<count { read(shape, at: place + index * stride, in: block, label + "[\(index)]", visit) }
        case .unknown(let size):
            let rest = block + runtime.allocatedSize(block) - place
            search(place, 0..<min(size ?? rest, max(0, rest)), label, visit)
        }
    }

    /// A block that Swift allocated, whatever it is: closures, boxes and tasks are told apart by their metadata.
    private func native(_ place: UnsafeRawPointer, _ content: HeapBlock.Content) -> HeapBlock? {
        guard let block = place.block else { return nil }
        switch block.blockKind {
        case .class: return HeapBlock(block, .object)
        case .closureContext, .genericBox: return HeapBlock(block, content)
        case .task: return HeapBlock(block, .task)
        default: return nil
        }
    }

    private func readExistential(
        at place: UnsafeRawPointer, in block: UnsafeRawPointer, _ label: String, _ visit: Visit
    ) {
        guard let address = place.load(fromByteOffset: RuntimeLayout.Existential.type, as: UnsafeRawPointer?.self)
        else { return }
        let type = Metadata(at: address)
        if type.isBoxedInExistential {
            native(place, .box).map { visit(label, $0) }
        } else {
            read(shapes.shape(ofValue: type), at: place, in: block, label, visit)
        }
    }

    private func readEnumeration(
        _ shape: EnumShape, at place: UnsafeRawPointer, in block: UnsafeRawPointer, _ label: String, _ visit: Visit
    ) {
        let tag = shape.metadata.enumTag(of: place)
        guard tag < shape.cases.count, shape.cases[tag].hasPayload else { return }
        let current = shape.cases[tag], size = shape.metadata.size, label = label + "." + current.name
        withUnsafeTemporaryAllocation(byteCount: max(size, 8), alignment: shape.metadata.alignment) { copy in
            guard let bytes = copy.baseAddress else { return }
            bytes.copyMemory(from: place, byteCount: size)
            shape.metadata.projectEnumData(in: bytes)
            let value = UnsafeRawPointer(bytes)
            if current.isIndirect {
                guard let type = current.payload else { return }
                value.block.map { visit(label, HeapBlock($0, .payload(type))) }
            } else if let type = current.payload {
                read(shapes.shape(ofValue: type), at: value, in: block, label, visit)
            } else {
                search(value, 0..<size, label, visit)
            }
        }
    }

    /// What is left of the label of a capture: `[0]` is no news where the path goes on with the name of what was
    /// captured, nor is a closure in a closure.
    private func captureLabel(_ label: String, _ target: HeapBlock) -> String {
        guard !target.isContainer, let end = label.firstIndex(of: "]") else { return label }
        switch label[end...].dropFirst() {
        case "", Self.closure[...]: return ""
        case "?": return "?"
        default: return label
        }
    }

    func search(_ base: UnsafeRawPointer, _ range: Range<Int>, _ label: String, _ visit: Visit) {
        let start = (Int(bitPattern: base) + range.lowerBound).aligned(to: 8) - Int(bitPattern: base)
        guard start + 8 <= range.upperBound else { return }
        for offset in stride(from: start, through: range.upperBound - 8, by: 8) {
            guard let target = (base + offset).block, suspects.contains(target) else { continue }
            visit(label + "?", HeapBlock(target, .object))
        }
    }
}
