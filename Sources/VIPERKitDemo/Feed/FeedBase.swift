// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Foundation

/// What the relative addresses of a feed are relative to.
struct FeedBase {
    private let address: URL

    /// The first of these that is an absolute address of the web; nil when none is.
    init?(_ candidates: String...) {
        guard let address = candidates.first(where: Self.isAbsolute).flatMap(URL.init) else { return nil }
        self.address = address
    }

    /// An absolute address, or the given one when it is that already or makes no sense.
    func resolve(_ link: String) -> String {
        // Most are absolute, and need no look at their parts.
        guard !Self.isAbsolute(link), let url = URL(string: link, relativeTo: address), url.scheme == address.scheme
        else { return link }
        return url.absoluteString
    }

    private static func isAbsolute(_ link: String) -> Bool { link.hasPrefix("https://") || link.hasPrefix("http://") }
}
