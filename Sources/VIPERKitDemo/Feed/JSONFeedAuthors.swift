// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// The authors of a JSON Feed or of one of its items: several in version 1.1, one in version 1.
struct JSONFeedAuthors: Decodable {
    private struct Author: Decodable {
        var name: String?
    }

    private enum CodingKeys: String, CodingKey {
        case author, authors
    }

    /// Joined by commas, empty when there is none.
    let names: String

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        var authors = try values.decodeIfPresent([Author].self, forKey: .authors) ?? []
        if authors.isEmpty, let author = try values.decodeIfPresent(Author.self, forKey: .author) { authors = [author] }
        names = authors.compactMap(\.name).filter { !$0.isEmpty }.joined(separator: ", ")
    }
}
