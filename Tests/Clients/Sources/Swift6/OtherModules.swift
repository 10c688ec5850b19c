// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import VIPERKit

// Base classes as they are.

final class HeaderScreen: TextScreen {
    lazy var module = ModuleBuilder<Interactor, HeaderPresenter, Router>(view: self)
}

final class HeaderPresenter: Presenter<
    HeaderScreen, Interactor<HeaderPresenter, Router<HeaderScreen>>, Router<HeaderScreen>
>
{}

// A generic interactor, instantiated with its own presenter.

@MainActor protocol DetailOutput: AnyObject { func show(_ text: String) }

final class DetailInteractor<Output: DetailOutput>: Interactor<Output, Router<DetailScreen>> {
    func load() { presenter?.show("text") }
}
final class DetailPresenter: Presenter<DetailScreen, DetailInteractor<DetailPresenter>, Router<DetailScreen>>,
    DetailOutput
{
    func show(_ text: String) { view?.title = text }
}
final class DetailScreen: TextScreen {
    lazy var module = ModuleBuilder<DetailInteractor<DetailPresenter>, DetailPresenter, Router>(view: self)
}

// Protocol ports, and ports of AnyObject.

@MainActor protocol SearchDisplay: AnyObject { var text: String { get set } }
@MainActor protocol SearchOutput: AnyObject { func found(_ text: String) }
@MainActor protocol SearchInput: AnyObject { func search() }
@MainActor protocol SearchRouting: AnyObject { func finish() }

final class SearchInteractor: Interactor<any SearchOutput, any SearchRouting>, SearchInput {
    func search() { presenter?.found("text") }
}
final class SearchPresenter: Presenter<any SearchDisplay, any SearchInput, any SearchRouting>, SearchOutput {
    func found(_ text: String) { view?.text = text }
}
final class SearchRouter: Router<any SearchDisplay>, SearchRouting {
    func finish() { dismiss() }
}
@MainActor final class PlainSearchView: SearchDisplay {
    var text = ""
    lazy var module = ModuleBuilder<SearchInteractor, SearchPresenter, SearchRouter>(resolving: self)
}
final class SearchScreen: TextScreen, SearchDisplay {
    var text = ""
    override func viewDidLoad() { ModuleBuilder<SearchInteractor, SearchPresenter, SearchRouter>(resolving: self) }
}
typealias AnyModule = ModuleBuilder<
    Interactor<AnyObject, AnyObject>, Presenter<AnyObject, AnyObject, AnyObject>, Router<AnyObject>
>

@MainActor func useOtherModules(_ screen: SearchScreen) -> [WiringFault] {
    AnyModule(resolving: screen).interactor.activate()
    PlainSearchView().module.presenter.interactor.search()
    return ModuleBuilder<SearchInteractor, SearchPresenter, SearchRouter>.wiringFaults(for: screen)
}

// Empty subclasses need no initialiser.

class EmptyInteractor: Interactor<AnyObject, AnyObject> {}
class EmptyPresenter: Presenter<AnyObject, AnyObject, AnyObject> {}
class EmptyRouter: Router<AnyObject> {}
class EmptyBuilder: ModuleBuilder<EmptyInteractor, EmptyPresenter, EmptyRouter> {}
class EmptyScreen: TextScreen {}
class EmptyView: TextView {}

@MainActor func createEmptyParts() {
    _ = (EmptyInteractor(), EmptyPresenter(), EmptyRouter(), EmptyView())
    EmptyBuilder(resolving: EmptyScreen())
}

// A view that is no screen satisfies the kit's view protocols.

@MainActor final class ForeignView: ModuleKeeper, Navigable, Redrawable {
    private(set) var modules: [any Module] = []
    var navigation: (any ScreenStack)? { nil }
    func keep(_ module: any Module) { modules.append(module) }
    func release(_ module: any Module) { modules.removeAll { $0 === module } }
    func setNeedsDisplay() {}
}
