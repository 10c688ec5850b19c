// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// Shows in one line of a test that links lead where they should.
///
/// ```swift
/// #expect(RouteCheck.faults(in: [AppRoute.feed, .article(3), .comments]) { route in screen(for: route) } == [])
/// ```
///
/// A route that is missing from the examples is not checked: give one for each case, and for each kind of value that is
/// special in a link, such as a title with a slash. No examples at all is a fault.
public enum RouteCheck {
    /// What is wrong with each example: its components, or that its link is not read back as it was, or is another
    /// one's too.
    public static func faults<R: Route>(in examples: [R]) -> [String] {
        guard !examples.isEmpty else { return ["There are no examples of \(R.self)."] }
        var seen: [String: R] = [:]
        return examples.flatMap { route -> [String] in
            let link = route.link()
            if let other = seen.updateValue(route, forKey: link), other != route {
                return ["\(route): its link \(link.debugDescription) is that of \(other), too"]
            }
            return fault(of: route).map { ["\(route): \($0)"] } ?? []
        }
    }

    /// The same and, for each example, what goes wrong when its link is opened on a text stack that shows nothing but
    /// its root: the screen cannot be made, refuses or faults, or is not what is shown in the end.
    ///
    /// The screens are shown, so their hooks run: give them doubles of their services.
    @MainActor
    public static func faults<R: Route>(in examples: [R], screen: (R) throws -> any Screen) -> [String] {
        faults(in: examples)
            + examples.flatMap { route in coldStartFaults(of: route, screen).map { "\(route): \($0)" } }
    }

    private static func fault<R: Route>(of route: R) -> String? {
        if route.components.isEmpty { return "it has no components" }
        if route.components.contains("") { return "\(route.components) has an empty component, which no link can have" }
        for link in [route.link(), route.link(scheme: "app"), route.link() + "/"] {
            do {
                let read = try R.routes(in: link)
                if read != [route] { return "its link \(link.debugDescription) is read as \(read)" }
            } catch { return "its link cannot be read: \(error)" }
        }
        return nil
    }

    @MainActor
    private static func coldStartFaults<R: Route>(of route: R, _ screen: (R) throws -> any Screen) -> [String] {
        let stack = TextNavigationStack(root: TextScreen(), output: "")
        let collected = CollectedFaults()
        stack.onFault = { collected.faults.append("\($0)") }
        do { try stack.open(route.link(), as: R.self, screen: screen) } catch {
            return error.reason == .noScreen ? ["\(error)"] : []
        }
        if collected.faults.isEmpty, stack.visibleScreen?.route != route.components {
            return ["its screen is not what is shown in the end"]
        }
        return collected.faults
    }

    @MainActor private final class CollectedFaults { var faults: [String] = [] }
}
