// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Foundation
import Testing

@testable import VIPERKit

@MainActor
struct LeakReportTests {
    private final class Link<Name> {
        var next: AnyObject?
        var other: AnyObject?
        var table: [String: AnyObject] = [:]
    }
    private enum Alpha {}
    private enum ALongNameThatGoesOnAndOnUntilItFillsAWholeLineOfTheReportAllByItselfAndThenSomeMore {}

    private static var kept: [AnyObject] = []

    @Test("What hangs on a held object is told below it, further in")
    func nestedHolders() {
        let report = LeakCheck.run { check in
            let all = (0..<3).map { _ in Link<Alpha>() }
            all[0].next = all[1]
            all[1].next = all[2]
            Self.kept.append(all[0])
            for link in all { check.track(link) }
        }
        #expect(
            report.description == """
                3 of 3 objects leaked
                  Link<Alpha> is held from outside by 1 reference
                    Link<Alpha> is held by it: Link<Alpha>.next
                      Link<Alpha> is held by it: Link<Alpha>.next
                """)
    }

    @Test("A reference from outside is told beside the cycle")
    func cycleAndOutside() {
        let report = LeakCheck.run { check in
            let link = Link<Alpha>()
            link.next = link
            Self.kept.append(link)
            check.track(link)
        }
        #expect(report.leaks.first?.outsideReferences == 1)
        #expect(report.description.contains("Link<Alpha> is in a cycle (and from outside by 1 reference):\n"))
    }

    @Test("No line is wider than 80 columns, whatever types are called")
    func width() {
        typealias Long = Link<ALongNameThatGoesOnAndOnUntilItFillsAWholeLineOfTheReportAllByItselfAndThenSomeMore>
        let report = LeakCheck.run { check in
            let one = Long(), two = Long()
            one.table[String(repeating: "key ", count: 50)] = two
            two.next = one
            check.track(one)
            check.track(two)
        }
        let lines = report.description.components(separatedBy: "\n")
        #expect(lines.allSatisfy { $0.count <= 80 }, "\(report)")
        #expect(lines.count > 5)
    }

    @Test("A key cannot break the lines of the report")
    func keyWithControls() {
        let report = LeakCheck.run { check in
            let link = Link<Alpha>()
            link.table["a\nb\u{1B}\u{202E}\"c"] = link
            check.track(link)
        }
        #expect(report.leaks.first?.cause == .cycle("Link<Alpha>.table[\"a b   c\"] → Link<Alpha>"))
    }

    @Test("Of a thousand leaks a hundred are told, and the others counted")
    func manyLeaks() {
        let report = LeakCheck.run { check in
            for _ in 0..<1_000 {
                let link = Link<Alpha>()
                link.next = link
                check.track(link)
            }
        }
        #expect(report.leaks.count == 1_000)
        #expect(report.description.hasPrefix("1000 of 1000 objects leaked\n"))
        #expect(report.description.hasSuffix("\n  … and 900 more"))
    }

    private struct Secret: ~Copyable { var object: AnyObject? }
    private final class Keeper {
        var secret = Secret()
        var link: Link<Alpha>?
    }

    @Test("A sure cycle is told rather than a shorter one that only looks so")
    func sureCycle() {
        let report = LeakCheck.run { check in
            let keeper = Keeper(), link = Link<Alpha>()
            keeper.secret.object = keeper
            keeper.link = link
            link.next = keeper
            check.track(keeper)
        }
        #expect(report.leaks.map(\.cause) == [.cycle("Keeper.link → Link<Alpha>.next → Keeper")])
    }

    @Test("The shortest cycle is told")
    func shortestCycle() {
        let report = LeakCheck.run { check in
            let all = (0..<3).map { _ in Link<Alpha>() }
            all[0].next = all[1]
            all[1].next = all[2]
            all[2].next = all[0]
            all[1].other = all[0]
            check.track(all[0])
        }
        #expect(report.leaks.map(\.cause) == [.cycle("Link<Alpha>.next → Link<Alpha>.other → Link<Alpha>")])
    }

    @Test("The drawing shows the strong references, those of the cycle marked")
    func mermaid() {
        let report = LeakCheck.run { check in
            let screen = CaseScreen()
            screen.loadViewIfNeeded()
            screen.module.presenter.onUpdate = { [presenter = screen.module.presenter] in presenter.title = "\"<#>" }
            check.track(screen)
        }
        #expect(
            report.mermaid == """
                flowchart LR
                    n0["CasePresenter (presenter)"]
                    n1["CaseInteractor (interactor)"]
                    n2["CaseRouter (router)"]
                    n0 ==>|"onUpdate → closure"| n0
                    n0 -->|"interactor"| n1
                    n0 -->|"router"| n2
                    linkStyle 0 stroke:red
                """)
    }

    @Test("Names are written so that Mermaid reads them as text")
    func mermaidEscapes() {
        let report = LeakCheck.run { check in
            let link = Link<Alpha>()
            link.table["#1"] = link
            check.track(link)
        }
        #expect(report.mermaid.contains("n0[\"Link#60;Alpha#62;\"]"))
        #expect(report.mermaid.contains("n0 ==>|\"table[#34;#35;1#34;]\"| n0"))
    }
}
