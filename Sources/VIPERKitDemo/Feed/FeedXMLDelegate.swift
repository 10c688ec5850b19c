// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Foundation
#if canImport(FoundationXML)
import FoundationXML
#endif

/// Passes on what XMLParser says.
///
/// The parser holds its delegate weakly, and an object that has ever been held weakly is slower to retain and release.
/// So this one does nothing itself: what the handler does to itself stays fast.
final class FeedXMLDelegate: NSObject, XMLParserDelegate {
    private let handler: FeedXMLHandler

    init(_ handler: FeedXMLHandler) {
        self.handler = handler
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        handler.didStart(name, attributes, parser)
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        handler.didEnd(name)
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        handler.found(string)
    }

    func parser(_ parser: XMLParser, foundCDATA block: Data) {
        handler.found(block)
    }

    func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
        let code = (error as NSError).code
        if !Self.harmless.contains(code) { handler.fail(.xml(code: code), at: parser) }
    }

    /// Warnings of libxml2, reported in the same way, and prefixes without a namespace, after which it goes on.
    private static let harmless: Set<Int> = [27, 93, 97, 98, 99, 100, 102, 106, 107, 200, 201, 202, 203, 204, 205]
}
