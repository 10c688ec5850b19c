// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Foundation
#if canImport(FoundationXML)
import FoundationXML
#endif

/// What RSS and Atom have in common: where in the document the parser is, and the text of the one wanted element.
///
/// Only inside an element that a subclass has asked for is any text kept. Everything else costs a counter.
class FeedXMLHandler {
    let collector: EntryCollector
    /// The entry being read.
    final var draft = EntryDraft()
    /// The level of the entry's element, 0 outside of entries; the root's level is 1.
    final private(set) var entryDepth = 0
    final private(set) var depth = 0
    /// How many elements have begun that are called as an entry, whether they are one or not.
    final private(set) var tags = 0
    /// Why the parser was stopped, if it was.
    final private(set) var failure: (reason: FeedFault.Reason, position: FeedPosition)?
    /// Whether the parser was stopped because enough entries are kept.
    final private(set) var isFull = false

    private let entryName: String
    private let stream: FeedXMLStream
    private let prefix: String
    private var root = ""
    private let text: CapturedText
    private var captureDepth = 0
    private var escapesText = false
    /// The level of an element, 0 outside of such, that may contain anything: of another namespace, or content that is
    /// XML itself. What looks like an entry in it is none.
    private var foreignDepth = 0
    /// The root's own `xmlns` attribute.
    private var namespace: String?

    /// - Parameter entryName: The name of the element of an entry, without prefix.
    init(entryName: String, _ collector: EntryCollector, stream: FeedXMLStream, prefix: String) {
        self.entryName = entryName
        self.collector = collector
        self.stream = stream
        self.prefix = prefix
        text = CapturedText(limit: collector.limits.textBytes)
    }

    // MARK: What a format says

    /// An element has begun outside of a captured one.
    func begin(_ name: String, _ attributes: [String: String]) {}
    /// The element captured last has ended; `text` is all that was in it.
    func end(capturing text: CapturedText) {}

    // MARK: What a format calls

    /// Keeps the text of the element that has just begun.
    ///
    /// - Parameter escaping: The text is literal while markup inside the element is not, as in XHTML: turns it into
    ///   HTML.
    final func capture(escaping: Bool = false) {
        captureDepth = depth
        escapesText = escaping
        text.clear()
    }

    /// The element that has just begun may contain anything, even what looks like an entry.
    final func passOver() {
        if foreignDepth == 0 { foreignDepth = depth }
    }

    // MARK: What the reader asks

    /// The entry the parser is in.
    final var current: EntryDraft? { entryDepth > 0 ? draft : nil }
    /// The name of the element a truncated file ends in, roughly: the entry or the root.
    final var container: String { entryDepth > 0 || root.isEmpty ? prefix + entryName : root }

    /// Stops the parser; the first reason counts.
    final func fail(_ reason: FeedFault.Reason, at parser: XMLParser) {
        // Where the stream was ended before a tag, the parser can only say that something is missing.
        if !isStopped {
            let tag = stream.hasEnded ? stream.oversizedTag : nil
            failure = tag.map { (.oversizedTag, $0) } ?? (reason, place(of: parser))
        }
        parser.abortParsing()
    }

    private func place(of parser: XMLParser) -> FeedPosition {
        stream.position(line: parser.lineNumber, column: parser.columnNumber)
    }

    private var isStopped: Bool { failure != nil || isFull }

    // MARK: What the parser says

    final func didStart(_ name: String, _ attributes: [String: String], _ parser: XMLParser) {
        guard !isStopped else { return }
        depth += 1
        if depth == 1 { (root, namespace) = (name, attributes["xmlns"]) }
        let own = unprefixed(name)
        let isCalledEntry = own == entryName && name.utf8.count == prefix.utf8.count + entryName.utf8.count
        if isCalledEntry { tags += 1 }
        guard depth <= collector.limits.depth else {
            return fail(.tooDeep(collector.limits.depth), at: parser)
        }
        if isCalledEntry, mayBeginEntry(attributes) {
            beginEntry(parser)
        } else if captureDepth == 0 {
            begin(own, attributes)
            if captureDepth == 0, foreignDepth == 0, isForeign(own, attributes) { passOver() }
        } else {
            text.append("<\(Self.local(name))>")
        }
    }

    final func didEnd(_ name: String) {
        guard !isStopped else { return }
        if foreignDepth == depth { foreignDepth = 0 }
        if captureDepth == depth {
            captureDepth = 0
            end(capturing: text)
        } else if captureDepth != 0 {
            text.append("</\(Self.local(name))>")
        } else if entryDepth == depth {
            entryDepth = 0
            collector.add(draft)
        }
        depth -= 1
    }

    final func found(_ string: String) {
        guard captureDepth != 0 else { return }
        text.append(escapesText ? Self.escape(string) : string)
    }

    final func found(_ block: Data) {
        guard captureDepth != 0 else { return }
        if escapesText { text.append(Self.escape(String(decoding: block, as: UTF8.self))) } else { text.append(block) }
    }

    // MARK: Private

    private func unprefixed(_ name: String) -> String {
        prefix.isEmpty || !name.hasPrefix(prefix) ? name : String(name.dropFirst(prefix.count))
    }

    /// The name without any prefix: what is inside a text is HTML, whatever it is called.
    private static func local(_ name: String) -> Substring {
        name[(name.lastIndex(of: ":").map { name.index(after: $0) } ?? name.startIndex)...]
    }

    /// An element called as an entry is none inside XHTML and foreign elements. In a text it is one: the text's end tag
    /// is missing.
    private func mayBeginEntry(_ attributes: [String: String]) -> Bool {
        guard depth > 1, foreignDepth == 0, captureDepth == 0 || !escapesText else { return false }
        return !declaresOther(attributes)
    }

    /// Whether an element, by its name without the feed's own prefix, is of another namespace.
    private func isForeign(_ own: String, _ attributes: [String: String]) -> Bool {
        guard depth > 1 else { return false }
        return own.utf8.contains(UInt8(ascii: ":")) || declaresOther(attributes)
    }

    private func declaresOther(_ attributes: [String: String]) -> Bool {
        guard !attributes.isEmpty, let declared = attributes["xmlns"] else { return false }
        return declared != namespace
    }

    private func beginEntry(_ parser: XMLParser) {
        if entryDepth > 0 {
            collector.warn(draft, "skipped: another entry begins inside it")
            depth = entryDepth
            captureDepth = 0
        }
        if collector.isFull {
            isFull = true
            collector.warnFull(line: place(of: parser).line)
            return parser.abortParsing()
        }
        entryDepth = depth
        draft = collector.begin(line: place(of: parser).line)
    }

    private static func escape(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "<") }) else { return text }
        return text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
    }
}
