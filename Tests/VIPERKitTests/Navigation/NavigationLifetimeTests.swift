// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Testing

@testable import VIPERKit

@Suite("Lifetime of stacks and screens") @MainActor
struct NavigationLifetimeTests {
    @Test("Dropping the root stack with presentations open frees all")
    func dropped() {
        weak var (stack, navigator, display): (TextNavigationStack?, TextNavigator?, TextDisplay?)
        var screens: [() -> LoggingScreen?] = []
        weak var handle: TextNavigationStack?
        do {
            let tree = NavigationTree("abc", presenting: "pq")
            (stack, navigator, display) = (tree.stack, tree.stack.navigator, tree.stack.navigator?.display)
            handle = tree["q"].stack
            for screen in tree.all.values { screens.append { [weak screen] in screen } }
            #expect(stack != nil && navigator != nil && display != nil && handle != nil && screens.count == 5)
        }
        #expect(stack == nil && navigator == nil && display == nil && handle == nil)
        #expect(screens.filter { $0() != nil }.isEmpty)
    }

    @Test("The stack of a presentation is freed when it is dismissed")
    func dismissed() {
        let tree = NavigationTree("a", presenting: "p")
        weak var handle: TextNavigationStack?
        handle = tree["p"].stack
        #expect(handle != nil)
        tree.stack.dismiss()
        #expect(handle == nil)
    }

    @Test("A stack kept beyond its tree shows nothing")
    func keptHandle() throws {
        var tree: NavigationTree? = NavigationTree("a", presenting: "p")
        let handle = try #require(tree?["p"].stack)
        tree = nil
        #expect(handle.screens.isEmpty && handle.visibleScreen == nil && !handle.receive("b"))
        handle.draw()
    }

    @Test("A screen kept beyond its tree can enter another one")
    func keptScreen() {
        var tree: NavigationTree? = NavigationTree("ab")
        let screen = tree!["b"]
        tree = nil
        let other = NavigationTree("x")
        other.stack.setScreens([other["x"], screen, other["y"]])
        #expect(screen.phase == .hidden && screen.navigation === other.stack && other.log.faults.isEmpty)
        other.stack.pop()
        #expect(screen.phase == .visible)
    }

    @Test(
        "A root stack released in a hook of a transition: that is finished, what is queued is reported, all is freed",
        arguments: [Hook.willDisappear, .didDisappear, .left, .shouldPop])
    func releasedInHook(hook: Hook) {
        var tree: NavigationTree? = NavigationTree("r", presenting: "ab")
        let log = tree!.log
        weak var (root, top): (LoggingScreen?, LoggingScreen?)
        (root, top) = (tree?["r"], tree?["b"])
        let handle = top?.stack
        top?.react = {
            guard $0 == hook else { return }
            handle?.push(LoggingScreen("c", log))
            tree = nil
            #expect(handle?.navigator?.owner == nil)
        }
        handle?.pop()
        #expect(log.take() == "b will disappear, a will appear, b did disappear, a did appear, b left")
        #expect(log.faults.map(\.reason) == [.stackHasLeft])
        #expect(root == nil && top == nil && handle?.navigator == nil)
    }

    @Test("What a stack is told to do with faults goes with it")
    func faultHandler() {
        weak var log: NavigationLog?
        do { log = NavigationTree("a", presenting: "p").log }
        #expect(log == nil)
    }
}

@Suite("A stack that is released") @MainActor
struct ReleasedStackTests {
    final class KeptScreen: TextScreen {
        var log: [String] = []
        lazy var module = ModuleBuilder<
            Interactor<AnyObject, AnyObject>, Presenter<AnyObject, AnyObject, AnyObject>, Router<AnyObject>
        >(
            resolving: self)
        override func viewDidLoad() { _ = module }
        override func viewDidDisappear() { log.append("did disappear") }
        override func didLeaveStack() { log.append("left") }
    }

    @Test(
        "A screen that somebody else holds has left with its stack, and its module has resigned",
        .timeLimit(.minutes(1)))
    func keptScreen() async {
        let screen = KeptScreen()
        do {
            let stack = TextNavigationStack(root: TextScreen(), output: "")
            stack.push(screen)
        }
        while screen.log.isEmpty { await Task.yield() }
        #expect(screen.log == ["did disappear", "left"] && !screen.module.interactor.isActive)
    }

    @Test("A screen that is on another stack by then is not told", .timeLimit(.minutes(1)))
    func movedScreen() async {
        let (screen, marker) = (KeptScreen(), KeptScreen())
        do {
            let stack = TextNavigationStack(root: marker, output: "")
            stack.push(screen)
        }
        let other = TextNavigationStack(root: screen, output: "")
        while marker.log.isEmpty { await Task.yield() }
        #expect(!screen.log.contains("left") && screen.phase == .visible)
        withExtendedLifetime(other) {}
    }
}
