// swift-tools-version: 6.0
// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors
import PackageDescription

// The dependency is named because the identity of a path dependency is its directory's name, which differs between
// checkouts.
let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "VIPERKit", path: "..")],
    targets: [
        .target(name: "CMeasure"),
        .target(name: "Harness", dependencies: ["CMeasure"]),
        .executableTarget(
            name: "Benchmarks",
            dependencies: ["Harness", .product(name: "VIPERKit", package: "VIPERKit")]),
        .testTarget(name: "HarnessTests", dependencies: ["Harness"]),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets where target.name != "CMeasure" {
    target.swiftSettings = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ]
}
