// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Testing

@testable import VIPERKit

@Suite("Taking a link apart")
struct RoutePathTests {
    private func parts(_ link: String) throws -> [String] {
        var path = try RoutePath(link)
        var parts: [String] = []
        while let next = path.next { if path.skip(next) { parts.append(next) } }
        return parts
    }

    @Test(
        "Every form of the same link has the same parts",
        arguments: [
            "feed/3/comments", "/feed/3/comments", "feed/3/comments/", "articles://feed/3/comments",
            "articles:///feed/3/comments", "ARTICLES+x.1-2://feed/3/comments/", "feed/3/comments?page=2#top",
            "articles://feed/3/comments?next=a/b", "feed/3/comments/#a/b", "f%65ed/%33/comments",
            "https://example.org/feed/3/comments", "HTTP://example.org:8080/feed/3/comments?utm=1",
        ])
    func forms(link: String) throws { #expect(try parts(link) == ["feed", "3", "comments"]) }

    @Test(
        "A link without parts leads to the root",
        arguments: [
            "", "/", "?page=2", "#top", "articles://", "articles:///", "https://example.org", "https://example.org/",
        ])
    func empty(link: String) throws { #expect(try parts(link) == []) }

    @Test("What only looks like a scheme, and any other character, is part of a part")
    func odd() throws {
        #expect(try parts("feed:3/x") == ["feed:3", "x"])
        #expect(try parts("3x:/a") == ["3x:", "a"])
        #expect(try parts("a%2Fb/%3F%23%25/x+y/é 日本/%C3%A9/..") == ["a/b", "?#%", "x+y", "é 日本", "é", ".."])
        #expect(try parts("articles://user@host:80/x") == ["user@host:80", "x"])
    }

    @Test("A slash with a combining mark separates parts all the same")
    func combining() throws { #expect(try parts("a/\u{338}b") == ["a", "\u{338}b"]) }

    struct Wrong: Sendable, CustomTestStringConvertible {
        let link: String, reason: LinkError.Reason, part: String, position: Int
        var testDescription: String { link }
    }

    @Test(
        "What is wrong is said with its part and position",
        arguments: [
            Wrong(link: "feed//3", reason: .empty, part: "", position: 5),
            Wrong(link: "//feed", reason: .empty, part: "", position: 1),
            Wrong(link: "articles://feed//", reason: .empty, part: "", position: 16),
            Wrong(link: "é日/x%", reason: .badEscape, part: "x%", position: 4),
            Wrong(link: "feed/a%2", reason: .badEscape, part: "a%2", position: 6),
            Wrong(link: "feed/a%+1", reason: .badEscape, part: "a%+1", position: 6),
            Wrong(link: "feed/a%/20", reason: .badEscape, part: "a%", position: 6),
            Wrong(link: "feed/ab%C3%28", reason: .badEscape, part: "ab%C3%28", position: 7),
            Wrong(link: "%ED%A0%80", reason: .badEscape, part: "%ED%A0%80", position: 0),
        ])
    func wrong(link: Wrong) throws {
        let error = #expect(throws: LinkError.self) { try RoutePath(link.link) }
        #expect(error?.reason == link.reason && error?.part == link.part && error?.position == link.position)
        #expect(error?.link == link.link)
    }

    @Test("Components are read as they are, and named by their place in the encoded link")
    func components() throws {
        var path = RoutePath(components: ["a/b", "", "%41", "x"])
        #expect(path.link == "a%2Fb//%2541/x")
        #expect(try path.text("one") == "a/b" && path.text("two") == "" && path.text("three") == "%41")
        #expect(path.malformed("number").position == 7)
        #expect(path.error(.unread, at: 3).position == 13 && path.error(.unread, at: 3).part == "x")
    }

    @Test("50,000 random texts are parts that come back from the link they are written to")
    func random() throws {
        var numbers = SplitMix64(seed: 5)
        for _ in 0..<10_000 {
            let texts = (0..<5).map { _ in numbers.text(of: Int.random(in: 1..<8, using: &numbers)) }
            let link = RoutePath(components: texts).link
            try #require(try parts(link) == texts && parts("x://" + "/" + link + "/") == texts, "\(texts)")
        }
    }

    @Test("50,000 random links never crash, and every error lies within the link")
    func hostile() {
        var numbers = SplitMix64(seed: 6)
        let pieces = ["/", "%", "%C3", "%A9", "%00", "é", "a", "://", "?", "#", "\u{338}", "\r\n", "🇩", "http", ":"]
        for _ in 0..<50_000 {
            let count = Int.random(in: 0..<8, using: &numbers)
            let link = (0..<count).map { _ in pieces.randomElement(using: &numbers) ?? "" }.joined()
            do { _ = try RoutePath(link) } catch { #expect((0...link.count).contains(error.position)) }
        }
    }
}
