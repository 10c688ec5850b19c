// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "VIPERKit",
    platforms: [.iOS(.v13), .macOS(.v10_15), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1)],
    products: [
        .library(name: "VIPERKit", targets: ["VIPERKit"]),
        .executable(name: "VIPERKitDemo", targets: ["VIPERKitDemo"]),
    ],
    targets: [
        .target(name: "VIPERKit"),
        .executableTarget(name: "VIPERKitDemo", dependencies: ["VIPERKit"], resources: [.copy("Resources")]),
        .testTarget(name: "VIPERKitTests", dependencies: ["VIPERKit"]),
        .testTarget(name: "ReadmeTests", dependencies: ["VIPERKit"]),
        .testTarget(name: "VIPERKitDemoTests", dependencies: ["VIPERKitDemo"], resources: [.copy("Fixtures")]),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets {
    target.swiftSettings = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ]
}
