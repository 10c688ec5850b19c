// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import VIPERKit

// The code of the article on results, links and restoration.

enum TopicRoute: Route {
    case topic(String), article(Int), compose

    init(from path: inout RoutePath) throws(LinkError) {
        switch try path.text("place") {
        case "topic": self = .topic(try path.text("topic"))
        case "article": self = .article(try path.int("article number"))
        case "compose": self = .compose
        default: throw path.unknown
        }
    }

    var components: [String] {
        switch self {
        case .topic(let name): ["topic", name]
        case .article(let number): ["article", String(number)]
        case .compose: ["compose"]
        }
    }

    var presentation: RoutePresentation { self == .compose ? .presented : .pushed }
}

final class TopicScreen: TextScreen {
    lazy var module = ModuleBuilder<Interactor, TopicPresenter, TopicRouter>(view: self)
    var topic = "all" { didSet { setNeedsDisplay() } }

    override func viewDidLoad() { title = "Topic" }
    override func lines(width: Int) -> [TextLine] { [TextLine("Articles about \(topic)")] }
    override var actions: [TextAction] { [TextAction("t", "topic", self) { $0.module.presenter.changeTopic() }] }
}

final class TopicPresenter: Presenter<TopicScreen, Interactor<TopicPresenter, TopicRouter>, TopicRouter> {
    func changeTopic() {
        task { presenter in
            guard let topic = await presenter.router.push(PickTopicScreen()) else { return }
            presenter.view?.topic = topic
        }
    }

    func ask() {
        task { presenter in
            let topic = await presenter.router.present(PickTopicScreen(), onCancel: .removeScreen)
            presenter.view?.topic = topic ?? "all"
        }
    }
}

final class TopicRouter: Router<TopicScreen> {
    func follow(_ link: String) {
        do { try open(link, as: TopicRoute.self) { screen(for: $0) } } catch { print(error) }
    }
}

final class PickTopicScreen: TextScreen, ResultScreen {
    typealias Outcome = String
    override var actions: [TextAction] { [TextAction("s", "science", self) { $0.finish(with: "science") }] }
}

@MainActor
func screen(for route: TopicRoute) -> TextScreen {
    switch route {
    case .topic(let name):
        let screen = TopicScreen()
        screen.topic = name
        return screen
    case .article, .compose: return TextScreen()
    }
}

@MainActor
func continued(_ saved: String?, on stack: TextNavigationStack) -> String {
    do {
        if let saved { try stack.restore(Restoration(json: saved), as: TopicRoute.self) { screen(for: $0) } }
    } catch { print(error) }
    return stack.restoration.json
}

@MainActor
func faults() -> [String] {
    RouteCheck.faults(in: [TopicRoute.topic("a/b"), .article(3), .compose]) { screen(for: $0) }
}
