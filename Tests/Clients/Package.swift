// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors
import PackageDescription

// Code that uses VIPERKit from outside. One source folder is compiled in each language mode, with and without the main
// actor as the default isolation; the other folders are links to it.
let kit: Target.Dependency = .product(name: "VIPERKit", package: "VIPERKit")

let package = Package(
    name: "Clients",
    platforms: [.macOS(.v14), .iOS(.v17)],
    dependencies: [.package(name: "VIPERKit", path: "../..")],
    targets: [
        .target(name: "Swift6", dependencies: [kit], swiftSettings: [.swiftLanguageMode(.v6)]),
        .target(
            name: "Swift6DefaultIsolation", dependencies: [kit],
            swiftSettings: [.swiftLanguageMode(.v6), .defaultIsolation(MainActor.self)]),
        .target(name: "Swift5", dependencies: [kit], swiftSettings: [.swiftLanguageMode(.v5)]),
        .target(
            name: "Swift5DefaultIsolation", dependencies: [kit],
            swiftSettings: [.swiftLanguageMode(.v5), .defaultIsolation(MainActor.self)]),
        .target(name: "Mismatch", dependencies: [kit]),
    ]
)
