// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors
import Harness
import VIPERKit

/// What it costs to read a weak port, as an interactor does each time it reports to its presenter.
@MainActor enum PortRows {
    static let all = [
        Row("Port read: class", limit: 1.2) {
            let hand = HandScreen()
            let kit = KitScreen()
            return [
                Contender("weak var") { times in
                    let interactor = hand.presenter.interactor
                    for _ in 0..<times { if let presenter = interactor.presenter { consume(presenter) } }
                },
                Contender("VIPERKit Interactor.presenter") { times in
                    let interactor = kit.module.interactor
                    for _ in 0..<times { if let presenter = interactor.presenter { consume(presenter) } }
                },
            ]
        },
        Row("Port read: protocol", limit: 1.2) {
            let view = HandProtocolScreen()
            let interactor = HandProtocolInteractor()
            let hand = HandProtocolPresenter(view: view, interactor: interactor, router: HandProtocolRouter())
            let kit = KitProtocolScreen()
            return [
                Contender("weak var") { times in
                    for _ in 0..<times { if let presenter = interactor.presenter { consume(value: presenter) } }
                    consume(hand)
                },
                Contender("VIPERKit Interactor.presenter") { times in
                    let interactor = kit.module.interactor
                    for _ in 0..<times { if let presenter = interactor.presenter { consume(value: presenter) } }
                },
            ]
        },
    ]
}
