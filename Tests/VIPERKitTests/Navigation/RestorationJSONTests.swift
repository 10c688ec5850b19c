// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Testing

@testable import VIPERKit

@Suite("A restoration as JSON")
struct RestorationJSONTests {
    @Test("The text is stable")
    func text() {
        let saved = Restoration(
            layers: [.init(stacks: [[["feed"], ["3"]], []], selected: 1), .init(stacks: [[["search", "a/b"]]])],
            omitted: ["DraftScreen"])
        #expect(
            saved.json == #"{"format":1,"layers":["#
                + #"{"selected":1,"stacks":[[["feed"],["3"]],[]]},{"stacks":[[["search","a/b"]]]}],"omitted":["DraftScreen"]}"#
        )
    }

    @Test("Fields of a later version are ignored, and what is omitted may be missing")
    func laterFields() throws {
        let json = #"{"format":1,"theme":"dark","layers":[{"scroll":[1],"stacks":[[["feed"]]]}]}"#
        #expect(try Restoration(json: json) == Restoration(layers: [.init(stacks: [[["feed"]]])]))
    }

    @Test("A later format is an error of its own")
    func laterFormat() {
        let error = #expect(throws: RestorationError.self) { try Restoration(json: #"{"format":2,"pages":[]}"#) }
        #expect(error == .newerFormat(2))
        #expect(error?.description == "The saved state has format 2, which is newer than this app.")
    }

    @Test(
        "What cannot be is an error that says where",
        arguments: [
            ("", "malformed"), ("[", "malformed"), ("nonsense", "malformed"), ("[]", "malformed"),
            ("null", "malformed"),
            ("{}", "format: This field is missing."),
            (#"{"format":"1","layers":[]}"#, "format: "),
            (#"{"format":1}"#, "layers: This field is missing."),
            (#"{"format":1,"layers":[]}"#, "layers: There is none."),
            (#"{"format":1,"layers":[{"stacks":[[[3]]]}]}"#, "layers.0.stacks.0.0.0: "),
            (#"{"format":1,"layers":[{"stacks":[]}]}"#, "layers.0.stacks: There must be one"),
            (#"{"format":1,"layers":[{"stacks":[[],[]]}]}"#, "layers.0.stacks: There must be one"),
            (#"{"format":1,"layers":[{"stacks":[[]],"selected":1}]}"#, "layers.0.selected: There is no tab 1."),
            (#"{"format":1,"layers":[{"stacks":[[]],"selected":-1}]}"#, "layers.0.selected: There is no tab -1."),
            (#"{"format":1,"layers":[{"stacks":[[]]},{"stacks":[[]]}]}"#, "layers.1.stacks: What is presented needs"),
        ])
    func malformed(json: String, where place: String) throws {
        let error = #expect(throws: RestorationError.self) { try Restoration(json: json) }
        guard case .malformed(let fault) = error else { return _ = Issue.record("\(json)") }
        #expect(place == "malformed" || fault.hasPrefix(place), "\(fault)")
    }

    @Test("A value that cannot be is refused as well, and nothing moves") @MainActor
    func malformedValue() {
        let tree = LinkTree("feed")
        for layers in [[], [.init(stacks: [[]], selected: 2)], [.init(stacks: [])]] as [[Restoration.Layer]] {
            #expect(throws: RestorationError.self) {
                try tree.stack.restore(Restoration(layers: layers), as: AppRoute.self) { RoutedScreen($0) }
            }
        }
        #expect(tree.shape == "-/feed" && tree.faults.isEmpty)
    }
}
