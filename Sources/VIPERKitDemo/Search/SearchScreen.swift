// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import VIPERKit

/// Takes a text to search for, and offers what was found.
final class SearchScreen: TextScreen, SearchDisplay {
    lazy var module = ModuleBuilder<SearchInteractor, SearchPresenter, SearchRouter>(
        resolving: self, interactor: SearchInteractor(library), router: SearchRouter(screen: screen))

    private let library: Library
    private let screen: SearchRouter.ScreenMaker
    private let list = TextList()
    private let message = TextLabel("Type a text to search for; a line that begins with / is always text.")

    init(_ library: Library, screen: @escaping SearchRouter.ScreenMaker) {
        self.library = library
        self.screen = screen
        super.init()
        title = "Search"
    }

    override func loadView() {
        view = TextVStack([list, message])
        list.onSelect(self) { screen, index in screen.module.presenter.select(index) }
    }

    override func viewDidLoad() { _ = module }

    override var isBusy: Bool { module.interactor.isSearching }

    override func viewWillLayout(width: Int, height: Int?) {
        list.fit(height.map { $0 - message.lines(width: width).count })
    }

    override func receive(_ line: String) -> Bool {
        // The number of any result, on whatever page.
        if super.receive(line) { return true }
        let text = line.hasPrefix("/") ? String(line.dropFirst()) : line
        guard !text.isEmpty else { return false }
        module.presenter.search(text)
        return true
    }

    func show(_ titles: [String], message: String) {
        list.rows = titles.map { TextLine($0) }
        self.message.text = message
        setNeedsDisplay()
    }
}
