import NavAtlasModel
import NavAtlasSourceReading
import Testing

@testable import NavAtlasSwiftInput

@Suite struct AppChoiceTests {
  private static let project = "App.xcodeproj/project.pbxproj"

  private func messages(_ choice: AppChoice) -> [String] { choice.diagnostics.map(\.message) }

  /// A repository with an app, a watch app, an extension, packages, and files that nobody builds.
  private static let repository: [String: String] = [
    project: ProjectText.text([
      .init(
        name: "Lamp", files: ["Lamp/Main.swift"], dependencies: ["Watch", "Widgets", "Core"],
        products: ["Rooms"]),
      .init(
        name: "Watch", files: ["Watch/Main.swift"], settings: ["SDKROOT": "watchos"], products: ["Rooms"]),
      .init(name: "Catalogue", files: ["Catalogue/Main.swift"], products: ["Design"]),
      .init(name: "Widgets", type: "app-extension", files: ["Widgets/Clock.swift"]),
      .init(
        name: "Core", type: "framework", files: ["Core/Core.swift"], settings: ["PRODUCT_NAME": "LampCore"]),
    ]),
    "Rooms/Package.swift": """
    let package = Package(name: "Rooms", products: [.library(name: "Rooms", targets: ["RoomList"])],
      targets: [.target(name: "RoomList", dependencies: [.product(name: "Design", package: "Design")])])
    """,
    "Design/Package.swift": """
    let package = Package(name: "Design", products: [.library(name: "Design", targets: ["Design"])],
      targets: [.target(name: "Design"), .target(name: "Tools")])
    """,
    "Lamp/Main.swift": String(repeating: "/", count: 100), "Lamp/Old.swift": "",
    "Watch/Main.swift": String(repeating: "/", count: 900), "Catalogue/Main.swift": "//",
    "Widgets/Clock.swift": "", "Core/Core.swift": "", "Rooms/Sources/RoomList/List.swift": "",
    "Design/Sources/Design/Colours.swift": "", "Design/Sources/Tools/Tool.swift": "",
  ]

  @Test func `the largest app for iOS is read with the modules that it is linked with`() throws {
    let choice = try TargetSamples.targets(Self.repository).choice(app: nil)
    #expect(
      choice.modules == [
        "Lamp/Main.swift": "Lamp", "Core/Core.swift": "LampCore",
        "Rooms/Sources/RoomList/List.swift": "RoomList", "Design/Sources/Design/Colours.swift": "Design",
      ])
    #expect(choice.files == choice.modules.keys.sorted())
    #expect(choice.name == "Lamp")
  }

  /// An app for phones and televisions, with files and modules for either.
  private static let filtered: [String: String] = [
    project: ProjectText.text([
      .init(
        name: "Lamp", files: ["Lamp/App.swift", "Lamp/Phone.swift", "Lamp/Television.swift"],
        settings: ["SUPPORTED_PLATFORMS": "iphoneos appletvos"], products: ["Rooms", "Walls"],
        filters: [
          "Lamp/Phone.swift": "ios", "Lamp/Television.swift": "tvos", "Rooms": "ios, macos", "Walls": "tvos",
        ])
    ]),
    "Kit/Package.swift": """
    let package = Package(name: "Kit",
      products: [.library(name: "Rooms", targets: ["Rooms"]), .library(name: "Walls", targets: ["Walls"])],
      targets: [.target(name: "Walls"), .target(name: "Touch"), .target(name: "Remote"), .target(name: "Rooms",
        dependencies: [.target(name: "Touch", condition: .when(platforms: [.iOS])),
          .target(name: "Remote", condition: .when(platforms: [.tvOS, .macOS]))])])
    """,
    "Lamp/App.swift": "", "Lamp/Phone.swift": "", "Lamp/Television.swift": "",
    "Kit/Sources/Rooms/Room.swift": "",
    "Kit/Sources/Walls/Wall.swift": "", "Kit/Sources/Touch/Touch.swift": "",
    "Kit/Sources/Remote/Remote.swift": "",
  ]

  @Test func `files and modules that are for other platforms are left out, and it is said`() throws {
    let targets = TargetSamples.targets(Self.filtered)
    let phone = try targets.choice(app: nil)
    #expect(
      phone.files == [
        "Kit/Sources/Rooms/Room.swift", "Kit/Sources/Touch/Touch.swift", "Lamp/App.swift", "Lamp/Phone.swift",
      ])
    #expect(messages(phone).contains("1 file is left out, being for other platforms, such as this one"))
    let television = try targets.choice(app: nil, on: .tvos)
    #expect(television.files == ["Kit/Sources/Walls/Wall.swift", "Lamp/App.swift", "Lamp/Television.swift"])
  }

  @Test(arguments: ["RoomsPreview", "Lamp Demo", "UITestHost", "DesignExampleApp"])
  func `an app that shows parts of another is read only where it is alone`(name: String) throws {
    let large = String(repeating: "/", count: 900)
    let targets = [
      ProjectText.Target(name: name, files: ["Parts.swift"]), .init(name: "Lamp", files: ["Main.swift"]),
    ]
    func choice(_ targets: [ProjectText.Target]) throws -> AppChoice {
      try TargetSamples.targets([
        Self.project: ProjectText.text(targets), "Parts.swift": large, "Main.swift": "",
      ]).choice(app: nil)
    }
    #expect(try choice(targets).name == "Lamp")
    #expect(try choice([targets[0]]).files == ["Parts.swift"])
  }

  @Test func `the other apps are named, and what is left out is counted`() throws {
    let choice = try TargetSamples.targets(Self.repository).choice(app: nil)
    #expect(
      messages(choice) == [
        "Lamp (iOS) is read; also in this repository: Catalogue (iOS), Watch (watchOS); --app NAME reads one of them",
        "4 files are left out, of targets that the app does not hold: Catalogue 1, Tools 1, Watch 1, Widgets 1",
        "1 file is left out, being in no target, such as this one",
      ])
    #expect(choice.diagnostics.last?.location?.file == "Repo/Lamp/Old.swift")
    #expect(choice.diagnostics.allSatisfy { $0.severity == .note })
  }

  @Test func `an app that is asked for is read`() throws {
    let choice = try TargetSamples.targets(Self.repository).choice(app: "Watch")
    #expect(
      choice.files == [
        "Design/Sources/Design/Colours.swift", "Rooms/Sources/RoomList/List.swift", "Watch/Main.swift",
      ])
  }

  @Test func `files are one app's where a target tells it, and may be of several where not`() throws {
    #expect(try TargetSamples.targets(Self.repository).choice(app: "Catalogue").isOneApp)
    #expect(!(try TargetSamples.targets([:], files: ["A.swift"]).choice(app: nil).isOneApp))
    let unclear = Self.repository.merging(["B.xcodeproj/project.pbxproj": "broken"]) { first, _ in first }
    #expect(!(try TargetSamples.targets(unclear).choice(app: nil).isOneApp))
  }

  @Test func `imports tell the platform of apps whose settings are in a file that is not there`() throws {
    let targets = TargetSamples.targets([
      Self.project: ProjectText.text([
        .init(name: "Lamp Mac", files: ["Mac/Main.swift", "Shared.swift"], settings: [:]),
        .init(name: "Lamp", files: ["iOS/Main.swift", "Shared.swift"], settings: [:]),
        .init(name: "Lamp Next", files: ["Next/Main.swift"], settings: [:]),
      ]),
      "Mac/Main.swift": "import AppKit", "iOS/Main.swift": "import UIKit",
      "Shared.swift": """
      #if os(macOS)
        import AppKit
      #else
        import UIKit
      #endif
      """,
      "Next/Main.swift": "import SwiftUI",
    ])
    #expect(targets.apps.map(\.summary) == ["Lamp (iOS)", "Lamp Mac (macOS)", "Lamp Next"])
    #expect(try targets.choice(app: nil).name == "Lamp")
    let mac = try targets.choice(app: nil, on: .macos)
    #expect(mac.name == "Lamp Mac")
    #expect(!messages(mac).contains { $0.contains("not built for") })
  }

  @Test func `a name that no app has is an error with all names`() throws {
    let targets = TargetSamples.targets(Self.repository)
    let error = try #require(throws: UnknownApp.self) { try targets.choice(app: "Wotch") }
    #expect(
      error.message == "there is no app 'Wotch'; there are Catalogue, Lamp, Watch; did you mean 'Watch'?")
    let none = try #require(throws: UnknownApp.self) { try TargetSamples.targets([:]).choice(app: "Lamp") }
    #expect(none.message == "there is no app 'Lamp' here: no project or package describes one")
  }

  @Test func `apps of one name are told apart by their projects`() throws {
    let project = ProjectText.text([.init(name: "Demo", files: ["Main.swift"])])
    let targets = TargetSamples.targets([
      "A/Demo.xcodeproj/project.pbxproj": project, "B/Demo.xcodeproj/project.pbxproj": project,
      "A/Main.swift": "", "B/Main.swift": "larger",
    ])
    let choice = try targets.choice(app: nil)
    #expect(choice.files == ["B/Main.swift"])
    #expect(
      messages(choice)[0]
        == "B/Demo.xcodeproj/Demo (iOS) is read; also in this repository: A/Demo.xcodeproj/Demo (iOS); --app NAME reads one of them"
    )
    #expect(try targets.choice(app: "Demo").files == ["B/Main.swift"])
    #expect(try targets.choice(app: "A/Demo.xcodeproj/Demo").files == ["A/Main.swift"])
  }

  @Test func `a folder whose targets are no apps is read whole, with their modules`() throws {
    let package = "let package = Package(name: \"Kit\", targets: [.target(name: \"Kit\", path: \"Code\")])"
    let choice = try TargetSamples.targets(["Package.swift": package], files: ["Code/A.swift", "B.swift"])
      .choice(app: nil)
    #expect(choice.files == ["B.swift", "Code/A.swift", "Package.swift"])
    #expect(choice.modules == ["Code/A.swift": "Kit"] && choice.name == nil)
    #expect(messages(choice) == ["no target here is an app; all files of the folder are read as one"])
  }

  @Test func `a folder without descriptions is read whole, and nothing is said`() throws {
    let choice = try TargetSamples.targets([:], files: ["A.swift"]).choice(app: nil)
    #expect(choice.files == ["A.swift"] && choice.diagnostics.isEmpty)
  }

  @Test func `a description counts only where the project that is made of it is not there`() throws {
    let yaml = "targets:\n  Made: {type: application, platform: iOS, sources: [App]}"
    let written = ProjectText.text([.init(name: "Lamp", files: ["App/Main.swift"])])
    func apps(_ texts: [String: String]) -> [String] {
      TargetSamples.targets(texts, files: ["App/Main.swift"]).apps.map(\.name)
    }
    #expect(apps(["project.yml": yaml]) == ["Made"])
    #expect(apps(["project.yml": yaml, Self.project: written]) == ["Lamp"])
    #expect(apps(["project.yml": yaml, Self.project: ProjectText.text([])]) == ["Made"])
    #expect(apps(["project.yml": yaml, Self.project: "broken"]) == ["Made"])
  }

  @Test func `where the app is in a project that cannot be read, the folder is read whole`() throws {
    let example = "Catalogue/Catalogue.xcodeproj/project.pbxproj"
    let targets = TargetSamples.targets(
      [
        Self.project: "broken", "App/Main.swift": "import SwiftUI\n@main struct Lamp: App {}",
        example: ProjectText.text([.init(name: "Catalogue", files: ["Main.swift"])]),
      ],
      files: ["Catalogue/Main.swift"])
    let choice = try targets.choice(app: nil)
    #expect(choice.files == ["App/Main.swift", "Catalogue/Main.swift"] && choice.name == nil)
    #expect(choice.modules["Catalogue/Main.swift"] == "Catalogue")
    #expect(choice.diagnostics.map(\.severity) == [.warning, .note])
    #expect(messages(choice)[1].hasSuffix("--app NAME reads one of Catalogue (iOS)"))
    #expect(try targets.choice(app: "Catalogue").name == nil)
  }

  @Test func `what belongs to a project that cannot be read is kept with the app`() throws {
    let choice = try TargetSamples.targets(
      [
        Self.project: ProjectText.text([.init(name: "App", files: ["App/Main.swift"])]),
        "Kit/Kit.xcodeproj/project.pbxproj": "broken",
      ],
      files: ["App/Main.swift", "Kit/Kit.swift", "Old.swift"]
    ).choice(app: nil)
    #expect(choice.files == ["App/Main.swift", "Kit/Kit.swift"])
  }

  @Test func `a watch app of the older kind has its extension's files`() throws {
    let project = ProjectText.text([
      .init(name: "Phone", files: ["Phone.swift"], dependencies: ["Watch"]),
      .init(name: "Watch", type: "application.watchapp2", dependencies: ["WatchCode"]),
      .init(name: "WatchCode", type: "watchkit2-extension", files: ["Watch.swift"]),
    ])
    let targets = TargetSamples.targets([Self.project: project], files: ["Phone.swift", "Watch.swift"])
    #expect(try targets.choice(app: nil).files == ["Phone.swift"])
    #expect(try targets.choice(app: "Watch").files == ["Watch.swift"])
  }

  @Test func `targets that are linked in a circle end`() throws {
    let project = ProjectText.text([
      .init(name: "App", files: ["A.swift"], dependencies: ["One"]),
      .init(name: "One", type: "framework", files: ["B.swift"], dependencies: ["Two"]),
      .init(name: "Two", type: "framework", files: ["C.swift"], dependencies: ["One", "App"]),
    ])
    let targets = TargetSamples.targets([Self.project: project], files: ["A.swift", "B.swift", "C.swift"])
    #expect(try targets.choice(app: nil).files == ["A.swift", "B.swift", "C.swift"])
  }

  @Test(arguments: [
    ("import SwiftUI", ["SwiftUI"]), ("@testable import A\n// import B", ["A"]), ("import struct C.D", ["C"]),
    ("  public import E ;import", ["E"]), ("let important = 1", []), ("@_exported import F", ["F"]),
  ])
  func `imports are told by their lines`(source: String, modules: [String]) {
    #expect(SourceText.modules(Array(source.utf8)) == modules)
  }
}
