// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// A stored property that may hold strong references.
struct StoredField {
    var offset: Int
    /// `.name`, as the user wrote it.
    var label: String
    /// Nil where the runtime keeps it secret: noncopyable types.
    var type: Metadata?
    /// The number of bytes; nil when it extends to the end of its block.
    var size: Int?
}

extension RuntimeEntryPoints {
    /// The stored properties of a class, struct or tuple that may hold strong references, those of superclasses first.
    func fields(of type: Metadata) -> [StoredField] {
        let count = fieldCount(type.address)
        guard count > 0 else { return [] }
        let isClass = type.kind == .class
        let ports = isClass ? weakPorts(of: type) : [:]
        let hidesNames = !isClass && isStandardLibraryType(type)
        return (0..<count).compactMap { index in
            var metadata = RuntimeLayout.FieldMetadata()
            let fieldType = Metadata(at: self.fieldType(type.address, index, &metadata))
            defer { metadata.freeName?(metadata.name) }
            let offset = fieldOffset(type.address, index)
            let end = index + 1 < count ? fieldOffset(type.address, index + 1) : isClass ? nil : type.size
            let isSecret = fieldType == Metadata(Void.self) && end.map { $0 - offset >= 8 } ?? true
            guard metadata.isStrong, isSecret ? ports[index] == nil : !fieldType.isTrivial else { return nil }
            let name = metadata.name.map { String(cString: $0) } ?? "?"
            return StoredField(
                offset: offset, label: label(for: name, hidingImplementation: hidesNames),
                type: isSecret ? nil : fieldType, size: end.map { $0 - offset })
        }
    }

    /// `_title` and `$__lazy_storage_$_title` are how a wrapped, observed or lazy `title` is stored. What the standard
    /// library's structs call their storage is no news to anybody.
    private func label(for name: String, hidingImplementation: Bool) -> String {
        if name.hasPrefix(".") { return name }
        for prefix in ["$__lazy_storage_$_", "_"] where name.hasPrefix(prefix) && name.utf8.count > prefix.utf8.count {
            return hidingImplementation ? "" : "." + name.dropFirst(prefix.utf8.count)
        }
        return "." + name
    }

    private func isStandardLibraryType(_ type: Metadata) -> Bool {
        type.kind == .struct && _typeName(type.type, qualified: true).hasPrefix("Swift.")
    }

    /// Properties whose types the runtime keeps secret and that are declared by classes of the kit: ``WeakPort``, which
    /// holds nothing strongly. On Apple systems its memory may even show the address of an Objective-C object.
    private func weakPorts(of type: Metadata) -> [Int: Void] {
        var ports: [Int: Void] = [:]
        var next: AnyClass? = type.type as? AnyClass
        while let type = next {
            next = _getSuperclass(type)
            guard KitTypes.declare(type) else { continue }
            let inherited = next.map { fieldCount(Metadata($0).address) } ?? 0
            for index in inherited..<max(inherited, fieldCount(Metadata(type).address)) { ports[index] = () }
        }
        return ports
    }
}

/// The types of this module.
enum KitTypes {
    private static let prefix = _typeName(KitTypes.self, qualified: true).prefix { $0 != "." } + "."

    static func declare(_ type: Any.Type) -> Bool { _typeName(type, qualified: true).hasPrefix(prefix) }

    /// What a report calls a type. Those of the kit go without generic arguments, which name the module once more.
    static func name(of type: Any.Type) -> String {
        let name = _typeName(type, qualified: false)
        return declare(type) ? String(name.prefix { $0 != "<" }) : name
    }
}
