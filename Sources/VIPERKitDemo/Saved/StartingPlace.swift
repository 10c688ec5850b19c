// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import VIPERKit

/// Where a run begins, and what it leaves for the next one.
@MainActor
final class StartingPlace {
    private let stack: TextNavigationStack
    private let root: ArticlesScreen
    /// What went wrong, one line each.
    private(set) var faults: [String] = []
    /// Whether the feeds were read, so that there is something worth keeping.
    private var isEntered = false

    init(stack: TextNavigationStack, root: ArticlesScreen) {
        self.stack = stack
        self.root = root
    }

    /// Goes where the last run ended, and then where a link leads.
    func enter(_ session: Options.Session, _ state: SavedState?) {
        isEntered = true
        let presenter = root.module.presenter
        if let state {
            root.module.interactor.library.value.restoreMarks(state.read)
            do throws(RestorationError) {
                try stack.restore(state.navigation, as: DemoRoute.self, screen: presenter.screen)
            } catch { faults.append("\(session.stateFile ?? ""): \(error)") }
        }
        if let link = session.link {
            do throws(LinkError) {
                try stack.open(link, as: DemoRoute.self, screen: presenter.screen)
            } catch { faults.append("\(error)") }
        }
        presenter.libraryChanged()
    }

    /// Keeps the place and the read marks. A run that never had articles leaves the file as it was.
    func save(to path: String?) {
        guard let path, isEntered else { return }
        let read = root.module.interactor.library.value.read
        do throws(SavedState.Fault) {
            try SavedState(navigation: stack.restoration, read: read.sorted()).write(to: path)
        } catch { faults.append("\(error)") }
    }
}
