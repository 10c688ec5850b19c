// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

@testable import VIPERKit

/// A screen that checks the order of its notices, and lets others do something at each.
final class WorldScreen: TextScreen {
    typealias Module = ModuleBuilder<
        Interactor<AnyObject, AnyObject>, Presenter<AnyObject, AnyObject, AnyObject>, Router<AnyObject>
    >

    lazy var module = Module(resolving: self)
    let number: Int
    var refuses = false
    var hook: @MainActor () -> Void = {}
    var leaves: @MainActor (Int) -> Void = { _ in }
    private(set) var fault: String?
    private var last = "gone"

    init(_ number: Int) {
        self.number = number
        super.init()
    }

    override func lines(width: Int) -> [TextLine] { ["body of \(String(number))"] }
    override var shouldPop: Bool {
        hook()
        return !refuses
    }
    override func viewDidLoad() {
        _ = module
        told("loaded", after: ["gone"])
        if phase != .hidden { fault = "screen \(number) loads in phase \(phase)" }
        last = "hidden"
    }
    override func viewWillAppear() { told("appearing", after: ["gone", "hidden"]) }
    override func viewDidAppear() { told("visible", after: ["appearing"]) }
    override func viewWillDisappear() { told("disappearing", after: ["visible"]) }
    override func viewDidDisappear() { told("hidden", after: ["disappearing"]) }
    override func didLeaveStack() {
        leaves(number)
        told("gone", after: ["hidden", "gone"])
    }

    private func told(_ notice: String, after allowed: [String]) {
        if !allowed.contains(last) { fault = "screen \(number): \(notice) after \(last)" }
        last = notice
        hook()
    }
}
