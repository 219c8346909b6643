import NavAtlasModel
import Testing

@testable import NavAtlasSourceReading
@testable import NavAtlasSwiftInput

@Suite struct XcodeProjectTests {
  private static let path = "App.xcodeproj/project.pbxproj"

  private func read(_ project: ProjectText, files: [String], path: String = path) throws -> TargetDescription
  {
    try #require(try TargetSamples.description(path, [path: project.text], files: files))
  }

  @Test func `targets have the files that they list, and only those`() throws {
    let project = ProjectText(targets: [
      .init(name: "App", files: ["App/Main.swift", "Shared/Model.swift"]),
      .init(name: "Widgets", type: "app-extension", files: ["Widgets/Clock.swift", "Shared/Model.swift"]),
    ])
    let found = try read(
      project,
      files: ["App/Main.swift", "App/Old/Main.swift", "Shared/Model.swift", "Widgets/Clock.swift"])
    #expect(
      found.files == [
        "App": ["App/Main.swift", "Shared/Model.swift"],
        "Widgets": ["Shared/Model.swift", "Widgets/Clock.swift"],
      ])
    #expect(found["App"]?.kind == .application && found["Widgets"]?.kind == .appExtension)
  }

  @Test func `a synchronised folder gives all but its exceptions, and others its exceptions alone`() throws {
    let project = ProjectText(
      targets: [
        .init(name: "App", folders: ["App"]), .init(name: "Widgets", type: "app-extension"),
      ],
      exceptions: [
        ("App", "App", ["Old", "Info.plist", "Views/Stale.swift"]), ("App", "Widgets", ["Views/Card.swift"]),
      ])
    let found = try read(
      project,
      files: [
        "App/Main.swift", "App/Old/Main.swift", "App/Older.swift", "App/Views/Card.swift",
        "App/Views/Stale.swift", "Apps/Other.swift",
      ])
    #expect(found.files["App"] == ["App/Main.swift", "App/Older.swift", "App/Views/Card.swift"])
    #expect(found.files["Widgets"] == ["App/Views/Card.swift"])
  }

  @Test func `files that are not there, or outside, are told apart from those that only do not count`() throws
  {
    let project = ProjectText(targets: [
      .init(
        name: "App",
        files: ["Main.swift", "Gone.swift", "vendor/Kept.swift", "../Shared/Model.swift", "views/List.swift"])
    ])
    let texts = [Self.path: project.text, "vendor/Kept.swift": "", "Main.swift": "", "Views/List.swift": ""]
    let found = try #require(try TargetSamples.description(Self.path, texts))
    #expect(found.files["App"] == ["Main.swift", "Views/List.swift", "vendor/Kept.swift"])
    #expect(found.missing == ["Gone.swift"])
    #expect(found.outside == ["../Shared/Model.swift"])
  }

  @Test func `paths begin at the project's folder`() throws {
    let project = ProjectText(targets: [.init(name: "App", files: ["Main.swift"], folders: ["../Shared"])])
    let found = try read(
      project, files: ["Main.swift", "iOS/Main.swift", "Shared/Model.swift"],
      path: "iOS/App.xcodeproj/project.pbxproj")
    #expect(found.files["App"] == ["Shared/Model.swift", "iOS/Main.swift"])
  }

  @Test(arguments: [
    (["SDKROOT": "watchos"], [OperatingSystem.watchOS]),
    (["SUPPORTED_PLATFORMS": "iphoneos iphonesimulator macosx", "SDKROOT": "auto"], [.iOS, .macOS]),
    (["SDKROOT": "auto", "TVOS_DEPLOYMENT_TARGET": "17.0"], [.tvOS]), ([:], [.visionOS]),
  ])
  func `settings tell the platforms, the project's where the target has none`(
    settings: [String: String], platforms: [OperatingSystem]
  ) throws {
    let project = ProjectText(
      targets: [.init(name: "App", settings: settings)], projectSettings: ["XROS_DEPLOYMENT_TARGET": "2.0"])
    let isFallback = settings["TVOS_DEPLOYMENT_TARGET"] != nil
    #expect(try read(project, files: [])["App"]?.platforms == platforms + (isFallback ? [.visionOS] : []))
  }

  @Test(arguments: [
    (["PRODUCT_NAME": "$(TARGET_NAME)"], "My_App"), (["PRODUCT_NAME": "Ice Cubes"], "Ice_Cubes"),
    (["PRODUCT_NAME": "A", "PRODUCT_MODULE_NAME": "B"], "B"), ([:], "My_App"),
  ])
  func `the module is called as it is built`(settings: [String: String], module: String) throws {
    let project = ProjectText(targets: [.init(name: "My App", settings: settings)])
    #expect(try read(project, files: [])["My App"]?.module == module)
  }

  @Test func `a configuration's file tells settings, too`() throws {
    let text = ProjectText(targets: [.init(name: "App", files: ["Base.xcconfig"], settings: [:])]).text
      .replacing(
        "name = Release; }", with: "name = Release; baseConfigurationReference = \"file Base.xcconfig\"; }")
    let texts = [
      Self.path: text, "Base.xcconfig": "#include \"Other.xcconfig\"\nPRODUCT_NAME = Lamp // the name\n",
      "Other.xcconfig": "SDKROOT=macosx\n#include \"Base.xcconfig\"\n",
    ]
    let found = try #require(try TargetSamples.description(Self.path, texts))
    #expect(found["App"]?.module == "Lamp" && found["App"]?.platforms == [.macOS])
  }

  @Test func `a configuration's file may lie in a synchronised folder`() throws {
    let file =
      "baseConfigurationReferenceAnchor = \"folder Settings\"; baseConfigurationReferenceRelativePath = App.xcconfig; "
    let text = ProjectText(targets: [.init(name: "App", folders: ["Settings"], settings: [:])]).text
      .replacing("name = Release; }", with: "name = Release; \(file)}")
    let texts = [Self.path: text, "Settings/App.xcconfig": "SDKROOT = watchos;\n"]
    #expect(try TargetSamples.description(Self.path, texts)?["App"]?.platforms == [.watchOS])
  }

  @Test(arguments: [
    ("{ objects = {", "the text ends too early"), ("{ }", "there is no project in it"),
    ("hello", "there is no project in it"),
    ("{ rootObject = A; objects = { A = B; }; }", "there is no project in it"),
  ])
  func `a broken project is one clear warning`(text: String, message: String) throws {
    let targets = TargetSamples.targets([Self.path: text], files: ["App.swift"])
    let warning =
      "Repo/\(Self.path):1: warning: this project cannot be read: \(message); its targets are not told apart"
    #expect(targets.diagnostics.map(\.description) == [warning])
    #expect(try targets.choice(app: nil).files == ["App.swift"])
  }

  @Test(.timeLimit(.minutes(1))) func `groups in groups in groups end`() throws {
    let groups = (0..<20_000).map { "G\($0) = {isa = PBXGroup; path = deep; children = (G\($0 + 1), ); };" }
    let text =
      "{ rootObject = A; objects = { A = {isa = PBXProject; mainGroup = G0; }; \(groups.joined()) }; }"
    #expect(try TargetSamples.description(Self.path, [Self.path: text])?.targets.isEmpty == true)
  }

  @Test func `a project that is too large is one clear warning`() {
    let text = "{" + String(repeating: " ", count: XcodeProjectFormat.sizeLimit) + "}"
    let targets = TargetSamples.targets([Self.path: text])
    #expect(targets.diagnostics.map(\.severity) == [.warning])
    #expect(targets.diagnostics.first?.message.hasPrefix("this project is larger than") == true)
  }

  @Test func `groups that hold themselves, and objects that are not there, end`() throws {
    let text = """
      { rootObject = A; objects = {
        A = {isa = PBXProject; mainGroup = G; targets = (T, X); };
        G = {isa = PBXGroup; children = (G, F, Y); path = App; };
        F = {isa = PBXFileReference; path = Main.swift; };
        T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (S, Z); dependencies = (D); };
        S = {isa = PBXSourcesBuildPhase; files = (B, C); };
        B = {isa = PBXBuildFile; fileRef = F; };
        D = {isa = PBXTargetDependency; target = T; };
      }; }
      """
    let found = try #require(
      try TargetSamples.description(Self.path, [Self.path: text], files: ["App/Main.swift"]))
    #expect(found.files == ["App": ["App/Main.swift"]])
  }
}
