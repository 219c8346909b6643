// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "NavAtlas",
  // The tool runs on macOS; the recorder in apps.
  platforms: [.macOS(.v15), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .executable(name: "navatlas", targets: ["navatlas"]),
    .library(name: "NavAtlasKit", targets: ["NavAtlasKit"]),
    .library(name: "NavAtlasRecorder", targets: ["NavAtlasRecorder"]),
    .plugin(name: "NavAtlasCommand", targets: ["NavAtlasCommand"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.0"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.0"),
  ],
  targets: [
    .systemLibrary(
      name: "CGraphviz", pkgConfig: "libgvc", providers: [.apt(["graphviz-dev"]), .brew(["graphviz"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .target(name: "CGraphvizShim", dependencies: ["CGraphviz"], linkerSettings: [.linkedLibrary("m")]),
    .target(name: "Graphviz", dependencies: ["CGraphvizShim"]),
    .target(
      name: "GraphAlgorithms", dependencies: [.product(name: "HeapModule", package: "swift-collections")]),

    .target(name: "NavAtlasRecorder"),

    .target(name: "NavAtlasModel", resources: [.embedInCode("Document/graph.schema.json")]),
    .target(name: "NavAtlasAnalysis", dependencies: ["GraphAlgorithms", "NavAtlasModel"]),
    .target(name: "NavAtlasRules", dependencies: ["NavAtlasAnalysis", "NavAtlasModel"]),
    .target(name: "NavAtlasRender", dependencies: ["Graphviz", "NavAtlasModel"]),
    .target(
      name: "NavAtlasInputs", dependencies: ["NavAtlasModel", .product(name: "Yams", package: "Yams")],
      resources: [.embedInCode("Definition/definition.schema.json")]),
    .target(
      name: "NavAtlasSourceReading",
      dependencies: [
        "NavAtlasModel",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]),
    .target(name: "NavAtlasProgram", dependencies: ["NavAtlasSourceReading"]),
    .target(
      name: "NavAtlasInterpreting",
      dependencies: ["NavAtlasModel", "NavAtlasProgram", "NavAtlasSourceReading"]),
    .target(
      name: "NavAtlasAssembling",
      dependencies: [
        "NavAtlasInputs", "NavAtlasInterpreting", "NavAtlasModel", "NavAtlasProgram", "NavAtlasSourceReading",
      ]),
    .target(
      name: "NavAtlasSwiftInput",
      dependencies: [
        "NavAtlasAssembling", "NavAtlasInputs", "NavAtlasInterpreting", "NavAtlasModel", "NavAtlasProgram",
        "NavAtlasSourceReading",
      ]),
    .target(
      name: "NavAtlasTraces", dependencies: ["NavAtlasModel"],
      resources: [.embedInCode("Mapping/presets.json"), .embedInCode("Summary/summary.schema.json")]),
    .target(
      name: "NavAtlasReports",
      dependencies: ["NavAtlasAnalysis", "NavAtlasModel", "NavAtlasRules", "NavAtlasTraces"]),
    .target(
      name: "NavAtlasExplore",
      dependencies: [
        "Graphviz", "NavAtlasAnalysis", "NavAtlasModel", "NavAtlasRender", "NavAtlasRules", "NavAtlasTraces",
      ],
      resources: [.embedInCode("Page")]),
    .target(
      name: "NavAtlasKit",
      dependencies: [
        "CPNG", "CZlib", "Graphviz", "NavAtlasAnalysis", "NavAtlasExplore", "NavAtlasInputs", "NavAtlasModel",
        "NavAtlasRender", "NavAtlasReports", "NavAtlasRules", "NavAtlasSourceReading", "NavAtlasSwiftInput",
        "NavAtlasTraces",
      ]),
    .target(
      name: "NavAtlasServer",
      dependencies: [
        "NavAtlasModel", "NavAtlasTraces",
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ],
      resources: [
        .embedInCode("Resources/page.html"), .embedInCode("Resources/page.css"),
        .embedInCode("Resources/page.js"), .embedInCode("Resources/live.js"),
      ]),
    .target(
      name: "NavAtlasCLI",
      dependencies: [
        "NavAtlasAnalysis", "NavAtlasKit", "NavAtlasModel", "NavAtlasRender", "NavAtlasReports",
        "NavAtlasRules",
        "NavAtlasServer", "NavAtlasTraces",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(
      name: "navatlas",
      dependencies: ["NavAtlasCLI", .product(name: "ArgumentParser", package: "swift-argument-parser")]),

    .plugin(
      name: "NavAtlasCommand",
      capability: .command(
        intent: .custom(verb: "navatlas", description: "Look at the navigation of a SwiftUI app.")),
      dependencies: ["navatlas"], path: "Sources/Plugins/NavAtlasCommand"),

    .target(name: "TestSupport", dependencies: ["NavAtlasModel"], path: "Tests/TestSupport"),
    .testTarget(name: "LayeringTests"),
    .testTarget(
      name: "SampleTests", dependencies: ["NavAtlasInputs", "NavAtlasModel", "TestSupport", "navatlas"]),
    .testTarget(name: "GraphAlgorithmsTests", dependencies: ["GraphAlgorithms", "TestSupport"]),
    .executableTarget(name: "RenderWorkerHost", dependencies: ["Graphviz"], path: "Tests/RenderWorkerHost"),
    .testTarget(
      name: "GraphvizTests", dependencies: ["Graphviz", "RenderWorkerHost", "TestSupport"],
      exclude: ["Goldens"]),
    .testTarget(
      name: "NavAtlasModelTests", dependencies: ["NavAtlasModel", "TestSupport"], exclude: ["Fixtures"]),
    .testTarget(
      name: "NavAtlasInputsTests", dependencies: ["NavAtlasInputs", "NavAtlasModel", "TestSupport"],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "NavAtlasSwiftInputTests",
      dependencies: [
        "NavAtlasAnalysis", "NavAtlasAssembling", "NavAtlasInputs", "NavAtlasInterpreting", "NavAtlasKit",
        "NavAtlasModel", "NavAtlasProgram", "NavAtlasSourceReading", "NavAtlasSwiftInput", "TestSupport",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "NavAtlasAnalysisTests",
      dependencies: ["NavAtlasAnalysis", "NavAtlasInputs", "NavAtlasModel", "TestSupport"]),
    .testTarget(
      name: "NavAtlasRulesTests",
      dependencies: [
        "NavAtlasAnalysis", "NavAtlasInputs", "NavAtlasKit", "NavAtlasModel", "NavAtlasReports",
        "NavAtlasRules",
        "TestSupport",
      ],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "NavAtlasTracesTests",
      dependencies: ["NavAtlasInputs", "NavAtlasModel", "NavAtlasTraces", "TestSupport"],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "NavAtlasRenderTests",
      dependencies: ["Graphviz", "NavAtlasModel", "NavAtlasRender", "TestSupport"],
      exclude: ["Goldens"]),
    .executableTarget(
      name: "RecorderHost", dependencies: ["NavAtlasRecorder"], path: "Tests/RecorderHost"),
    .testTarget(
      name: "NavAtlasRecorderTests",
      dependencies: [
        "NavAtlasInputs", "NavAtlasModel", "NavAtlasRecorder", "NavAtlasTraces", "RecorderHost",
        "TestSupport",
      ]),
    .testTarget(name: "BrowserTests", dependencies: ["NavAtlasModel", "TestSupport", "navatlas"]),
    .testTarget(
      name: "NavAtlasExploreTests",
      dependencies: [
        "NavAtlasAnalysis", "NavAtlasExplore", "NavAtlasInputs", "NavAtlasModel", "NavAtlasRender",
        "TestSupport",
      ],
      exclude: ["Goldens"]),
    .testTarget(
      name: "NavAtlasServerTests",
      dependencies: [
        "NavAtlasInputs", "NavAtlasModel", "NavAtlasRecorder", "NavAtlasServer", "TestSupport", "navatlas",
      ]),
    .testTarget(name: "CommandLineTests", dependencies: ["NavAtlasModel", "TestSupport", "navatlas"]),
  ],
  swiftLanguageModes: [.v6]
)

// Warnings are errors where we build it ourselves; who depends on us gets to decide.
let isStrict = Context.environment["NAVATLAS_STRICT"] != nil

// Only who builds the documentation's site needs the plugin that does.
if Context.environment["NAVATLAS_SITE"] != nil {
  package.dependencies.append(.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"))
}

for target in package.targets where ![.system, .plugin].contains(target.type) {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ] + (isStrict ? [.treatAllWarnings(as: .error)] : [])
}
