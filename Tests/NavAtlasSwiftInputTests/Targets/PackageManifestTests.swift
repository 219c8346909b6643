import NavAtlasSourceReading
import Testing

@testable import NavAtlasSwiftInput

@Suite struct PackageManifestTests {
  private func read(
    _ targets: String, products: String = "", more: [String: String] = [:], files: [String]
  ) throws -> TargetDescription {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let folder = "Code"
      let shared: [Target.Dependency] = ["Core"]
      var package = Package(name: "Kit", products: [\(products)], targets: [\(targets)])
      """
    return try #require(
      try TargetSamples.description(
        "Kit/Package.swift", more.merging(["Kit/Package.swift": manifest]) { first, _ in first }, files: files
      ))
  }

  @Test func `a target has its folder in Sources, or the path, sources and exclusions that it names`() throws
  {
    let found = try read(
      """
      .target(name: "A"), .target(name: "B", path: "\\(folder)/B", exclude: ["Old", "Notes.swift"]),
      .target(name: "C", path: "C", sources: ["Public"]), .testTarget(name: "ATests", dependencies: ["A"])
      """,
      files: [
        "Kit/Sources/A/A.swift", "Kit/Sources/A/Deep/A.swift", "Kit/Code/B/B.swift", "Kit/Code/B/Old/B.swift",
        "Kit/Code/B/Notes.swift", "Kit/C/Public/C.swift", "Kit/C/Other.swift", "Sources/A/Far.swift",
      ])
    #expect(found.files["A"] == ["Kit/Sources/A/A.swift", "Kit/Sources/A/Deep/A.swift"])
    #expect(found.files["B"] == ["Kit/Code/B/B.swift"])
    #expect(found.files["C"] == ["Kit/C/Public/C.swift"])
    #expect(found.targets.map(\.kind) == [.library, .library, .library, .tests])
  }

  @Test func `the only target may lie in Sources itself`() throws {
    #expect(
      try read(".target(name: \"A\")", files: ["Kit/Sources/A.swift"]).files["A"] == ["Kit/Sources/A.swift"])
  }

  @Test func `dependencies and products are named`() throws {
    let found = try read(
      """
      .target(name: "A", dependencies: shared + ["B", .target(name: "C"), .product(name: "P", package: "p")]),
      .target(name: "B", dependencies: other.dependencies)
      """, products: ".library(name: \"All\", targets: [\"A\", \"B\"])", files: [])
    #expect(found["A"]?.dependencies == [.named("Core"), .named("B"), .target("C"), .product("P")])
    #expect(found["A"]?.isWhole == true && found["B"]?.isWhole == false)
    #expect(found.products == ["All": ["A", "B"]])
  }

  @Test func `targets that are added later count`() throws {
    let text = """
      import PackageDescription
      let package = Package(name: "Kit")
      package.targets.append(contentsOf: [.target(name: "A"), .target(name: "B", dependencies: [.target(name: "A")])])
      """
    let found = try #require(try TargetSamples.description("Package.swift", ["Package.swift": text]))
    #expect(found.targets.map(\.name) == ["A", "B"])
  }

  @Test func `targets that functions make are taken for the folders in Sources`() throws {
    let found = try read(
      ".target(name: \"A\"), feature(\"B\")",
      more: [:], files: ["Kit/Sources/A/A.swift", "Kit/Sources/B/B.swift"])
    #expect(found.targets.map(\.name) == ["A"])
    let made = try #require(
      try TargetSamples.description(
        "Package.swift",
        [
          "Package.swift": """
          func feature(_ name: String) -> Target {
            let sources = name
            return .target(name: sources, dependencies: [])
          }
          let package = Package(name: "K", targets: [.target(name: "A"), feature("B")])
          """
        ], files: ["Sources/A/A.swift", "Sources/B/B.swift"]))
    #expect(made.files == ["A": ["Sources/A/A.swift"], "B": ["Sources/B/B.swift"]])
    #expect(made.untold == 1)
  }

  @Test func `of targets that functions make the folders that code imports are modules however deep`() throws
  {
    let made = try #require(
      try TargetSamples.description(
        "Package.swift",
        [
          "Package.swift": """
          protocol Part { var name: String { get } }
          extension Part { var target: Target { let own = name; return .target(name: own, path: "Sources/Parts/\\(own)") } }
          let package = Package(name: "K", targets: parts.map(\\.target))
          """,
          "Main.swift": "import Lamp",
          "Sources/Parts/Lamp/Lamp.swift": "import Bulb",
          "Sources/Parts/Bulb/Deep/Bulb.swift": "struct Bulb {}",
        ], files: ["Sources/Other/Other.swift"]))
    #expect(
      made.files == [
        "Lamp": ["Sources/Parts/Lamp/Lamp.swift"], "Bulb": ["Sources/Parts/Bulb/Deep/Bulb.swift"],
        "Other": ["Sources/Other/Other.swift"],
      ])
  }

  @Test func `a function that is one expression makes what it makes of what it is called with`() throws {
    let text = """
      extension Product { static func alone(_ name: String) -> Product { .library(name: name, targets: [name]) } }
      func feature(named name: String, on others: [Target.Dependency] = []) -> [Target] {
        return [.target(name: name + "Feature", dependencies: others), .testTarget(name: name + "Tests")]
      }
      let package = Package(
        name: "K", products: [.alone("LampFeature")],
        targets: [.target(name: "Core")] + feature(named: "Lamp", on: ["Core"]) + feature(named: "Bulb"))
      """
    let found = try #require(try TargetSamples.description("Package.swift", ["Package.swift": text]))
    #expect(
      found.targets.map(\.name).sorted() == ["BulbFeature", "BulbTests", "Core", "LampFeature", "LampTests"])
    #expect(found["LampFeature"]?.dependencies == [.named("Core")])
    #expect(found.products == ["LampFeature": ["LampFeature"]])
    #expect(found.untold == 0)
  }

  @Test(arguments: [
    ("@main struct Lamp: App {}", ProjectTarget.Kind.application),
    ("@main\nstruct L: SwiftUI.App\n{}", .application),
    ("@main struct Tool: AppCommand {}", .other), ("@main struct App {}", .other),
    ("struct Lamp: App {}", .other),
  ])
  func `an executable is an app where its main type is one`(main: String, kind: ProjectTarget.Kind) throws {
    let found = try read(
      ".executableTarget(name: \"Lamp\")", more: ["Kit/Sources/Lamp/Main.swift": main], files: [])
    #expect(found["Lamp"]?.kind == kind)
  }

  @Test func `a package's platforms are its apps'`() throws {
    let text = """
      let package = Package(name: "Lamp", platforms: [.iOS(.v17), .visionOS("2.0")], targets: [
        .executableTarget(name: "Lamp", path: ".", swiftSettings: [.define("A", .when(platforms: [.macOS]))])])
      """
    let texts = ["Package.swift": text, "Main.swift": "@main struct Lamp: App {}"]
    let found = try #require(try TargetSamples.description("Package.swift", texts))
    #expect(found["Lamp"]?.platforms == [.iOS, .visionOS])
  }

  @Test func `a playground's product is an app for iOS`() throws {
    let found = try read(
      ".executableTarget(name: \"AppModule\", path: \".\")",
      products: ".iOSApplication(name: \"Lamp\", targets: [\"AppModule\"], bundleIdentifier: \"x\")",
      files: ["Kit/ContentView.swift"])
    #expect(found["AppModule"]?.kind == .application && found["AppModule"]?.platforms == [.iOS])
    #expect(found.files["AppModule"] == ["Kit/ContentView.swift", "Kit/Package.swift"])
  }

  @Test(arguments: [
    "", "let package =", "}}}", "let a = a\nlet package = Package(targets: [.target(name: a)])",
  ])
  func `a manifest that is broken or empty says nothing`(text: String) throws {
    let found = try #require(try TargetSamples.description("Package.swift", ["Package.swift": text]))
    #expect(found.targets.isEmpty)
  }

  @Test func `a manifest that the parser would not come back from is one warning`() {
    let text = "let package = " + String(repeating: "[", count: 1_000)
    let targets = TargetSamples.targets(["Package.swift": text], files: ["A.swift"])
    #expect(targets.diagnostics.count == 1)
  }
}
