// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// A part that does not fit the port it should fill.
public struct WiringFault: Hashable, Sendable, CustomStringConvertible {
    /// The type of the part that has the port.
    public let part: String
    /// The name of the port.
    public let port: String
    /// The type of the port.
    public let expected: String
    /// The type of the object that should fill it.
    public let got: String

    init(part: Any.Type, port: String, expected: Any.Type, got: Any) {
        self.part = "\(part)"
        self.port = port
        self.expected = "\(expected)"
        self.got = "\(type(of: got))"
    }

    public var description: String { "\(part).\(port) expects \(expected), but got \(got)" }
}
