// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Foundation
#if canImport(FoundationXML)
import FoundationXML
#endif

/// Reads RSS or Atom with XMLParser, which gives up at the first error: after one, another parser begins at the next
/// entry, behind a made-up opening.
struct XMLFeedReader {
    let head: FeedHead
    let source: ByteSource
    let collector: EntryCollector

    init(_ head: FeedHead, _ source: ByteSource, _ collector: EntryCollector) {
        self.head = head
        self.source = source
        self.collector = collector
    }

    func read() throws(FeedFault) -> Feed {
        var stream = FeedXMLStream(
            opening: [], chunk: head.bytes, start: head.start, source: source,
            scanner: MarkupScanner(entry: head.entryName, limits: collector.limits))
        var first: FeedFault?
        while true {
            let problem = parse(stream)
            if let fault = stream.fault { throw fault }
            guard let problem else { break }
            first = first ?? problem.fault
            collector.warn(entry: problem.number, line: problem.line, at: problem.fault.position, problem.words)
            guard !problem.isTruncation, let place = problem.fault.position,
                let next = stream.resumed(after: place, tags: problem.tags, opening: reopening)
            else { break }
            stream = next
        }
        if let fault = stream.fault { throw fault }
        if let first, collector.articles.isEmpty { throw first }
        return collector.feed
    }

    /// Runs one parser until it ends or fails.
    private func parse(_ stream: FeedXMLStream) -> Problem? {
        let handler = makeHandler(stream)
        let delegate = FeedXMLDelegate(handler)
        let parser = XMLParser(stream: stream)
        parser.delegate = delegate
        parser.shouldResolveExternalEntities = false
        parser.externalEntityResolvingPolicy = .never
        let succeeded = withExtendedLifetime(delegate) { parser.parse() }
        guard !handler.isFull else { return nil }
        if !succeeded { handler.fail(.xml(code: (parser.parserError as NSError?)?.code ?? 0), at: parser) }
        guard let failure = handler.failure else { return nil }
        // The parser looks ahead, so an error near the end is found at the end even if more comes behind it.
        let isAtEnd = failure.reason == .xml(code: 5) || failure.position >= stream.end
        let isTruncated = stream.hasEnded && stream.oversizedTag == nil && isAtEnd
        let reason = isTruncated ? .truncated("the XML", inside: "<\(handler.container)>") : precise(failure.reason)
        return Problem(
            fault: FeedFault(file: source.name, position: failure.position, reason: reason), entry: handler.current,
            tags: handler.tags)
    }

    /// The parser has not seen the document's declarations, so it calls what they declare undeclared.
    private func precise(_ reason: FeedFault.Reason) -> FeedFault.Reason {
        guard head.declaresEntities, reason == .xml(code: FeedFault.Reason.undeclaredEntity) else { return reason }
        return .malformed("an entity is used that the document has to declare; such entities are not expanded")
    }

    private func makeHandler(_ stream: FeedXMLStream) -> FeedXMLHandler {
        switch head.format {
        case .atom: AtomHandler(collector, stream: stream, prefix: head.prefix)
        case .rss, .json: RSSHandler(collector, stream: stream, prefix: head.prefix)
        }
    }

    /// The file's own opening, for its encoding and namespaces, on one line.
    private var reopening: [UInt8] {
        let line = head.opening.map { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") ? 0x20 : $0 }
        return line + (head.format == .atom ? [] : Array("<channel>".utf8))
    }
}

extension XMLFeedReader {
    /// Why one parser stopped, and in which entry.
    private struct Problem {
        let fault: FeedFault
        let entry: EntryDraft?
        /// Elements called as an entry that the parser has seen.
        let tags: Int

        /// The entry's number, if there is one.
        var number: Int? { entry?.number }

        /// In an entry, its beginning; else the place of the fault.
        var line: Int? { entry?.line ?? fault.position?.line }

        var isTruncation: Bool {
            if case .truncated = fault.reason { true } else { false }
        }

        var words: String {
            if isTruncation { return "\(fault.reason), the rest is missing" }
            return entry == nil ? "\(fault.reason)" : "skipped: \(fault.reason)"
        }
    }
}
