// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// Checks that objects are gone when they should be, and names the references that keep those which are not.
///
/// ```swift
/// let report = LeakCheck.run { check in
///     let screen = ArticlesScreen()
///     screen.loadViewIfNeeded()
///     check.track(screen)               // and, by itself, its module's builder, interactor, presenter, router
/// }
/// #expect(report.isEmpty, "\(report)")
/// ```
///
/// Or shorter: `LeakCheck.run { ArticlesScreen() }`. With `await` the check first lets the main actor finish what is
/// pending, which is what a module with tasks of its own needs. It imports no test library and works under any, and
/// without one.
///
/// What it cannot see, it says: globals, timers, queues and run loops are "outside", given with the number of
/// references. Objects are expected to be at rest while the report is made; tasks may be suspended, but not about to
/// run elsewhere.
@MainActor
public final class LeakCheck {
    private struct Entry {
        weak var object: AnyObject?
        var role: ModuleElement.Role?
    }

    private struct Permitted { weak var object: AnyObject? }

    private var entries: [Entry] = []
    /// Where an object was entered. Identity is what the weak reference says: an address may have been given away
    /// again.
    private var positions: [ObjectIdentifier: Int] = [:]
    private var permitted: [Permitted] = []
    private var failures: [LeakReport.Failure] = []

    init() {}

    /// Expects an object, and what belongs to it, to be gone at the end of the check.
    ///
    /// A module brings its builder, its parts and the children attached to its router; a screen or a scene model the
    /// modules it keeps; a stack its screens and what is presented. Track a screen after its module was built, for
    /// example by `loadViewIfNeeded()`. The view that a module without one of its own borrows is not expected to be
    /// gone, nor is anything else the parts refer to.
    ///
    /// An object that is nil, probably because it died too early, fails the check.
    public func track(_ object: AnyObject?, fileID: StaticString = #fileID, line: UInt = #line) {
        guard let object else {
            failures.append(.subjectWasNil(at: "\(fileID):\(line)"))
            return
        }
        enter(object, role: nil)
        enterParts(of: object)
    }

    /// Permits an object to outlive the check although it belongs to something tracked: a cached service, a shared
    /// router.
    ///
    /// It may be called before or after ``track(_:fileID:line:)``. What such an object holds is not permitted.
    ///
    /// ```swift
    /// check.track(screen)
    /// check.shared(screen.module.interactor)       // one for all screens
    /// ```
    public func shared(_ object: AnyObject?) {
        if let object { permitted.append(Permitted(object: object)) }
    }

    func enter(_ object: AnyObject, role: ModuleElement.Role?) {
        let id = ObjectIdentifier(object)
        if let position = positions[id], entries[position].object === object {
            if entries[position].role == nil { entries[position].role = role }
        } else {
            positions[id] = entries.count
            entries.append(Entry(object: object, role: role))
        }
    }

    /// Whether something that is to be gone is still there.
    var hasSurvivors: Bool {
        entries.contains { entry in entry.object.map { !isPermitted($0) } ?? false }
    }

    private func isPermitted(_ object: AnyObject) -> Bool { permitted.contains { $0.object === object } }

    /// Says what is still there, and why. Looks once more for what belongs to survivors: a module built late.
    func report(runtime: RuntimeEntryPoints? = RuntimeSelfTest.runtime) -> LeakReport {
        for entry in entries { entry.object.map(enterParts(of:)) }
        let (objects, roles) = survivors()
        let isVoid = entries.isEmpty && failures.isEmpty
        return LeakReport(
            survivors: objects, roles: roles, trackedCount: entries.count,
            failures: isVoid ? [.nothingTracked] : failures, runtime: runtime)
    }

    /// Each survivor once, so that there is one reference to it from here.
    private func survivors() -> (objects: [AnyObject], roles: [ModuleElement.Role?]) {
        var objects: [AnyObject] = [], roles: [ModuleElement.Role?] = []
        for entry in entries {
            guard let object = entry.object, !isPermitted(object) else { continue }
            objects.append(object)
            roles.append(entry.role)
        }
        return (objects, roles)
    }
}
