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
    .systemLibrary(
      name: "CGraphviz", pkgConfig: "libgvc", providers: [.apt(["graphviz-dev"]), .brew(["graphviz"])]),
    .target(name: "CGraphvizShim", dependencies: ["CGraphviz"], linkerSettings: [.linkedLibrary("m")]),
    .target(name: "Graphviz", dependencies: ["CGraphvizShim"]),
    .target(name: "NavAtlasRender", dependencies: ["Graphviz", "NavAtlasModel"]),
    .testTarget(name: "NavAtlasModelTests", dependencies: ["NavAtlasModel"]),
    .executableTarget(name: "RenderWorkerHost", dependencies: ["Graphviz"], path: "Tests/RenderWorkerHost"),
    .testTarget(
      name: "GraphvizTests", dependencies: ["Graphviz", "RenderWorkerHost"], exclude: ["Goldens"]),
    .testTarget(
      name: "NavAtlasRenderTests", dependencies: ["Graphviz", "NavAtlasModel", "NavAtlasRender"],
      exclude: ["Goldens"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where ![.system, .plugin].contains(target.type) {
  target.swiftSettings = (target.swiftSettings ?? []) + [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
