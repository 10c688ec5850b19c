// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Testing

@testable import VIPERKit

@Suite("The check of routes") @MainActor
struct RouteCheckTests {
    @Test("Routes that are right have no faults")
    func right() { #expect(RouteCheck.faults(in: AppRoute.allCases) { RoutedScreen($0) } == []) }

    /// Routes that are wrong in each way there is.
    enum Broken: Route {
        case nothing, blank, twin, otherTwin, swapped, unread, partly
        init(from path: inout RoutePath) throws(LinkError) {
            switch try path.text("place") {
            case "twin": self = .twin
            case "swapped": self = .twin
            case "partly": self = .partly
            default: throw path.unknown
            }
        }
        var components: [String] {
            switch self {
            case .nothing: []
            case .blank: ["blank", ""]
            case .twin, .otherTwin: ["twin"]
            case .swapped: ["swapped"]
            case .unread: ["unread"]
            case .partly: ["partly", "twin"]
            }
        }
    }

    @Test(
        "Each thing that can be wrong is named",
        arguments: [
            ([], ["There are no examples of Broken."]),
            ([.nothing], ["nothing: it has no components"]),
            ([.blank], [#"blank: ["blank", ""] has an empty component, which no link can have"#]),
            ([.twin, .twin], []),
            ([.twin, .otherTwin], [#"otherTwin: its link "twin" is that of twin, too"#]),
            ([.unread], [#"unread: its link cannot be read: "unread": "unread" at character 0 is unknown"#]),
        ] as [([Broken], [String])])
    func wrong(examples: [Broken], faults: [String]) { #expect(RouteCheck.faults(in: examples) == faults) }

    @Test("A link that is read as something else is named", arguments: [Broken.swapped, .partly])
    func misread(route: Broken) {
        let faults = RouteCheck.faults(in: [route])
        #expect(faults.count == 1 && faults[0].hasPrefix(#"\#(route): its link "\#(route.link())" is read as ["#))
    }

    @Test("A screen that cannot be made, faults, or is not shown in the end, is named")
    func coldStart() {
        struct Gone: Error {}
        let shared = RoutedScreen(.feed)
        let stack = TextNavigationStack(root: shared, output: "")
        #expect(
            RouteCheck.faults(in: [AppRoute.feed]) { _ in throw Gone() } == [
                #"feed: "feed": "feed" at character 0 has no screen: Gone()"#
            ])
        #expect(
            RouteCheck.faults(in: [AppRoute.feed]) { _ in shared } == [
                "feed: open (RoutedScreen): the screen is on a stack already; nothing has changed"
            ])
        let going = RoutedScreen(.feed)
        going.react = { [unowned going] in if $0 == .load { going.navigation?.pop() } }
        #expect(
            RouteCheck.faults(in: [AppRoute.feed]) { _ in going } == [
                "feed: its screen is not what is shown in the end"
            ])
        #expect(stack.screens.count == 1)
    }
}
