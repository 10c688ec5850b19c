// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

extension ReferenceReader {
    /// The elements of an array's storage. A slice keeps also those that it does not show.
    func readElements(of storage: UnsafeRawPointer, _ type: Metadata, _ firstIndex: Int, _ visit: Visit) {
        let shape = shapes.shape(ofValue: type), stride = type.stride
        guard !shape.slots.isEmpty else { return }
        let count = storage.load(fromByteOffset: RuntimeLayout.ArrayStorage.count, as: Int.self)
        let first = storage + RuntimeLayout.ArrayStorage.elements.aligned(to: type.alignment)
        for index in 0..<count {
            let label = index < firstIndex ? "[…]" : "[\(index - firstIndex)]"
            read(shape, at: first + index * stride, in: storage, label, visit)
        }
    }

    /// The members of a set, numbered in the order in which they are iterated over.
    func readMembers(of storage: UnsafeRawPointer, _ type: Metadata, _ visit: Visit) {
        let shape = shapes.shape(ofValue: type), stride = type.stride
        guard !shape.slots.isEmpty else { return }
        let keys = storage.load(fromByteOffset: RuntimeLayout.HashTable.keys, as: UnsafeRawPointer.self)
        var index = 0
        forEachBucket(of: storage, bitmap: RuntimeLayout.HashTable.setBitmap) { bucket in
            read(shape, at: keys + bucket * stride, in: storage, "[\(index)]", visit)
            index += 1
        }
    }

    func readEntries(of storage: UnsafeRawPointer, _ key: Metadata, _ value: Metadata, _ visit: Visit) {
        let keyShape = shapes.shape(ofValue: key), valueShape = shapes.shape(ofValue: value)
        guard !keyShape.slots.isEmpty || !valueShape.slots.isEmpty else { return }
        let keys = storage.load(fromByteOffset: RuntimeLayout.HashTable.keys, as: UnsafeRawPointer.self)
        let values = storage.load(fromByteOffset: RuntimeLayout.HashTable.values, as: UnsafeRawPointer.self)
        forEachBucket(of: storage, bitmap: RuntimeLayout.HashTable.dictionaryBitmap) { bucket in
            let place = keys + bucket * key.stride
            read(keyShape, at: place, in: storage, ".keys[…]", visit)
            guard !valueShape.slots.isEmpty else { return }
            read(valueShape, at: values + bucket * value.stride, in: storage, "[\(text(ofKey: key, at: place))]", visit)
        }
    }

    private func forEachBucket(of storage: UnsafeRawPointer, bitmap: Int, _ body: (Int) -> Void) {
        guard storage.load(fromByteOffset: RuntimeLayout.HashTable.count, as: Int.self) > 0 else { return }
        let buckets = 1 << Int(storage.load(fromByteOffset: RuntimeLayout.HashTable.scale, as: Int8.self))
        for first in stride(from: 0, to: buckets, by: UInt.bitWidth) {
            var word = storage.load(fromByteOffset: bitmap + first / 8, as: UInt.self)
            if buckets < UInt.bitWidth { word &= (1 << UInt(buckets)) - 1 }  // Unused bits may be set.
            while word != 0 {
                body(first + word.trailingZeroBitCount)
                word &= word - 1
            }
        }
    }

    /// Keys that can be told without calling anybody's code; of strings the beginning, without what would upset a
    /// terminal.
    private func text(ofKey type: Metadata, at place: UnsafeRawPointer) -> String {
        if type.type == Int.self { return String(place.load(as: Int.self)) }
        guard type.type == String.self else { return "…" }
        let key = place.assumingMemoryBound(to: String.self).pointee
        let start = String(key.unicodeScalars.prefix(24).map { $0.isPlain ? Character($0) : " " })
        return "\"" + start + (key.unicodeScalars.count > 24 ? "…\"" : "\"")
    }

    /// The value in an error's box; nil for an error of Objective-C, which is the object itself.
    func errorValue(in box: UnsafeRawPointer) -> (type: Metadata, address: UnsafeRawPointer)? {
        var scratch: UnsafeRawPointer?
        var result: (value: UnsafeRawPointer?, type: UnsafeRawPointer?, witness: UnsafeRawPointer?) = (nil, nil, nil)
        return withUnsafeMutablePointer(to: &scratch) { scratch in
            runtime.errorValue(box, scratch, &result)
            guard let value = result.value, let type = result.type, value != UnsafeRawPointer(scratch) else {
                return nil
            }
            return (Metadata(at: type), value)
        }
    }
}

extension Unicode.Scalar {
    fileprivate var isPlain: Bool {
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned, .privateUse: false
        default: self != "\""
        }
    }
}
