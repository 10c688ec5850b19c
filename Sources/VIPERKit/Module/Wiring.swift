// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// The parts of a module seen through each other's ports: nil where a part does not fit.
@MainActor
@usableFromInline
struct Wiring<I: Interacting, P: Presenting, R: Routing> {
    @usableFromInline let view: P.ViewPort, interactor: I, presenter: P, router: R
    @usableFromInline let interactorPresenter: I.PresenterPort?
    @usableFromInline let interactorRouter: I.RouterPort?
    @usableFromInline let presenterInteractor: P.InteractorPort?
    @usableFromInline let presenterRouter: P.RouterPort?
    @usableFromInline let routerView: R.ViewPort?

    @inlinable
    init(view: P.ViewPort, interactor: I, presenter: P, router: R) {
        self.view = view
        self.interactor = interactor
        self.presenter = presenter
        self.router = router
        interactorPresenter = presenter as? I.PresenterPort
        interactorRouter = router as? I.RouterPort
        presenterInteractor = interactor as? P.InteractorPort
        presenterRouter = router as? P.RouterPort
        routerView = view as? R.ViewPort
    }

    @inlinable var isComplete: Bool {
        Self.fits(interactorPresenter) && Self.fits(interactorRouter)
            && Self.fits(presenterInteractor) && Self.fits(presenterRouter) && Self.fits(routerView)
    }

    @inlinable static func fits<Port>(_ port: Port?) -> Bool { port != nil || Port.self == Never.self }

    var faults: [WiringFault] {
        var faults: [WiringFault] = []
        func check<Port>(_ port: Port?, _ name: String, of part: Any, got: Any, weakly: Bool = true) {
            let isHeld = port.map { !weakly || WeakPort.canHold($0) } ?? (Port.self == Never.self)
            if !isHeld { faults.append(WiringFault(part: type(of: part), port: name, expected: Port.self, got: got)) }
        }
        check(interactorPresenter, "presenter", of: interactor, got: presenter)
        check(interactorRouter, "router", of: interactor, got: router)
        check(view, "view", of: presenter, got: view)
        check(presenterInteractor, "interactor", of: presenter, got: interactor, weakly: false)
        check(presenterRouter, "router", of: presenter, got: router, weakly: false)
        check(routerView, "view", of: router, got: view)
        return faults
    }

    @usableFromInline @inline(never)
    func trap(building builder: Any.Type) -> Never {
        let list = faults.map { "\n- \($0)" }.joined()
        fatalError("\(builder) cannot wire its parts:\(list)\nMake each part conform to, or be, what its port says.")
    }
}

/// A part that does not fit the port it should fill.
public struct WiringFault: Error, Hashable, Sendable, CustomStringConvertible {
    /// The type of the part that has the port.
    public let part: String
    /// The name of the port.
    public let port: String
    /// The type of the port.
    public let expected: String
    /// The type of the object that should fill it.
    public let got: String

    init(part: Any.Type, port: String, expected: Any.Type, got: Any) {
        self.part = "\(part)"
        self.port = port
        self.expected = "\(expected)"
        self.got = "\(type(of: got))"
    }

    public var description: String { "\(part).\(port) expects \(expected), but got \(got)" }
}
