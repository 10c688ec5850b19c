// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Testing
import VIPERKit

@Suite("ViewCode")
@MainActor
struct ViewCodeTests {
    private final class Header: ViewCode {
        private(set) var steps: [String] = []

        init() { setupUI() }
        func buildHierarchy() { steps.append("hierarchy") }
        func setupLayout() { steps.append("layout") }
        func configureAppearance() { steps.append("appearance") }
    }

    @Test("Setting up takes the three steps once each, in order")
    func steps() {
        #expect(Header().steps == ["hierarchy", "layout", "appearance"])
    }
}
