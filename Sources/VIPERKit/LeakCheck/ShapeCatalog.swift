// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// Finds out the shape of each type once.
final class ShapeCatalog {
    private typealias Content = ValueShape.Slot.Content

    let runtime: RuntimeEntryPoints
    private var values: [Metadata: ValueShape] = [:]
    private var instances: [Metadata: ValueShape] = [:]
    private var contexts: [[UInt]: ValueShape] = [:]
    private let known: KnownTypes

    init(runtime: RuntimeEntryPoints) {
        self.runtime = runtime
        known = KnownTypes(runtime: runtime)
    }

    /// The shape of a value of the type. A class is a reference here.
    func shape(ofValue type: Metadata) -> ValueShape {
        if let shape = values[type] { return shape }
        let shape = ValueShape(slots(ofValue: type))
        values[type] = shape
        return shape
    }

    /// The shape of an instance of the class.
    func shape(ofInstance type: Metadata) -> ValueShape {
        if let shape = instances[type] { return shape }
        var slots = runtime.fields(of: type).flatMap(slots(of:))
        if type == known.continuationCanary {
            slots.append(.init(offset: RuntimeLayout.ContinuationCanary.task, label: "", content: .continuation))
        } else if type.type is any TailAllocating.Type {
            slots.append(.init(offset: RuntimeLayout.HeapObject.header, label: "", content: .unknown(size: nil)))
        }
        let shape = ValueShape(slots)
        instances[type] = shape
        return shape
    }

    /// The shape of a closure's context.
    func shape(ofContext context: UnsafeRawPointer) -> ValueShape {
        let captures = CaptureList(of: context)
        let key = captures.identity
        if let shape = contexts[key] { return shape }
        let shape = ValueShape(slots(of: captures))
        contexts[key] = shape
        return shape
    }

    private func slots(of field: StoredField) -> [ValueShape.Slot] {
        guard let type = field.type else {
            return [.init(offset: field.offset, label: field.label, content: .unknown(size: field.size))]
        }
        return slots(ofValue: type, at: field.offset, label: field.label)
    }

    private func slots(ofValue type: Metadata, at offset: Int, label: String) -> [ValueShape.Slot] {
        shape(ofValue: type).slots.map {
            .init(offset: offset + $0.offset, label: label + $0.label, content: $0.content)
        }
    }

    private func slots(of captures: CaptureList) -> [ValueShape.Slot] {
        captures.resolved().enumerated().flatMap { index, capture -> [ValueShape.Slot] in
            let label = captures.isSingleValue ? "" : "[\(index)]"
            let content: Content
            switch capture.content {
            case .value(let type): return slots(ofValue: type, at: capture.offset, label: label)
            case .function: content = .function
            case .box: content = .capturedVariable
            case .unknown: content = .unknown(size: nil)
            case .nothing: return []
            }
            return [.init(offset: capture.offset, label: label, content: content)]
        }
    }

    private func slots(ofValue type: Metadata) -> [ValueShape.Slot] {
        guard !type.isTrivial, type != known.string else { return [] }
        switch type.kind {
        case .class, .objcClass, .foreignClass: return [.init(.object)]
        case .function: return [.init(.function)]
        case .existential, .extendedExistential:
            if type.isErrorExistential { return [.init(.error)] }
            return [.init(type.isClassBoundExistential ? .object : .existential)]
        case .optional: return slots(ofOptional: type)
        case .enum where type.hasEnumWitnesses: return [.init(.enumeration(EnumShape(type)))]
        case .fixedArray:
            let (count, element) = type.fixedArray
            return [.init(.repeated(count: count, element))]
        case .struct: return known.container(type).map { [.init($0)] } ?? fields(of: type)
        case .tuple: return fields(of: type)
        case .opaque where type == known.nativeObject: return [.init(.native)]
        default: return []
        }
    }

    private func fields(of type: Metadata) -> [ValueShape.Slot] {
        runtime.fields(of: type).flatMap(slots(of:))
    }

    /// An optional reference is a reference that may be null. Others are asked whether they hold something.
    private func slots(ofOptional type: Metadata) -> [ValueShape.Slot] {
        let wrapped = type.genericArgument(0)
        let inner = shape(ofValue: wrapped).slots
        if inner.isEmpty { return [] }
        if inner.count == 1, type.size == 8, inner[0].label.isEmpty, case .object = inner[0].content { return inner }
        return type.hasEnumWitnesses ? [.init(.optional(type))] : []
    }
}
