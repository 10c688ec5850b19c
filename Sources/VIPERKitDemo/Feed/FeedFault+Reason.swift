// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

extension FeedFault.Reason: Error, CustomStringConvertible {
    var description: String {
        switch self {
        case .unreadable(let words): "cannot be read: \(words)"
        case .empty: "is empty"
        case .unknownFormat(let what): "\(what); expected RSS 2.0, Atom or JSON Feed"
        case .truncated(let what, let element): "\(what) ends inside \(element)"
        case .malformed(let what): what
        case .tooDeep(let limit): "is nested deeper than \(limit) levels"
        case .oversizedTag: "a tag is too long or has too many attributes"
        case .cancelled: "reading was cancelled"
        }
    }
}

extension FeedFault.Reason {
    /// The reason in words for an error code of XMLParser (which are libxml2's).
    static func xml(code: Int) -> Self {
        let words = xmlWords[code] ?? "the XML is not well-formed"
        return .malformed("\(words) (XML error \(code))")
    }

    static let undeclaredEntity = 26

    private static let xmlWords: [Int: String] = [
        1: "a text or tag is too long",
        4: "text where an element is expected",
        5: "the end comes too early",
        8: "a character reference to no character",
        9: "a byte that is no character in the file's encoding",
        23: "an & that begins no entity",
        undeclaredEntity: "an entity that is not declared",
        32: "an encoding that is not supported",
        38: "an attribute value with a < in it",
        39: "an attribute without quotes",
        41: "an attribute without a value",
        42: "an attribute given twice",
        64: "an XML declaration that is not at the start",
        65: "an attribute or space is missing",
        68: "a tag without a name",
        73: "a tag that does not end",
        76: "an end tag that does not match its start tag",
        79: "an encoding that is not supported",
        81: "the encoding is not the one declared",
        86: "more content after the end",
        89: "an entity that contains itself",
    ]
}
