// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// Checks each screen that leaves a stack, and its module, while the program runs.
///
/// ```swift
/// stack.leakMonitor = LeakMonitor()                                   // prints to standard error, in debug builds
/// stack.leakMonitor = LeakMonitor { report in log("\(report)") }      // or hands the reports on
/// ```
///
/// A screen is checked after the main actor has finished what was pending when it left, so a module that ends its work a
/// little later is not reported; one that waits for something else, a network or a timer, is. A screen that has come back
/// meanwhile is not checked. Without a monitor nothing of this is done.
///
/// - Complexity: A screen that is gone costs a few weak references. One that leaked costs a walk through all that can be
///   reached from it; see ``LeakCheck``.
@MainActor
public final class LeakMonitor {
    private struct Permitted { weak var object: AnyObject? }

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
        while let task = running.values.first { await task.value }
    }

    private static func print(_ report: LeakReport) {
        printToStandardError("VIPERKit: \(report)")
    }
}

extension LeakMonitor: NavigationObserver {
    func screenHasLeft(_ screen: TextScreen) {
        guard let onReport else { return }
        let check = LeakCheck()
        permitted.forEach { check.shared($0.object) }
        check.track(screen)
        count += 1
        let id = count
        running[id] = Task { @MainActor [weak screen, weak self] in
            await check.drain()
            guard let self else { return }
            running[id] = nil
            guard screen?.navigation == nil else { return }
            let report = check.report()
            if !report.isEmpty { onReport(report) }
        }
    }
}

extension TextNavigationStack {
    /// What checks the screens that leave this stack, or any stack presented above it; nil for nobody.
    public var leakMonitor: LeakMonitor? {
        get { navigator?.observer as? LeakMonitor }
        set { navigator?.observer = newValue }
    }
}
