// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

internal import Foundation

/// Which routes are where on a stack: what is kept of it between two runs of the app.
///
/// ```swift
/// let saved = stack.restoration.json
/// // In the next run, on a stack that shows its root:
/// try stack.restore(Restoration(json: saved), as: AppRoute.self) { route in screen(for: route) }
/// ```
///
/// The first layer is what lies above the roots, which the app makes itself; each further layer is a presentation. A
/// screen whose ``Screen/route`` is nil is left out, with all that is above it in its stack and, when that stack is the
/// one that is shown, with all that is presented above: ``omitted`` names them, and is compared by `==` too: for the
/// places alone, compare ``layers``.
public struct Restoration: Hashable, Sendable {
    /// A stack, or tabs.
    public struct Layer: Hashable, Sendable, Codable {
        /// The components of each screen's route, for each stack from the bottom up; in the first layer without the
        /// roots.
        public var stacks: [[[String]]]
        /// The position of the tab that is selected; nil when there are no tabs.
        public var selected: Int?

        public init(stacks: [[[String]]], selected: Int? = nil) {
            self.stacks = stacks
            self.selected = selected
        }
    }

    public var layers: [Layer]
    /// The types of the screens that were left out.
    public var omitted: [String]

    public init(layers: [Layer], omitted: [String] = []) {
        self.layers = layers
        self.omitted = omitted
    }
}

extension Restoration: Codable {
    /// The format that is written, and the highest that is read. New fields are ignored and do not count as a new
    /// format.
    private static let format = 1

    private enum Field: String, CodingKey { case format, layers, omitted }

    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Field.self)
        let format = try fields.decode(Int.self, forKey: .format)
        guard format <= Self.format else { throw RestorationError.newerFormat(format) }
        layers = try fields.decode([Layer].self, forKey: .layers)
        omitted = try fields.decodeIfPresent([String].self, forKey: .omitted) ?? []
        if let fault = layers.fault { throw RestorationError.malformed(fault) }
    }

    public func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: Field.self)
        try fields.encode(Self.format, forKey: .format)
        try fields.encode(layers, forKey: .layers)
        try fields.encode(omitted, forKey: .omitted)
    }

    /// Reads what ``json`` wrote.
    public init(json: String) throws(RestorationError) {
        do {
            self = try JSONDecoder().decode(Self.self, from: Data(json.utf8))
        } catch let error as RestorationError {
            throw error
        } catch {
            throw .malformed(Self.explanation(of: error))
        }
    }

    /// The value as JSON, the same for equal values.
    public var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        do { return String(decoding: try encoder.encode(self), as: UTF8.self) } catch {
            fatalError("A restoration holds nothing but texts and numbers, and could not be encoded: \(error)")
        }
    }

    private static func explanation(of error: any Error) -> String {
        guard let error = error as? DecodingError else { return "\(error)" }
        let context: DecodingError.Context
        switch error {
        case .dataCorrupted(let found), .typeMismatch(_, let found), .valueNotFound(_, let found): context = found
        case .keyNotFound(let key, let found):
            context = .init(codingPath: found.codingPath + [key], debugDescription: "This field is missing.")
        @unknown default: return "\(error)"
        }
        let path = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
        return (path.isEmpty ? "" : path + ": ") + context.debugDescription
    }
}

extension [Restoration.Layer] {
    /// What makes these layers impossible, whatever the stack is.
    var fault: String? {
        if isEmpty { return "layers: There is none." }
        for (index, layer) in enumerated() {
            if layer.selected == nil, layer.stacks.count != 1 {
                return "layers.\(index).stacks: There must be one, or a tab that is selected."
            }
            if let selected = layer.selected, !layer.stacks.indices.contains(selected) {
                return "layers.\(index).selected: There is no tab \(selected)."
            }
            if index > 0, layer.stacks.contains(where: \.isEmpty) {
                return "layers.\(index).stacks: What is presented needs a screen."
            }
        }
        return nil
    }
}
