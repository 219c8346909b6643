// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "NavAtlas", path: "../.."),
    // The same release as NavAtlas has: what parsing alone costs is compared with what NavAtlas makes of it.
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.0"),
  ],
  targets: [
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        .product(name: "NavAtlasKit", package: "NavAtlas"),
        .product(name: "NavAtlasRecorder", package: "NavAtlas"),
        // Built, not linked: start-up and drawing are measured on the program.
        .product(name: "navatlas", package: "NavAtlas"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        "Tables",
      ]),
    // How expectations are written is known to the fixtures' tests, too. Their `GraphStatements.swift` and
    // `ExpectedNavigation.swift` are here as links: `TestSupport` itself needs the testing library, and a product of
    // its own would show a detail of our tests to everyone who uses NavAtlas.
    .executableTarget(
      name: "accuracy", dependencies: [.product(name: "NavAtlasKit", package: "NavAtlas"), "Tables"]),
    // Of the same kind: how an SVG is read and measured is what the tests of pictures use.
    .executableTarget(
      name: "pictures", dependencies: [.product(name: "NavAtlasKit", package: "NavAtlas"), "Tables"]),
    .target(name: "Tables"),
  ],
  swiftLanguageModes: [.v6]
)
