// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Testing
import VIPERKit

/// Nothing dies, or is lost silently, before it is needed (cases B of the field).
@Suite("Early death") @MainActor
struct EarlyDeathTests {
    final class ListRouter: Router<ListScreen> {
        func show() { push(PortScreen()) }
    }
    final class ListPresenter: Presenter<ListScreen, ListInteractor, ListRouter> {
        func show(_ names: [String]) { view?.names = names }
    }
    final class ListInteractor: Interactor<ListPresenter, ListRouter> {
        func load(_ reply: AsyncStream<[String]>) -> Task<Void, Never> {
            task { interactor in
                for await names in reply { interactor.presenter?.show(names) }
            }
        }
    }
    final class ListScreen: TextScreen { var names: [String] = [] }
    typealias ListModule = ModuleBuilder<ListInteractor, ListPresenter, ListRouter>

    @Test("A builder that is not kept still routes, and its presenter answers later")
    func builderNotKept() {
        let screen = ListScreen()
        let stack = TextNavigationStack(root: screen, output: "")
        ListModule(view: screen).router.show()
        #expect(stack.screens.count == 2)
        let module = screen.modules.first as? ListModule
        module?.interactor.presenter?.show(["first"])
        #expect(screen.names == ["first"])
    }

    @Test("A reply after the screen has gone changes nothing and shows nothing")
    func replyAfterGone() async {
        let (reply, sender) = AsyncStream.makeStream(of: [String].self)
        let stack = TextNavigationStack(root: TextScreen(), output: "")
        let screen = ListScreen()
        let interactor = ListModule(view: screen).interactor
        stack.push(screen)
        let task = interactor.load(reply)
        stack.pop()
        sender.yield(["late"])
        sender.finish()
        await task.value
        #expect(screen.names == [] && task.isCancelled)
    }

    @Test("A reply to an interactor whose module has died finds nobody")
    func replyAfterDeath() {
        let interactor = ListInteractor()
        do { ListModule(view: ListScreen(), interactor: interactor) }
        #expect(interactor.presenter == nil && interactor.router == nil)
    }

    @Test("A router whose view has gone goes nowhere, and says so")
    func routerWithoutView() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let router = ListRouter()
                router.connect(view: ListScreen())
                router.show()
            }
        }
        #expect(message(result).contains("push (ListRouter): the router's view is not on a stack; nothing has changed"))
    }
}
