import NavAtlasModel
import NavAtlasSourceReading
import Testing

@testable import NavAtlasSwiftInput

@Suite struct XcodeGenTests {
  private func read(_ text: String, more: [String: String] = [:], files: [String]) throws
    -> TargetDescription?
  {
    let texts = more.merging(["project.yml": text]) { first, _ in first }
    return try TargetSamples.description("project.yml", texts, files: files)
  }

  @Test func `targets have their sources without what is excluded`() throws {
    let found = try #require(
      try read(
        """
        name: App
        targets:
          App:
            type: application
            platform: iOS
            sources:
              - App
              - path: Shared
                excludes: ["Old/**", "*.generated.swift"]
              - path: Gone.swift
            dependencies:
              - target: Kit
              - package: Routes
              - package: Many
                products: [One, Two]
              - sdk: WebKit.framework
          Kit: {type: framework, platform: [iOS, macOS], sources: Kit, settings: {PRODUCT_NAME: KitCore}}
          AppTests: {type: bundle.unit-test, platform: iOS, sources: [Tests]}
          Watch: {type: application.watchapp2, supportedDestinations: [watchOS], sources: [Watch]}
        """,
        files: [
          "App/Main.swift", "Shared/A.swift", "Shared/Old/A.swift", "Shared/B.generated.swift",
          "Kit/Kit.swift",
          "Watch/Main.swift", "Stray.swift",
        ]))
    #expect(found.files["App"] == ["App/Main.swift", "Shared/A.swift"])
    #expect(
      found["App"]?.dependencies == [.target("Kit"), .product("Routes"), .product("One"), .product("Two")])
    #expect(found["Kit"]?.platforms == [.iOS, .macOS] && found["Kit"]?.module == "KitCore")
    #expect(found["AppTests"]?.kind == .tests && found["Watch"]?.kind == .application)
    #expect(found.missing == ["Gone.swift"])
  }

  @Test func `templates and included files count, each from its own folder`() throws {
    let found = try #require(
      try read(
        "include: [App/target.yml, {path: Gone.yml}, project.yml]\ntargetTemplates:\n  Screen: {type: application, platform: iOS, sources: ['${target_name}']}",
        more: [
          "App/target.yml":
            "targets:\n  Lamp: {templates: [Screen]}\n  Kit: {type: framework, sources: [../Kit]}"
        ], files: ["App/Lamp/Main.swift", "Kit/Kit.swift", "Lamp/Main.swift"]))
    #expect(found.files == ["Lamp": ["App/Lamp/Main.swift"], "Kit": ["Kit/Kit.swift"]])
    #expect(found["Lamp"]?.kind == .application)
  }

  @Test(arguments: ["project-free.yml", "App/project.yaml"])
  func `projects may have other names`(path: String) throws {
    let text = "targets: {Lamp: {type: application, sources: [Lamp]}}"
    let found = try TargetSamples.description(
      path, [path: text], files: ["Lamp/A.swift", "App/Lamp/A.swift"])
    #expect(found?["Lamp"]?.files.count == 1)
  }

  @Test func `several files tell parts of one target`() throws {
    let found = try #require(
      try read(
        "include: [project/targets.yml, project/links.yml]",
        more: [
          "project/targets.yml": "targets:\n  Lamp: {type: application, sources: [../Lamp]}",
          "project/links.yml": "targets:\n  Lamp:\n    dependencies: [{package: Parts, product: Bulbs}]",
        ], files: ["Lamp/Main.swift"]))
    #expect(found.files == ["Lamp": ["Lamp/Main.swift"]])
    #expect(found["Lamp"]?.dependencies == [.product("Bulbs")])
  }

  @Test(arguments: ["a: 1", "targets: none", "- a\n- b", "", "targets: {x: {y: 1}}"])
  func `a file of another tool is none`(text: String) throws {
    #expect(try read(text, files: [])?.targets == nil)
  }

  @Test func `a broken one is one warning at its line`() {
    let targets = TargetSamples.targets(["project.yml": "targets:\n  A: [\n"], files: ["A.swift"])
    #expect(targets.diagnostics.count == 1)
    #expect(targets.diagnostics.first?.severity == .warning)
    #expect(targets.diagnostics.first?.message.hasPrefix("this project cannot be read") == true)
  }
}
