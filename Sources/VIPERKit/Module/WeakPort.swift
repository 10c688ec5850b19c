// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// A weak reference to whatever fills a port, kept so that reading it costs what reading a `weak var` costs.
///
/// Swift has no `weak var` of a generic type that may be a class, `AnyObject` or a class-bound protocol. A reference of
/// any of these begins with the word that points to the object; what follows (a witness table for each protocol) never
/// changes while the object lives. So the object is kept weakly and the words behind it as they are, and a read joins
/// the two again: no dynamic cast. The struct cannot be copied, because copying it would copy the weak reference.
@usableFromInline
struct WeakPort<Port>: ~Copyable {
    @usableFromInline typealias Words = (UInt, UInt, UInt, UInt)

    @usableFromInline weak var object: AnyObject?
    @usableFromInline var words: Words = (0, 0, 0, 0)

    @inlinable init() {}

    /// The reference, or nil once the object has died or when nothing was ever set.
    @inlinable var value: Port? {
        guard let object else { return nil }
        var joined = (Unmanaged.passRetained(object), words)
        return withUnsafeMutableBytes(of: &joined) { $0.baseAddress!.assumingMemoryBound(to: Port.self).move() }
    }

    /// Points the port to another object.
    ///
    /// Traps when the port holds no object (a struct, an enum), or is a composition of more than four protocols.
    @inlinable mutating func set(_ value: Port) {
        if Port.self is AnyObject.Type {
            object = unsafeBitCast(value, to: AnyObject.self)
            return
        }
        guard Self.canHold(value) else { unfillable(port: Port.self, value: value) }
        withUnsafeBytes(of: value) { source in
            // Both a class and an existential that holds one begin with the object. Not retaining it here saves a
            // third of the wiring.
            source.load(as: Unmanaged<AnyObject>.self)._withUnsafeGuaranteedRef { object = $0 }
            withUnsafeMutableBytes(of: &words) { words in
                words.copyMemory(from: UnsafeRawBufferPointer(rebasing: source.dropFirst(MemoryLayout<UInt>.size)))
            }
        }
    }

    /// Whether a port of this type can hold an object weakly, and the value is one.
    @inlinable static func canHold(_ value: Port) -> Bool {
        // An error's existential refers to a box and not to the object.
        guard MemoryLayout<Port>.size <= MemoryLayout<(UInt, Words)>.size, Port.self != (any Error).self else {
            return false
        }
        // Not asked as below: on Apple systems some structs of one word, such as arrays, are bridged to what they hold.
        guard MemoryLayout<Port>.size > MemoryLayout<UInt>.size else { return type(of: value as Any) is AnyObject.Type }
        // A reference begins with its object, and a struct does not begin with the box that this cast puts it in. For a
        // class-bound protocol the compiler knows the answer, while the dynamic type costs as much as the wiring.
        guard let object = cast(value, to: AnyObject.self) else { return false }
        return withUnsafeBytes(of: value) { $0.load(as: UnsafeRawPointer.self) }
            == UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    }
}

/// `value as? Target`, without the warning that every value is an `AnyObject`, if only in a box.
@inlinable
func cast<Value, Target>(_ value: Value, to target: Target.Type) -> Target? { value as? Target }

@usableFromInline @inline(never)
func unfillable(port: Any.Type, value: Any) -> Never {
    fatalError(
        """
        A port of type \(port) cannot hold \(type(of: value)) weakly. Make the port a class, a class-bound protocol \
        (`protocol ArticlesOutput: AnyObject`) or AnyObject; a composition may have at most four protocols.
        """)
}
