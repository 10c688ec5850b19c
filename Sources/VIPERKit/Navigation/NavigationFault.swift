// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// A call to a stack or a router that could not be carried out and has changed nothing.
public struct NavigationFault: Error, Hashable, Sendable, CustomStringConvertible {
    /// The call, as it is written: `push`, `pop(to:)`.
    public enum Verb: String, Sendable {
        case push, pop, popTo = "pop(to:)", popToRoot, setScreens, present, dismiss, select, finish, back, home
        case open, restore, attach, detach
        case presentTabs = "present(tabs:)", initRoot = "init(root:)", initTabs = "init(_:)"
    }

    /// Why nothing has changed.
    public enum Reason: String, Sendable {
        case alreadyOnStack = "the screen is on a stack already"
        case notOnStack = "the screen is not on this stack"
        case nothingToPop = "there is no screen to pop"
        case nothingPresented = "nothing is presented"
        case emptyStack = "a stack needs a screen"
        case refusesToLeave = "a screen refuses to leave"
        case otherTabs = "the tabs at the root are not those that were saved"
        case notOnAnyStack = "the screen is not on a stack"
        case notSupported = "this kind of stack cannot do it"
        case stackHasLeft = "this stack is not shown any more"
        case noStack = "the router's view is not on a stack"
        case noTabs = "there are no tabs"
        case noSuchTab = "there is no tab of this number"
        case attachedAlready = "the module is attached already"
        case notAttached = "the module is not attached here"
        case ancestor = "the module is the router's own or one above it"
        case ownScreen = "the module has a screen of its own"
        case wrongKind = "a screen of this kind cannot be shown here"
    }

    public let verb: Verb
    public let reason: Reason
    /// The type of the screen, router or module concerned, if there is one.
    public let subject: String?

    public init(_ verb: Verb, _ reason: Reason, subject: AnyObject? = nil) {
        self.verb = verb
        self.reason = reason
        self.subject = subject.map { "\(type(of: $0))" }
    }

    public var description: String {
        "\(verb.rawValue)\(subject.map { " (\($0))" } ?? ""): \(reason.rawValue); nothing has changed"
    }

    /// Prints the fault to standard error: what stacks do with faults unless told otherwise.
    ///
    /// When standard error is closed or full, nothing is printed.
    public static func print(_ fault: NavigationFault) {
        printToStandardError("VIPERKit: \(fault)")
    }
}
