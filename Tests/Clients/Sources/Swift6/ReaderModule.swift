// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import VIPERKit

// The code of the article on tabs and child modules.

final class ReaderScreen: TextScreen {
    lazy var module = ModuleBuilder<Interactor, ReaderPresenter, ReaderRouter>(view: self)
    var playing = "" { didSet { setNeedsDisplay() } }

    override init() {
        super.init()
        title = "Reader"
    }
    override func lines(width: Int) -> [TextLine] { [TextLine(playing)] }
    override var actions: [TextAction] {
        [
            TextAction("p", "play", self) { $0.module.router.togglePlayer() },
            TextAction("s", "saved", self) { $0.module.router.showSaved() },
            TextAction("o", "options", self) { $0.module.router.showOptions() },
        ]
    }
}

final class ReaderPresenter: Presenter<
    ReaderScreen, Interactor<ReaderPresenter, ReaderRouter>, ReaderRouter
>
{}

final class ReaderRouter: Router<ReaderScreen> {
    private weak var player: PlayerModule?

    func showSaved() { select(1) }
    func showOptions() { present(tabs: [OptionScreen("Theme"), OptionScreen("Font")]) }
    func togglePlayer() {
        if let player {
            detach(player)
        } else if let view {
            let player = PlayerModule(view: view)
            attach(player)
            player.interactor.play()
            self.player = player
        }
    }
}

final class OptionScreen: TextScreen {
    init(_ title: String) {
        super.init()
        self.title = title
    }
}

// A child module: no screen of its own, it borrows the reader's.

typealias PlayerModule = ModuleBuilder<PlayerInteractor, PlayerPresenter, Router<ReaderScreen>>

final class PlayerInteractor: Interactor<PlayerPresenter, Router<ReaderScreen>> {
    func play() {
        let chapters = AsyncStream { continuation in ["One", "Two"].forEach { continuation.yield($0) } }
        observe(chapters) { interactor, chapter in interactor.presenter?.show(chapter) }
    }
    override func willResignActive() { presenter?.show("") }
}

final class PlayerPresenter: Presenter<ReaderScreen, PlayerInteractor, Router<ReaderScreen>> {
    func show(_ chapter: String) { view?.playing = chapter }
}

@MainActor func readerTabs(_ output: any TextOutputStream) -> TextTabs {
    let tabs = TextTabs([ReaderScreen(), OptionScreen("Saved")], output: output)
    tabs.receive("p")
    tabs.receive("t2")
    print(tabs.tree, tabs.mermaid)
    return tabs
}
