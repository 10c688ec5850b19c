// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Testing

@testable import VIPERKit

@Suite("The live tree") @MainActor
struct NavigationOutlineTests {
    /// Everything there is: tabs, pushed screens, a presentation, a hosted model, modules with children.
    private func everything() -> TextTabs {
        let tabs = TextTabs([FeedScreen("Feeds"), FeedScreen("Saved")], output: "")
        let article = FeedScreen("An article")
        tabs.stacks[0].push(article)
        let module = BaseModule(resolving: article)
        module.router.attach(ChildModule.make("c", ChildLog(), view: article))
        let model = SceneModel<AnyObject>()
        article.host(model)
        BaseModule(resolving: model)
        tabs.stacks[0].present(FeedScreen(""))
        return tabs
    }

    @Test("Stacks, tabs, presentations, screens, modules and children, each below what it belongs to")
    func tree() {
        let base =
            "module Interactor<AnyObject, AnyObject>, Presenter<AnyObject, AnyObject, AnyObject>, Router<AnyObject>"
        let expected = """
            root tabs
              tab 1, selected
                FeedScreen “Feeds”
                FeedScreen “An article”
                  \(base)
                    child ChildInteractor, ChildPresenter, Router<AnyObject>
                  model SceneModel<AnyObject>
                    \(base)
              tab 2
                FeedScreen “Saved”
            presented
              FeedScreen  ← visible

            """
        #expect(everything().tree == expected)
    }

    @Test("The same as a Mermaid flowchart")
    func mermaid() {
        let expected = """
            flowchart TD
                n0(["root tabs"])
                n1(["tab 1"])
                n0 --> n1
                style n1 stroke-width:4px
                n2["FeedScreen “Feeds”"]
                n1 --> n2
                n3(["tab 2"])
                n0 --> n3
                n4["FeedScreen “Saved”"]
                n3 --> n4
                n5(["presented"])
                n0 -. presents .-> n5
                n6["FeedScreen “Settings”"]
                n5 --> n6
                n7["FeedScreen “Colours”"]
                n6 --> n7
                style n7 stroke-width:4px

            """
        let tabs = TextTabs([FeedScreen("Feeds"), FeedScreen("Saved")], output: "")
        tabs.stacks[0].present(FeedScreen("Settings"))
        tabs.visibleScreen.navigation?.push(FeedScreen("Colours"))
        #expect(tabs.mermaid == expected)
        #expect(everything().mermaid.contains("    n4 -- child --- n5\n"))
    }

    @Test("A presented stack shows the same tree as the root's, and a stack that is gone none")
    func fromAnyStack() {
        let tabs = everything()
        let handle = tabs.visibleScreen.navigation as? TextNavigationStack
        #expect(handle?.tree == tabs.tree && handle?.mermaid == tabs.mermaid)
        let stack = TextTabs([FeedScreen()], output: "").stacks[0]
        #expect(stack.tree == "" && stack.mermaid == "flowchart TD\n")
    }

    @Test("A title cannot break a line, reach the terminal as a sequence, or be markup in the diagram")
    func hostile() {
        let stack = TextNavigationStack(
            root: FeedScreen("\u{1B}[2J\"]\n%%{init: {}}%% #<b>`;\u{202E}"), output: "")
        #expect(stack.tree == "root\n  FeedScreen “[2J\"] %%{init: {}}%% #<b>`;”  ← visible\n")
        let label = "[2J#34;] #37;#37;#123;init: #123;#125;#125;#37;#37; #35;#60;b#62;#96;#59;"
        #expect(stack.mermaid.contains("    n1[\"FeedScreen “\(label)”\"]\n"))
    }

    @Test("No view is loaded by looking")
    func loadsNothing() {
        let tabs = TextTabs([FeedScreen(), FeedScreen()], output: "")
        _ = (tabs.tree, tabs.mermaid)
        #expect((tabs.stacks[1].screens[0] as? TextScreen)?.isViewLoaded == false)
    }

    @Test("A hundred thousand presentations in linear time and text")
    func deep() {
        let stack = TextNavigationStack(root: TextScreen(), output: "")
        for _ in 0..<100_000 { stack.present(TextScreen()) }
        #expect(stack.tree.utf8.count < 5_000_000 && stack.mermaid.utf8.count < 20_000_000)
    }
}
