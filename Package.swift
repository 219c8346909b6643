// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "NavAtlas",
  platforms: [.macOS(.v14)],
  products: [
    .library(name: "NavAtlasModel", targets: ["NavAtlasModel"])
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.0"),
  ],
  targets: [
    .target(name: "NavAtlasModel"),
    .target(
      name: "GraphAlgorithms", dependencies: [.product(name: "HeapModule", package: "swift-collections")]),
    .target(name: "NavAtlasAnalysis", dependencies: ["GraphAlgorithms", "NavAtlasModel"]),

    .target(name: "TestSupport", dependencies: ["NavAtlasModel"], path: "Tests/TestSupport"),
    .testTarget(name: "NavAtlasModelTests", dependencies: ["NavAtlasModel", "TestSupport"]),
    .testTarget(name: "NavAtlasAnalysisTests", dependencies: ["NavAtlasAnalysis", "NavAtlasModel", "TestSupport"]),
    .testTarget(name: "GraphAlgorithmsTests", dependencies: ["GraphAlgorithms", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where ![.system, .plugin].contains(target.type) {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
}
