// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Foundation

/// Reads a JSON Feed with JSONDecoder, some items at a time.
struct JSONFeedReader {
    /// What a feed says of itself.
    private struct Header: Decodable {
        var version: String?
        var title: String?
        var home: String?
        private enum CodingKeys: String, CodingKey {
            case version, title
            case home = "home_page_url"
        }
    }

    /// Decoding that always succeeds, so that one broken item does not spoil the others.
    private struct Attempt: Decodable {
        let result: Result<JSONFeedItem, any Error>

        init(from decoder: any Decoder) {
            result = Result { try JSONFeedItem(from: decoder) }
        }
    }

    private let head: FeedHead
    private let source: ByteSource
    private let collector: EntryCollector
    private let decoder = JSONDecoder()

    init(_ head: FeedHead, _ source: ByteSource, _ collector: EntryCollector) {
        self.head = head
        self.source = source
        self.collector = collector
    }

    func read() throws(FeedFault) -> Feed {
        var splitter = JSONItemSplitter(limits: collector.limits, start: head.start)
        var problem: FeedFault?
        var bytes = head.bytes
        repeat {
            do {
                try splitter.consume(bytes)
            } catch {
                problem = fault(error, at: splitter.position)
            }
            decode(splitter.takeItems())
            if problem != nil || splitter.isComplete || collector.isFull { break }
            bytes = try source.next()
        } while !bytes.isEmpty
        if problem == nil, !splitter.isComplete, !collector.isFull {
            problem = truncation(splitter)
        }
        return try finish(splitter, problem)
    }

    /// What is wrong with a feed that has not ended where the file does.
    private func truncation(_ splitter: JSONItemSplitter) -> FeedFault {
        guard let open = splitter.open else {
            let inside = splitter.isInItems ? "the items" : "the feed"
            return fault(.truncated("the JSON", inside: inside), at: splitter.position)
        }
        if open.isTooDeep { return fault(.tooDeep(collector.limits.depth), at: open.position) }
        guard splitter.endsWithBracket else {
            return fault(.truncated("the JSON", inside: "an item"), at: splitter.position)
        }
        return fault(.malformed("in the item that begins here a quote or bracket is missing"), at: open.position)
    }

    private func finish(_ splitter: JSONItemSplitter, _ problem: FeedFault?) throws(FeedFault) -> Feed {
        var problem = problem
        do {
            let isWhole = splitter.isComplete
            var closed = splitter.rest
            if let count = splitter.restBeforeItems, !isWhole {
                closed = Array(closed[..<count] + "]}".utf8)
            } else if !isWhole {
                closed.append(UInt8(ascii: "}"))
            }
            let header = try decoder.decode(Header.self, from: Data(closed))
            collector.title = PlainText.line(header.title ?? "", limit: collector.limits.textBytes)
            collector.link = header.home ?? ""
            // Authors that make no sense are no reason to refuse the feed.
            let authors = try? decoder.decode(JSONFeedAuthors.self, from: Data(closed))
            collector.author = PlainText.line(authors?.names ?? "", limit: collector.limits.textBytes)
            if isWhole, splitter.restBeforeItems == nil {
                problem = fault(.unknownFormat("is JSON without items"), at: head.start)
            }
        } catch {
            problem = problem ?? fault(.malformed("the JSON is malformed"), at: position(of: error, in: splitter))
        }
        guard let problem else { return collector.feed }
        if collector.articles.isEmpty { throw problem }
        let broken = splitter.open == nil ? nil : collector.begin(line: splitter.open?.position.line)
        let line = broken?.line ?? problem.position?.line
        let words = "\(problem.reason), the rest is missing"
        collector.warn(entry: broken?.number, line: line, at: problem.position, words)
        return collector.feed
    }

    private func fault(_ reason: FeedFault.Reason, at position: FeedPosition) -> FeedFault {
        FeedFault(file: source.name, position: position, reason: reason)
    }

    /// Where the decoder found the header wrong, if that is before the items; else where the feed begins.
    private func position(of error: any Error, in splitter: JSONItemSplitter) -> FeedPosition {
        var position = head.start
        guard case .dataCorrupted(let context)? = error as? DecodingError,
            let index = (context.underlyingError as NSError?)?.userInfo["NSJSONSerializationErrorIndex"] as? Int,
            index <= splitter.restBeforeItems ?? .max
        else { return position }
        position.advance(over: splitter.rest.prefix(index))
        return position
    }
}

extension JSONFeedReader {
    /// Decodes items together, which is faster; when the whole is no JSON, one by one.
    private func decode(_ items: [JSONItemSplitter.Item]) {
        for start in stride(from: 0, to: items.count, by: 64) {
            let batch = items[start..<min(start + 64, items.count)]
            var joined = Data()
            for item in batch {
                joined.append(joined.isEmpty ? UInt8(ascii: "[") : UInt8(ascii: ","))
                joined.append(contentsOf: item.bytes ?? Array("null".utf8))
            }
            joined.append(UInt8(ascii: "]"))
            let attempts = try? decoder.decode([Attempt].self, from: joined)
            for (offset, item) in batch.enumerated() {
                take(item, attempts.flatMap { $0.count == batch.count ? $0[offset].result : nil })
            }
        }
    }

    private func take(_ item: JSONItemSplitter.Item, _ result: Result<JSONFeedItem, any Error>?) {
        guard !collector.isFull else { return collector.warnFull(line: item.position.line) }
        var draft = collector.begin(line: item.position.line)
        guard let bytes = item.bytes else {
            let limits = collector.limits
            let reason = item.isTooDeep ? FeedFault.Reason.tooDeep(limits.depth).description : nil
            return collector.warn(draft, "skipped: \(reason ?? "larger than \(limits.jsonEntryBytes) bytes")")
        }
        do {
            try (result?.get() ?? decoder.decode(JSONFeedItem.self, from: Data(bytes))).fill(&draft, collector)
            collector.add(draft)
        } catch {
            collector.warn(draft, "skipped: \(Self.words(for: error))")
        }
    }

    /// What is wrong with an item, on one line.
    private static func words(for error: any Error) -> String {
        switch error as? DecodingError {
        case .typeMismatch(_, let context)?, .valueNotFound(_, let context)?:
            guard let key = context.codingPath.last(where: { $0.intValue == nil }) else { return "it is not an object" }
            return "“\(key.stringValue)” has the wrong type"
        default: return "it is not valid JSON"
        }
    }
}
