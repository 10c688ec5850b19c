// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// Where strong references may be in the values of a type, flattened through structs, tuples and superclasses.
final class ValueShape {
    struct Slot {
        enum Content {
            /// A reference to an object, and one to any block that Swift allocates.
            case object, native
            case capturedVariable, function, existential, error, continuation
            case optional(Metadata), enumeration(EnumShape)
            case array(Metadata), slice(Metadata), set(Metadata), dictionary(key: Metadata, value: Metadata)
            case repeated(count: Int, Metadata)
            /// Memory of unknown layout: so many bytes, or all up to the end of the block.
            case unknown(size: Int?)
        }

        var offset: Int
        /// What the path says: `.name`, `[0]`, or nothing.
        var label: String
        var content: Content

        init(offset: Int, label: String, content: Content) {
            self.offset = offset
            self.label = label
            self.content = content
        }

        /// The whole value is this.
        init(_ content: Content) { self.init(offset: 0, label: "", content: content) }
    }

    let slots: [Slot]

    init(_ slots: [Slot]) { self.slots = slots }
}

/// The cases of an enum whose payloads may hold references.
final class EnumShape {
    let metadata: Metadata
    let cases: [Metadata.EnumCase]

    init(_ metadata: Metadata) {
        self.metadata = metadata
        cases = metadata.enumCases()
    }
}
