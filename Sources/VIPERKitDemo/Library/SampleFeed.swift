// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Foundation

/// The feed that comes with the demo.
enum SampleFeed {
    static let path = Bundle.module.path(forResource: "sample", ofType: "xml", inDirectory: "Resources") ?? "sample.xml"
}
