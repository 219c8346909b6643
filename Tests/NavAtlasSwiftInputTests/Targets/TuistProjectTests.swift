import NavAtlasModel
import NavAtlasSourceReading
import Testing

@testable import NavAtlasSwiftInput

@Suite struct TuistProjectTests {
  private func read(_ text: String, files: [String]) throws -> TargetDescription? {
    let text = "import ProjectDescription\n" + text
    return try TargetSamples.description("App/Project.swift", ["App/Project.swift": text], files: files)
  }

  @Test func `targets have what their patterns match`() throws {
    let found = try #require(
      try read(
        """
        let kit = Target.target(name: "Kit", destinations: .iOS, product: .framework, sources: "Kit/**")
        let project = Project(name: "App", targets: [
          .target(name: "App", destinations: [.iPhone, .iPad, .mac], product: .app, bundleId: "x",
            sources: [.glob("Sources/**", excluding: ["Sources/Old/**"]), "Extra/*.swift"],
            dependencies: [.target(kit), .project(target: "Feature", path: "../Feature"), .external(name: "X")]),
          kit,
          .target(name: "AppTests", destinations: .iOS, product: .unitTests, sources: ["Tests/**"],
            dependencies: [.target(name: "App")]),
          .target(name: "Watch", destinations: [.appleWatch], product: .app, buildableFolders: ["Watch"]),
        ])
        """,
        files: [
          "App/Sources/Main.swift", "App/Sources/Old/Main.swift", "App/Extra/A.swift", "App/Extra/B/A.swift",
          "App/Kit/Kit.swift", "App/Watch/Main.swift",
        ]))
    #expect(found.files["App"] == ["App/Extra/A.swift", "App/Sources/Main.swift"])
    #expect(found.files["Kit"] == ["App/Kit/Kit.swift"])
    #expect(found.files["Watch"] == ["App/Watch/Main.swift"])
    #expect(found["App"]?.dependencies == [.target("Kit"), .product("Feature"), .product("X")])
    #expect(found["App"]?.platforms == [.iOS, .macOS] && found["Watch"]?.platforms == [.watchOS])
    #expect(found["AppTests"]?.kind == .tests && found.targets.count == 4)
  }

  @Test func `a target whose product is computed is a library`() throws {
    let found = try #require(
      try read(
        """
        let project = Project(name: "Feature", targets: [
          .target(name: "Feature", destinations: .iOS,
            product: Environment.isPreview.getBoolean(default: false) ? .framework : .staticFramework,
            sources: ["Sources/**"]),
        ])
        """, files: ["App/Sources/A.swift"]))
    #expect(found["Feature"]?.kind == .library)
  }

  @Test func `a project that functions make is one module with all that is below`() throws {
    let texts = [
      "App/Project.swift": """
      import ProjectDescription
      let project = Project(name: "App", targets: [.target(name: "App", destinations: .iOS, product: .app,
        sources: ["Sources/**"], dependencies: [.feature(.home)])])
      """,
      "App/Sources/Main.swift": "import SwiftUI\nimport Home\n",
      "Home/Project.swift": "import ProjectDescription\nlet project = Project.feature(name: \"Home\")",
      "Other/Project.swift": "import ProjectDescription\nlet project = Project.feature(name: \"Other\")",
    ]
    let targets = TargetSamples.targets(
      texts, files: ["Home/Sources/Home.swift", "Other/Sources/Other.swift"])
    let choice = try targets.choice(app: nil)
    let all = ["App/Sources/Main.swift", "Home/Sources/Home.swift", "Other/Sources/Other.swift"]
    #expect(choice.files == all)
    #expect(choice.modules["Home/Sources/Home.swift"] == "Home")
    #expect(choice.diagnostics.contains { $0.message.hasPrefix("targets are made by functions here") })
  }

  @Test func `targets that a helper makes beside told ones are in the modules that code imports`() throws {
    let texts = [
      "Project.swift": """
      import ProjectDescription
      let trips = Feature(name: "Trips")
      let features = [trips, Feature(name: "Fares")]
      let project = Project(name: "Tram", targets: features.asTargets + [
        .target(name: "Tram", destinations: .iOS, product: .app, sources: "Tram/**",
          dependencies: [.target(name: "TramCore"), trips.asDependency]),
        .target(name: "TramClip", destinations: .iOS, product: .appClip, sources: "Clip/**"),
        .target(name: "TramCore", destinations: .iOS, product: Constants.product, sources: "Core/**"),
      ])
      """,
      "Tram/Main.swift": "import SwiftUI\nimport TRTrips\n",
      "Features/Trips/List.swift": "internal import TRFares\n",
    ]
    let targets = TargetSamples.targets(
      texts,
      files: ["Features/Fares/List.swift", "Features/Other/Ad.swift", "Core/Core.swift", "Clip/Clip.swift"])
    let choice = try targets.choice(app: "Tram")
    #expect(
      choice.modules == [
        "Tram/Main.swift": "Tram", "Core/Core.swift": "TramCore", "Features/Trips/List.swift": "TRTrips",
        "Features/Fares/List.swift": "TRFares", "Features/Other/Ad.swift": "",
      ])
    #expect(choice.diagnostics.contains { $0.message.hasPrefix("targets are made by functions here") })
  }

  @Test func `a target whose sources cannot be told is one that functions make`() throws {
    let found = try #require(
      try read(
        "let app = Target.target(name: \"App\", destinations: .iOS, product: .app, sources: .common)",
        files: []))
    #expect(found.targets.isEmpty && found.untold == 1 && found.rest == "App")
  }

  @Test func `a target whose name another file has is called by its folders`() throws {
    let found = try #require(
      try read(
        """
        let targets: [Target] = [
          .target(name: env.name, destinations: [.iPhone], product: .app, sources: ["iOS/Sources/**"],
            dependencies: [.feature(target: .Root)]),
          .target(name: "\\(env.name)-Mac", destinations: [.mac], product: .app, sources: ["macOS/Sources/**"]),
        ]
        let project = Project(name: env.name, targets: targets)
        """, files: ["App/iOS/Sources/A.swift", "App/macOS/Sources/A.swift"]))
    #expect(found.targets.map(\.name) == ["App iOS", "App macOS"] && found.untold == 0)
    #expect(found["App iOS"]?.kind == .application && found["App iOS"]?.isWhole == false)
    #expect(found.files["App macOS"] == ["App/macOS/Sources/A.swift"])
  }

  @Test func `where functions make the app, too, the folder is read whole`() throws {
    let demo = """
      import ProjectDescription
      let project = Project(name: "Demo", targets: [.target(name: "Demo", destinations: .iOS, product: .app,
        sources: ["Sources/**"])])
      """
    let targets = TargetSamples.targets(
      [
        "App/Project.swift": "import ProjectDescription\nlet project = Project.app(name: \"App\")",
        "App/Sources/Main.swift": "@main struct Lamp: App {}", "Trial/Project.swift": demo,
      ], files: ["Trial/Sources/Main.swift"])
    #expect(try targets.choice(app: nil).files.count == 4)
    #expect(try targets.choice(app: "Demo").modules["Trial/Sources/Main.swift"] == "Demo")
  }

  @Test func `the only app that functions make is no sample of another one`() throws {
    let module = "import ProjectDescription\nlet project = Project.module(name: \"Home\", product: "
    let targets = TargetSamples.targets(
      [
        "App/Sample/Project.swift": module + ".app)", "App/Sample/Sources/Main.swift": "@main class Lamp {}",
        "Home/Project.swift": module + ".framework)",
      ], files: ["Home/Demo/Sources/Main.swift", "Home/Sources/Home.swift"])
    let choice = try targets.choice(app: nil)
    let read = choice.files.filter { !$0.hasSuffix("Project.swift") }
    #expect(choice.isOneApp && read == ["App/Sample/Sources/Main.swift", "Home/Sources/Home.swift"])
    #expect(choice.diagnostics.contains { $0.message.hasPrefix("1 files of samples") })
  }

  @Test func `a file of an app that is called so is none`() throws {
    let text = "struct Project { let target: Target }"
    #expect(try TargetSamples.description("Project.swift", ["Project.swift": text])?.targets == nil)
  }
}
