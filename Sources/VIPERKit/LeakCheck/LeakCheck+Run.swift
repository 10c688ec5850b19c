// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

extension LeakCheck {
    /// Runs `body`, then reports which of the objects it tracked are still there.
    ///
    /// What `body` leaves pending, a task or a block on a queue, may still hold an object: then use the asynchronous
    /// form. In an asynchronous function the compiler takes that one by itself and asks for `await`.
    @_disfavoredOverload  // Or a body that awaits nothing would never get the asynchronous form.
    public static func run(_ body: (LeakCheck) throws -> Void) rethrows -> LeakReport {
        let check = LeakCheck()
        try withDrainedAutoreleasePool { try body(check) }
        return check.report()
    }

    /// Runs `body`, waits until the main actor has finished what was pending, and reports what is still there.
    ///
    /// ```swift
    /// let report = await LeakCheck.run { check in
    ///     let screen = ArticlesScreen()
    ///     check.track(screen)
    ///     await screen.reload()
    /// }
    /// ```
    ///
    /// What `body` started has begun only if `body` gives it the time: end it with `await Task.yield()` when the module
    /// starts tasks, or they may find their module gone and keep nothing.
    ///
    /// Work that waits for something else than the main actor, a timer or a network, is not waited for. In the
    /// top-level code of a `main.swift` the compiler prefers the synchronous form and warns that nothing is awaited:
    /// there, write `{ check async in … }`.
    public static func run(_ body: @MainActor (LeakCheck) async throws -> Void) async rethrows -> LeakReport {
        let check = LeakCheck()
        try await body(check)
        await check.drain()
        return check.report()
    }

    /// Checks one object: `LeakCheck.run { ArticlesScreen() }`.
    ///
    /// A screen is asked to load its view first, as its module is usually built then.
    @_disfavoredOverload
    public static func run(_ make: () throws -> AnyObject?, fileID: StaticString = #fileID, line: UInt = #line) rethrows
        -> LeakReport
    {
        try run { check in check.trackLoaded(try make(), fileID: fileID, line: line) }
    }

    /// Checks one object after the main actor has finished what was pending:
    /// `await LeakCheck.run { ArticlesScreen() }`.
    public static func run(
        _ make: @MainActor () async throws -> AnyObject?, fileID: StaticString = #fileID, line: UInt = #line
    ) async rethrows -> LeakReport {
        let check = LeakCheck()
        try await check.trackUsed(make, fileID: fileID, line: line)
        await check.drain()
        return check.report()
    }

    /// Tracks an object, and keeps it until the tasks that it started have begun: a task that unwraps a weak `self`
    /// before an endless wait keeps nothing if it begins too late.
    private func trackUsed(_ make: @MainActor () async throws -> AnyObject?, fileID: StaticString, line: UInt)
        async rethrows
    {
        let object = try await make()
        trackLoaded(object, fileID: fileID, line: line)
        await drain(turns: 4)
        withExtendedLifetime(object) {}
    }

    private func trackLoaded(_ object: AnyObject?, fileID: StaticString, line: UInt) {
        (object as? any Screen)?.loadViewIfNeeded()
        track(object, fileID: fileID, line: line)
    }

    /// Lets jobs run that are queued on the main actor, and those they queue in turn, until everything tracked is gone
    /// or enough turns have passed. Each turn begins on another executor, so that work there gets to come back.
    func drain(turns: Int = 32) async {
        for _ in 0..<turns where hasSurvivors {
            await Task.detached(priority: .low) {}.value
            await Task.yield()
        }
    }
}
