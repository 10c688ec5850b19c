// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Observation
import Testing
import VIPERKit

@Suite("A model between presenter and reactive view") @MainActor
struct SceneModelTests {
    @Test("The model's output is the presenter of the module built for it")
    func output() {
        let model = LatestModel()
        let module = LatestModule(resolving: model)
        #expect(model.output === module.presenter)
        #expect(module.presenter.view === model)
    }

    @Test("The presenter sees the model weakly, and the model keeps its module")
    func ownership() {
        let fate = Fate()
        do {
            let model = LatestModel()
            fate.follow(model, LatestModule(resolving: model))
            #expect(fate.survivors.count == 5)
            model.appeared()
            #expect(model.state == .loaded)
        }
        #expect(fate.survivors == [])
    }

    @Test("The spinner stops when the state becomes loaded")
    func spinner() {
        let model = LatestModel()
        LatestModule(resolving: model)
        model.setSpinner(isSpinning: true)
        model.appeared()
        #expect(!model.isSpinning && model.articles == ["first", "second"])
    }

    @Test("A screen that hosts a model drives its module, and its router finds the screen's stack")
    func hosting() {
        let screen = LatestScreen()
        let stack = TextNavigationStack(root: TextScreen(), output: "")
        stack.push(screen)
        let module = screen.model.modules.first as? LatestModule
        #expect(module?.interactor.isActive == true)
        #expect(module?.router.navigation === stack)
        stack.pop()
        #expect(module?.interactor.isActive == false)
    }

    @Test("A screen that hosts a model dies with everything when it has left")
    func hostedLifetime() {
        let fate = Fate()
        let stack = TextNavigationStack(root: TextScreen(), output: "")
        do {
            let screen = LatestScreen()
            stack.push(screen)
            screen.model.appeared()
            stack.draw()
            fate.follow(screen, screen.model)
            screen.model.modules.forEach { fate.follow($0) }
        }
        stack.pop()
        #expect(fate.survivors == [])
    }

    @Test("However many properties change in a turn, the screen is drawn once")
    func oneDrawing() async {
        let output = FrameCounter()
        let screen = LatestScreen()
        let stack = TextNavigationStack(root: screen, output: output)
        stack.draw()
        let before = output.frames
        screen.model.appeared()
        screen.model.setSpinner(isSpinning: true)
        screen.model.setSpinner(isSpinning: false)
        #expect(await eventually { output.frames > before })
        stack.drawIfNeeded()
        #expect(output.frames == before + 1 && output.last.contains("second"))
    }

    @Test("A model built for a screen that is shown already catches up")
    func lateModule() async {
        let screen = LatestScreen(buildsModule: false)
        let stack = TextNavigationStack(root: screen, output: "")
        let module = LatestModule(resolving: screen.model)
        #expect(await eventually { module.interactor.isActive })
        withExtendedLifetime(stack) {}
    }

    @Test("Reading the output before wiring says what to do")
    func unwiredOutput() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { LatestModel().appeared() }
        }
        #expect(message(result).contains("LatestModel.output was read before the module was wired"))
    }

    @Test("A presenter that is not the output's type is named")
    func wrongOutput() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = BaseModule(resolving: LatestModel()) }
        }
        #expect(message(result).contains("LatestModel.output expects LatestOutput, but got Presenter"))
    }
}

// The seed's scene, in the words of articles.

enum LatestState { case rest, loading, loaded }

@MainActor protocol LatestInput: AnyObject {
    func setState(_ state: LatestState)
    func setArticles(_ articles: [String])
}

@MainActor protocol LatestOutput: AnyObject { func loadArticles() }

@Observable
final class LatestModel: SceneModel<any LatestOutput>, LatestInput {
    private(set) var state = LatestState.rest {
        didSet { if state == .loaded { setSpinner(isSpinning: false) } }
    }
    private(set) var articles: [String] = []
    private(set) var isSpinning = false

    func appeared() { output.loadArticles() }
    func setSpinner(isSpinning: Bool) { self.isSpinning = isSpinning }
    func setState(_ state: LatestState) { self.state = state }
    func setArticles(_ articles: [String]) { self.articles = articles }
}

final class LatestInteractor: Interactor<LatestPresenter, Router<any LatestInput>> {
    func load() { presenter?.loaded(["first", "second"]) }
}

final class LatestPresenter: Presenter<any LatestInput, LatestInteractor, Router<any LatestInput>>, LatestOutput {
    func loadArticles() { interactor.load() }
    func loaded(_ articles: [String]) {
        view?.setArticles(articles)
        view?.setState(.loaded)
    }
}

typealias LatestModule = ModuleBuilder<LatestInteractor, LatestPresenter, Router<any LatestInput>>

final class LatestScreen: TextScreen {
    let model = LatestModel()
    private let buildsModule: Bool

    init(buildsModule: Bool = true) { self.buildsModule = buildsModule }

    override func viewDidLoad() {
        host(model)
        if buildsModule { LatestModule(resolving: model) }
    }

    override func lines(width: Int) -> [TextLine] {
        model.state == .loaded ? model.articles.map { TextLine($0) } : [model.isSpinning ? "spinning" : "at rest"]
    }
}

final class FrameCounter: TextOutputStream {
    private(set) var frames = 0
    private(set) var last = ""

    func write(_ text: String) {
        frames += 1
        last = text
    }
}

@Suite("A model that moves from screen to screen") @MainActor
struct MovedModelTests {
    final class Host: TextScreen {
        init(_ model: LatestModel) {
            super.init()
            host(model)
        }
    }

    @Test("The module follows the screen that shows the model last, and stays active under it")
    func movedModel() {
        let model = LatestModel()
        let module = LatestModule(resolving: model)
        let stack = TextNavigationStack(root: Host(model), output: "")
        let task = module.interactor.task { _ in while !Task.isCancelled { await Task.yield() } }
        stack.setScreens([Host(model)])
        #expect(module.interactor.isActive && !task.isCancelled)
        stack.setScreens([TextScreen()])
        #expect(!module.interactor.isActive && task.isCancelled)
    }
}
