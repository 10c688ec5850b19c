// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// A heap allocation, and how to read it.
struct HeapBlock {
    enum Content {
        case object
        /// A closure's context, and a variable that a closure captured and may change.
        case closure, capturedVariable
        /// A value that an existential does not hold itself, an error, and the payload of an indirect enum case.
        case box, error, payload(Metadata)
        /// What arrays, sets and dictionaries hold. A slice's elements are numbered from its own first one.
        case elements(Metadata, firstIndex: Int), members(Metadata), entries(key: Metadata, value: Metadata)
        case task
    }

    let address: UnsafeRawPointer
    let content: Content

    init(_ address: UnsafeRawPointer, _ content: Content) {
        self.address = address
        self.content = content
    }

    init(_ object: AnyObject) {
        self.init(UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()), .object)
    }

    /// Whether a path passes through the block without mentioning it.
    var isAnonymous: Bool {
        switch content {
        case .object, .closure, .capturedVariable, .task: false
        case .box, .error, .payload, .elements, .members, .entries: true
        }
    }

    var isContainer: Bool {
        switch content {
        case .elements, .members, .entries: true
        default: false
        }
    }
}
