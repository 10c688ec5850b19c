// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

extension TextLine: ExpressibleByStringInterpolation {
    public init(stringLiteral text: String) {
        self.init(text)
    }

    public init(stringInterpolation: StringInterpolation) {
        self = stringInterpolation.line
    }

    /// Collects the pieces of an interpolated line, each with its style.
    ///
    /// ```swift
    /// let line: TextLine = "\(article.title, .bold) (\(article.comments)) \(badge)"    // badge is a TextLine
    /// ```
    public struct StringInterpolation: StringInterpolationProtocol {
        var line = TextLine()

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ text: String) {
            line.append(TextSpan(text))
        }

        public mutating func appendInterpolation<Value>(_ value: Value, _ style: TextStyle = []) {
            line.append(TextSpan(String(describing: value), style))
        }

        public mutating func appendInterpolation(_ other: TextLine) {
            line += other
        }
    }
}
