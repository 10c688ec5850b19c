// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Testing

@testable import VIPERKit

@Suite("Routes and links")
struct RouteTests {
    @Test("A link is read as routes")
    func routes() throws {
        #expect(try AppRoute.routes(in: "articles://feed/3/comments") == [.feed, .article(3), .comments])
        #expect(try AppRoute.routes(in: "") == [])
    }

    @Test("Routes are written as a link, with a scheme if there is one")
    func link() {
        #expect([AppRoute.feed, .article(3), .comments].link() == "feed/3/comments")
        #expect([AppRoute.feed, .article(3)].link(scheme: "articles") == "articles://feed/3")
        #expect(AppRoute.search("a/b é").link() == "search/a%2Fb%20%C3%A9")
        #expect([AppRoute]().link() == "" && [AppRoute]().link(scheme: "articles") == "articles://")
    }

    @Test("A first part that is no host is written behind an empty one")
    func host() {
        #expect(AppRoute.article(-1).link(scheme: "articles") == "articles:///-1")
    }

    @Test("10,000 random lists of routes come back from their links")
    func random() throws {
        var numbers = SplitMix64(seed: 7)
        for _ in 0..<10_000 {
            let count = Int.random(in: 0..<5, using: &numbers)
            let routes = (0..<count).map { _ in AppRoute.random(&numbers) }
            try #require(try AppRoute.routes(in: routes.link()) == routes)
            try #require(try AppRoute.routes(in: routes.link(scheme: "a")) == routes)
        }
    }

    @Test(
        "What is wrong is said in one line, without control characters",
        arguments: [
            ("feed/x3/comments", #""feed/x3/comments": "x3" at character 5 is unknown"#),
            ("feed/search", #""feed/search": search text is missing at the end"#),
            ("feed/sorted/up", #""feed/sorted/up": "up" at character 12 is not an order"#),
            ("feed//3", #""feed//3": there is nothing between the slashes at character 5"#),
            ("feed/%zz", #""feed/%zz": "%zz" at character 5 is not percent-encoded UTF-8"#),
            ("feed/%1B[2J", #""feed/%1B[2J": "\u{1B}[2J" at character 5 is unknown"#),
            ("99999999999999999999", #""99999999999999999999": "99999999999999999999" at character 0 is unknown"#),
        ])
    func errors(link: String, text: String) {
        let error = #expect(throws: LinkError.self) { try AppRoute.routes(in: link) }
        #expect(error?.description == text)
    }

    struct Lazy: Route {
        let components = ["x"]
        init() {}
        init(from path: inout RoutePath) throws(LinkError) { if path.next == "x" { _ = path.skip("x") } }
    }

    @Test("A route that reads nothing is an error, not an endless loop")
    func readsNothing() {
        let error = #expect(throws: LinkError.self) { try Lazy.routes(in: "x/y") }
        #expect(error?.description == #""x/y": "y" at character 2 belongs to no route"#)
    }

    @Test("Each reader reads its kind of value, or says what it is not")
    func readers() throws {
        var path = RoutePath(components: ["3", "2.5", "true", "newest", "x"])
        #expect(try path.int("number") == 3 && path.value("size") == 2.5 && path.value("flag") == true)
        #expect(try path.value("order", as: AppRoute.Order.self) == .newest)
        #expect(!path.skip("y") && path.next == "x" && !path.isAtEnd)
        #expect(
            throws: LinkError(.malformed("number"), "x", at: path.link.index(before: path.link.endIndex), of: path.link)
        ) {
            try path.int("number")
        }
        #expect(path.isAtEnd && path.next == nil)
        #expect(#expect(throws: LinkError.self) { try path.text("title") }?.reason == .missing("title"))
        #expect(#expect(throws: LinkError.self) { try path.int("number") }?.position == path.link.count)
    }

    @Test("Errors are equal when all that they say is equal")
    func equality() throws {
        struct Gone: Error { let number: Int }
        let path = RoutePath(components: ["3"])
        let errors = [3, 3, 4].map { path.error(.noScreen, at: 0, because: Gone(number: $0)) }
        #expect(errors[0] == errors[1] && errors[0] != errors[2] && Set(errors).count == 2)
        #expect(errors[0].description == #""3": "3" at character 0 has no screen: Gone(number: 3)"#)
    }
}
