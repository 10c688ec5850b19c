// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Foundation

extension Shapes {
    static let modules: [Shape] = [
        Shape(
            "VIPER module",
            .cycle(
                "ArticlesPresenter.onUpdate → closure → ArticlesScreen.module → ModuleBuilder.presenter → ArticlesPresenter"
            )
        ) { tracker in

            let p = tracker.track(ArticlesPresenter()), s = tracker.track(ArticlesScreen()), m = ModuleBuilder(),
                i = tracker.track(ArticlesInteractor()), r = tracker.track(ArticlesRouter(p))
            p.view = s
            p.interactor = i
            i.presenter = p
            p.router = r
            s.module = m
            m.presenter = p
            p.onUpdate = { s.render() }
        }
    ]
}
