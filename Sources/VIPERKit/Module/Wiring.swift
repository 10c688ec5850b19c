// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// The parts of a module seen through each other's ports: nil where a part does not fit. Made to tell what is wrong; the
/// builder itself resolves its ports in place.
@MainActor
@usableFromInline
struct Wiring<I: Interacting, P: Presenting, R: Routing> {
    private let view: P.ViewPort, interactor: I, presenter: P, router: R
    private let interactorPresenter: I.PresenterPort?
    private let interactorRouter: I.RouterPort?
    private let presenterInteractor: P.InteractorPort?
    private let presenterRouter: P.RouterPort?
    private let routerView: R.ViewPort?

    @usableFromInline
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

    /// Whether a part was cast to the type of a port, or nobody is expected there.
    @inlinable static func fits<Port>(_ port: Port?) -> Bool { port != nil || Port.self == Never.self }

    /// Whether it fits, and the port can hold it weakly.
    @inlinable static func fitsWeakly<Port>(_ port: Port?) -> Bool {
        port.map { WeakPort.canHold($0) } ?? (Port.self == Never.self)
    }

    var faults: [WiringFault] {
        var faults: [WiringFault] = []
        func check<Port>(_ port: Port?, _ name: String, of part: Any, got: Any, _ isHeld: Bool) {
            if !isHeld { faults.append(WiringFault(part: type(of: part), port: name, expected: Port.self, got: got)) }
        }
        check(interactorPresenter, "presenter", of: interactor, got: presenter, Self.fitsWeakly(interactorPresenter))
        check(interactorRouter, "router", of: interactor, got: router, Self.fitsWeakly(interactorRouter))
        check(view, "view", of: presenter, got: view, Self.fitsWeakly(view))
        check(presenterInteractor, "interactor", of: presenter, got: interactor, Self.fits(presenterInteractor))
        check(presenterRouter, "router", of: presenter, got: router, Self.fits(presenterRouter))
        check(routerView, "view", of: router, got: view, Self.fitsWeakly(routerView))
        if let fault = (view as? any OutputHolder)?.outputFault(presenter) { faults.append(fault) }
        return faults
    }

    @usableFromInline @inline(never)
    func trap(building builder: Any.Type) -> Never {
        let list = faults.map { "\n- \($0)" }.joined()
        fatalError("\(builder) cannot wire its parts:\(list)\nMake each part conform to, or be, what its port says.")
    }
}
