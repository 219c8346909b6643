// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "NavAtlas", path: "../..")],
  targets: [
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        .product(name: "NavAtlasKit", package: "NavAtlas"),
        // Built, not linked: start-up and drawing are measured on the program.
        .product(name: "navatlas", package: "NavAtlas"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
