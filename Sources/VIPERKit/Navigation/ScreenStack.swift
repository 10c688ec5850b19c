// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// A stack of screens, and the screen presented above it.
///
/// A call made while another one is carried out (from a screen's hook, say) waits for its turn, so `screens` may show
/// its effect only later. A call that cannot be carried out changes nothing and is reported as a ``NavigationFault``. A
/// screen that refuses to leave is reported for links and restorations only; whoever calls another verb can ask it.
@MainActor
public protocol ScreenStack: AnyObject {
    /// The screens, root first.
    var screens: [any Screen] { get }

    /// The screen presented directly above this stack; of tabs, the root of those that are selected.
    var presented: (any Screen)? { get }

    /// Puts a screen on top.
    func push(_ screen: any Screen)

    /// Takes the top screen away. The root stays.
    func pop()

    /// Takes away all screens above one that is on the stack.
    func pop(to screen: any Screen)

    /// Takes away all screens but the root.
    func popToRoot()

    /// Replaces the screens. Those that stay are not told; those that leave are, top first.
    func setScreens(_ screens: [any Screen])

    /// Shows a screen above everything, as the root of a stack of its own.
    func present(_ screen: any Screen)

    /// Shows tabs above everything: a stack for each screen, side by side, the first selected.
    ///
    /// When they are dismissed all their screens leave: those of the selected stack first, then those of the others in
    /// order, of each stack the top first. A stack that knows no tabs need not implement it: it is reported then.
    func present(tabs roots: [any Screen])

    /// Selects one of the tabs this stack is one of, by its position. Each tab keeps its screens; nobody leaves.
    ///
    /// Selecting the one that is selected already changes nothing and is no fault. A stack that knows no tabs need not
    /// implement it: it is reported then.
    func select(_ index: Int)

    /// Takes away the topmost presentation above this stack or, when there is none, the one this stack is.
    func dismiss()

    /// Puts a screen on top, and keeps the ticket until the screen has left. A request that is refused drops it.
    func push(_ screen: any Screen, ticket: ResultTicket)

    /// Presents a screen, and keeps the ticket until the screen has left. A request that is refused drops it.
    func present(_ screen: any Screen, ticket: ResultTicket)

    /// Takes a screen away, with what is above it in this stack, and resolves its ticket; the root of a presentation
    /// takes that away. Called by ``ResultScreen/finish(with:)``.
    func finish(_ screen: any Screen, outcome: (any Sendable)?)

    /// Shows screens made for routes, in one step or not at all. Called by ``open(_:as:screen:)-(_,_,(R)->Screen)`` and
    /// ``restore(_:as:screen:)-(_,_,(R)->Screen)``.
    func arrange(_ arrangement: ScreenArrangement)

    /// Which routes are where in the whole tree of stacks that this one belongs to.
    var restoration: Restoration { get }

    /// Told of each call that changed nothing because it could not be carried out. Prints to standard error unless set.
    ///
    /// ```swift
    /// stack.onFault = { fault in faults.append(fault) }
    /// stack.pop()                // on the root
    /// #expect(faults == [NavigationFault(.pop, .nothingToPop)])
    /// ```
    var onFault: @MainActor (NavigationFault) -> Void { get set }
}
