import Foundation
import NavAtlasModel
import TestSupport
import Testing

/// What source is read for.
@Suite struct PlatformOptionTests {
  private static let source = """
    import SwiftUI

    @main struct LampApp: App {
      var body: some Scene {
        WindowGroup {
          #if os(macOS)
          DeskHome()
          #elseif os(tvOS)
          CouchHome()
          #else
          PocketHome()
          #endif
        }
      }
    }

    struct PocketHome: View {
      @Environment(\\.horizontalSizeClass) private var width
      @State private var tells = false
      @State private var asks = false
      @State private var warns = false
      var body: some View {
        VStack {
          if UIDevice.current.userInterfaceIdiom == .pad {
            Button("Tell") { tells = true }
          } else {
            Button("Ask") { asks = true }
          }
          if width == .compact { Button("Warn") { warns = true } }
        }
        .sheet(isPresented: $tells) { TabletNews() }
        .sheet(isPresented: $asks) { PhoneNews() }
        .sheet(isPresented: $warns) { NarrowNews() }
        #if targetEnvironment(macCatalyst)
        .toolbar { NavigationLink("Menu") { CatalystMenu() } }
        #endif
      }
    }

    #if os(macOS)
    struct DeskHome: View {
      var body: some View { NavigationStack { NavigationLink("On") { DeskDetail() } } }
    }
    struct DeskDetail: View { var body: some View { Text("") } }
    #endif

    #if os(tvOS)
    struct CouchHome: View {
      @State private var isOn = false
      var body: some View { Button("On") { isOn = true }.fullScreenCover(isPresented: $isOn) { CouchDetail() } }
    }
    struct CouchDetail: View { var body: some View { Text("") } }
    #endif

    struct TabletNews: View { var body: some View { Text("") } }
    struct PhoneNews: View { var body: some View { Text("") } }
    struct NarrowNews: View { var body: some View { Text("") } }
    struct CatalystMenu: View { var body: some View { Text("") } }
    """

  private static func repository(platforms: String = "[iOS, macOS, tvOS]") throws -> Folder {
    let folder = try Folder()
    try folder.makeFolder("Repo/Lamp")
    try folder.write(Array(source.utf8), to: "Repo/Lamp/Lamp.swift")
    let project = "targets: {Lamp: {type: application, supportedDestinations: \(platforms), sources: [Lamp]}}"
    try folder.write(Array(project.utf8), to: "Repo/project.yml")
    return folder
  }

  /// The statements of the graph, and the guards of its moves and entries.
  private static func read(
    _ arguments: [String], in folder: Folder, cache: Folder? = nil
  ) throws -> (statements: Set<String>, guards: Set<String>, outcome: Navatlas.Outcome) {
    let outcome = try Navatlas.run(["graph", "Repo"] + arguments, in: folder, cache: cache)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let graph = try GraphDocument.read(outcome.output, file: "").graph
    let conditions = graph.transitions.map(\.condition) + graph.entries.map(\.condition)
    return (GraphStatements(graph).lines, Set(conditions.compactMap(\.self)), outcome)
  }

  private static let narrow = "PocketHome -sheet-> NarrowNews"
  private static let phone = "PocketHome -sheet-> PhoneNews"
  private static let tablet = "PocketHome -sheet-> TabletNews"

  static let expected: [(platform: String, statements: Set<String>)] = [
    ("ios", ["launch PocketHome", phone, narrow, "screen TabletNews"]),
    ("ipados", ["launch PocketHome", tablet, narrow, "screen PhoneNews"]),
    ("visionos", ["launch PocketHome", phone, narrow, "screen TabletNews"]),
    ("macos", ["launch DeskHome", "DeskHome -viewPush-> DeskDetail"]),
    ("tvos", ["launch CouchHome", "CouchHome -cover-> CouchDetail"]),
  ]

  @Test(arguments: expected)
  func `the code of a platform is read, and no other`(platform: String, statements: Set<String>) throws {
    let found = try Self.read(["--platform", platform], in: Self.repository())
    #expect(found.statements == statements)
    #expect(found.outcome.text.contains("\"platform\": \"\(platform)\""))
    #expect(!found.outcome.errors.contains("left out"))
  }

  @Test func `without a word the main platform is read, for iPhones and iPads, and a note names it`() throws {
    let found = try Self.read([], in: Self.repository())
    #expect(found.statements == ["launch PocketHome", Self.phone, Self.tablet, Self.narrow])
    #expect(
      found.outcome.errorLines == [
        "note: read for iOS; 4 constructs of navigation under #if for macOS, Mac Catalyst, tvOS are left out; "
          + "--platform macos reads those"
      ])
  }

  @Test func `conditions stay as guards, also those that a device decides while the app runs`() throws {
    let whole = try Self.read([], in: Self.repository())
    #expect(
      whole.guards == [
        "#if !os(macOS) && !os(tvOS)", "if userInterfaceIdiom == .pad", "if userInterfaceIdiom != .pad",
        "if horizontalSizeClass == .compact",
      ])
    let desk = try Self.read(["--platform", "macos"], in: Self.repository())
    #expect(desk.guards.contains("#if os(macOS)"))
  }

  @Test(arguments: [("[macOS]", "DeskHome"), ("[tvOS, macOS]", "DeskHome"), ("[tvOS]", "CouchHome")])
  func `the main platform is what the target says`(platforms: String, home: String) throws {
    let found = try Self.read([], in: Self.repository(platforms: platforms))
    #expect(found.statements.contains("launch \(home)"))
  }

  @Test func `a folder without a target is read for what its source says`() throws {
    let folder = try Folder()
    try folder.makeFolder("Lamp")
    let sources = [
      ("import AppKit\n", "DeskHome"), ("import class TVUIKit.TVPosterView\n", "CouchHome"),
      ("import AppKit\nimport UIKit\n", "PocketHome"),
      ("#if os(macOS)\nimport AppKit\n#endif\n", "PocketHome"),
    ]
    for (imports, home) in sources {
      try folder.write(Array((imports + Self.source).utf8), to: "Lamp/Lamp.swift")
      for input in ["Lamp", "Lamp/Lamp.swift"] {
        let outcome = try Navatlas.run(["graph", input], in: folder)
        let graph = try GraphDocument.read(outcome.output, file: "").graph
        #expect(GraphStatements(graph).lines.contains("launch \(home)"), "\(imports)")
      }
    }
  }

  @Test func `the account names the other platforms`() throws {
    let outcome = try Navatlas.run(["graph", "Repo", "--account"], in: Self.repository())
    for platform in ["macOS", "Mac Catalyst", "tvOS"] {
      #expect(outcome.text.contains("for another platform: \(platform)"), "\(outcome.text)")
    }
  }

  @Test func `a platform that the app is not built for is read after a note`() throws {
    let found = try Self.read(["--platform", "tvos"], in: Self.repository(platforms: "[iOS]"))
    #expect(found.statements.contains("launch CouchHome"))
    #expect(
      found.outcome.errorLines == [
        "note: Lamp (iOS) is not built for tvOS, as its target says; it is read as if it were"
      ])
  }

  @Test func `of several apps the one for the platform is read`() throws {
    let folder = try Self.repository(platforms: "[iOS]")
    try folder.makeFolder("Repo/Desk")
    let app = """
      @main struct DeskApp: App { var body: some Scene { WindowGroup { Desk() } } }
      struct Desk: View { var body: some View { NavigationStack { NavigationLink("On") { Text("") } } } }
      """
    try folder.write(Array(app.utf8), to: "Repo/Desk/Desk.swift")
    let project = """
      targets:
        Lamp: {type: application, platform: iOS, sources: [Lamp]}
        Desk: {type: application, platform: macOS, sources: [Desk]}
      """
    try folder.write(Array(project.utf8), to: "Repo/project.yml")
    #expect(try Self.read([], in: folder).statements.contains("launch PocketHome"))
    #expect(try Self.read(["--platform", "macos"], in: folder).statements.contains("launch Desk"))
  }

  @Test func `what is kept of one platform is never taken for another's`() throws {
    let (folder, cache) = (try Self.repository(), try Folder())
    for _ in 0..<2 {
      for arguments in [[], ["--platform", "macos"], ["--platform", "ios"], ["--platform", "ipados"]] {
        let fresh = try Self.read(arguments, in: folder).outcome
        let kept = try Self.read(arguments, in: folder, cache: cache).outcome
        #expect(kept.output == fresh.output && kept.errors == fresh.errors, "\(arguments)")
      }
    }
    let project = "targets: {Lamp: {type: application, platform: tvOS, sources: [Lamp]}}"
    try folder.write(Array(project.utf8), to: "Repo/project.yml")
    #expect(try Self.read([], in: folder, cache: cache).statements.contains("launch CouchHome"))
  }

  @Test(arguments: [
    (
      ["Repo", "--platform", "macosx"],
      "there is no platform 'macosx'; did you mean 'macos'? there are ios, ipados"
    ),
    (["App.nav", "--platform", "macos"], "a platform can only be chosen of Swift source; no input is that"),
  ])
  func `a platform that is none, or of no source, is wrong usage`(arguments: [String], message: String) throws
  {
    let folder = try Self.repository()
    try folder.write(Array("launch A\n".utf8), to: "App.nav")
    let outcome = try Navatlas.run(["graph"] + arguments, in: folder)
    #expect(outcome.status == 64 && outcome.output.isEmpty)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }
}
