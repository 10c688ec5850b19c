// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// Why a saved state could not be brought back. Nothing has moved.
public enum RestorationError: Error, Hashable, Sendable, CustomStringConvertible {
    /// It is not what was saved: where, and what is wrong.
    case malformed(String)
    /// It was saved by a later version, in this format.
    case newerFormat(Int)
    /// A route that this version of the app does not know, or has no screen for.
    case route(LinkError)

    public var description: String {
        switch self {
        case .malformed(let fault): "The saved state cannot be read: \(fault)"
        case .newerFormat(let format): "The saved state has format \(format), which is newer than this app."
        case .route(let error): "The saved state leads nowhere: \(error)"
        }
    }
}
