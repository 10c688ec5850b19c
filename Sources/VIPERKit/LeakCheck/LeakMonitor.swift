// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// Checks each screen that leaves a stack, and its module, while the program runs.
///
/// ```swift
/// stack.leakMonitor = LeakMonitor()                                   // prints to standard error, in debug builds
/// stack.leakMonitor = LeakMonitor { report in log("\(report)") }      // or hands the reports on
/// ```
///
/// A screen is checked after the main actor has finished what was pending when it left, so a module that ends its work
/// a little later is not reported; one that waits for something else, a network or a timer, is. A screen that has come
/// back meanwhile is not checked. Without a monitor nothing of this is done.
///
/// - Complexity: A screen that is gone costs a few weak references. One that leaked costs a walk through all that can
///   be reached from it; see ``LeakCheck``.
@MainActor
public final class LeakMonitor {
    private struct Permitted { weak var object: AnyObject? }
    private struct WeakScreen { weak var screen: TextScreen? }

    private let onReport: (@MainActor (LeakReport) -> Void)?
    private var permitted: [Permitted] = []
    private var running: [Int: Task<Void, Never>] = [:]
    private var count = 0

    /// Reports to standard error in debug builds; in release builds it checks nothing.
    public init() { onReport = isDebugBuild ? Self.print : nil }

    /// - Parameter onReport: Told of each screen that left and was not gone. Nothing is told of the others.
    public init(onReport: @escaping @MainActor (LeakReport) -> Void) { self.onReport = onReport }

    /// Permits an object to outlive the modules that it belongs to: a cached screen, a shared interactor.
    public func shared(_ object: AnyObject?) {
        permitted.removeAll { $0.object == nil }
        if let object { permitted.append(Permitted(object: object)) }
    }

    /// Returns when the screens that have left so far are checked.
    public func finish() async {
        for task in running.values { await task.value }
    }

    private static func print(_ report: LeakReport) {
        printToStandardError("VIPERKit: \(report)")
    }
}

extension LeakMonitor: NavigationObserver {
    func screensHaveLeft(_ screens: [TextScreen]) {
        guard let onReport else { return }
        let check = LeakCheck()
        permitted.forEach { check.shared($0.object) }
        // What a screen that may stay owns may stay with it.
        let screens = screens.filter { screen in !permitted.contains { $0.object === screen } }
        guard !screens.isEmpty else { return }
        screens.forEach { check.track($0) }
        let left = screens.map(WeakScreen.init)
        count += 1
        let id = count
        running[id] = Task { @MainActor [weak self] in
            await check.drain()
            guard let self else { return }
            running[id] = nil
            // What has come back is not expected to be gone, nor what it holds.
            guard left.allSatisfy({ $0.screen?.navigation == nil }) else { return }
            let report = check.report()
            if !report.isEmpty { onReport(report) }
        }
    }
}
