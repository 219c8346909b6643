import NavAtlasModel
import TestSupport
import Testing

@testable import NavAtlasSwiftInput

/// Descriptions that were cut, or have other bytes than their authors wrote.
@Suite struct BrokenDescriptionTests {
  private static let descriptions: [String: String] = [
    "App.xcodeproj/project.pbxproj": ProjectText(
      targets: [
        .init(
          name: "App", files: ["Main.swift"], folders: ["App"], dependencies: ["Kit"], products: ["Rooms"]),
        .init(name: "Kit", type: "framework", files: ["Kit.swift"]),
      ], exceptions: [("App", "App", ["Old.swift"]), ("App", "Kit", ["Old.swift"])]
    ).text,
    "Rooms/Package.swift": """
    let package = Package(name: "Rooms", platforms: [.iOS(.v17)],
      products: [.library(name: "Rooms", targets: ["Rooms"]), .iOSApplication(name: "A", targets: ["A"])],
      targets: [.target(name: "Rooms", dependencies: ["A", .product(name: "B", package: "b")] + more,
        path: "Rooms", exclude: ["Old"]), .executableTarget(name: "A", path: ".")])
    """,
    "Made/Project.swift": """
    import ProjectDescription
    let kit = Target.target(name: "K\\(1)", destinations: .iOS, product: .framework, sources: "{a,b}/**")
    let project = Project(name: "Made", targets: [kit, .target(name: isOn ? "A" : "B", destinations: [.mac],
      product: .app, sources: [.glob("Sources/**", excluding: ["Old/*.swift"])], dependencies: [.target(kit)])])
    """,
    "Spec/project.yml": """
    include: [project.yml]
    targetTemplates: {T: {type: application, platform: [iOS]}}
    targets:
      A: {templates: [T], sources: [{path: ., excludes: ["**/Old.swift"]}], dependencies: [{target: K}]}
      K: {type: framework, sources: K}
    """,
  ]

  private static let files = [
    "Main.swift", "Kit.swift", "App/Home.swift", "App/Old.swift", "Rooms/Rooms/A.swift",
    "Made/Sources/A.swift",
    "Made/a/A.swift", "Spec/A.swift", "Spec/K/Old.swift", "Stray.swift",
  ]

  /// Whatever is described, what is read are files of the folder, and with the apps' names they are read again.
  private func check(_ texts: [String: String]) throws {
    let targets = TargetSamples.targets(texts, files: Self.files)
    let known = Set(targets.folder.files)
    for app in [nil] + targets.apps.map(\.label) {
      let choice = try targets.choice(app: app)
      #expect(Set(choice.files).isSubset(of: known) && choice.files == choice.files.sorted())
      #expect(choice.diagnostics.allSatisfy { $0.severity < .error })
    }
  }

  @Test(arguments: descriptions.keys.sorted())
  func `cut anywhere, a description is one of files that are there`(
    path: String
  ) throws {
    let text = try #require(Self.descriptions[path])
    for length in stride(from: 0, to: text.count, by: 7) {
      try check(Self.descriptions.merging([path: String(text.prefix(length))]) { $1 })
    }
  }

  @Test(arguments: descriptions.keys.sorted(), 0..<3)
  func `with any bytes exchanged, a description is one of files that are there`(path: String, seed: Int)
    throws
  {
    var random = SplitMix64(seed: UInt64(seed) &* 7_919 &+ UInt64(path.utf8.count))
    let bytes = Array(try #require(Self.descriptions[path]).utf8)
    let signs = Array("{}()[]\"\\,;=:.*<>&/$ \n\u{0}é".utf8)
    for _ in 0..<60 {
      var changed = bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: changed.indices, using: &random)
        changed[place] = signs[Int.random(in: signs.indices, using: &random)]
      }
      try check(Self.descriptions.merging([path: String(decoding: changed, as: UTF8.self)]) { $1 })
    }
  }

  @Test func `what is told does not depend on the order of the descriptions`() throws {
    let folder = TargetSamples.folder(Self.descriptions, files: Self.files)
    let paths = Self.descriptions.keys.sorted()
    let first = try ProjectTargets(describedBy: paths, in: folder).choice(app: nil)
    let second = try ProjectTargets(describedBy: paths.reversed(), in: folder).choice(app: nil)
    #expect(first.files == second.files && first.modules == second.modules)
    #expect(first.diagnostics == second.diagnostics)
  }

  @Test(.timeLimit(.minutes(2))) func `a project with thousands of targets and files is read`() throws {
    let files = (0..<4_000).map { "App/File\($0).swift" }
    var targets = (0..<1_000).map { number in
      ProjectText.Target(
        name: "Kit\(number)", type: "framework", files: [files[number]],
        dependencies: number > 0 ? ["Kit\(number - 1)"] : [])
    }
    targets.append(.init(name: "App", files: files, folders: ["App"], dependencies: ["Kit999"]))
    let read = TargetSamples.targets(
      ["App.xcodeproj/project.pbxproj": ProjectText.text(targets)], files: files)
    #expect(try read.choice(app: nil).files.count == 4_000)
  }
}
