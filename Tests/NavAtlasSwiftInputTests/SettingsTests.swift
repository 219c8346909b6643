import Foundation
import NavAtlasKit
import NavAtlasModel
import TestSupport
import Testing

/// What `.navatlas.yml` states of the source; that it is read is shown by the fixture `stated-methods`.
@Suite struct SettingsTests {
  private static let app = """
    import SwiftUI
    @main struct WalkApp: App { var body: some Scene { WindowGroup { MeadowView() } } }
    struct MeadowView: View {
      let guide: Guide
      var body: some View { Button("Lake") { guide.wander(to: LakeView()) } }
    }
    struct LakeView: View { var body: some View { Text("Deep") } }
    struct Guide { func wander(to place: any View) {} }
    """

  private func load(_ settings: String, named: Bool = false) throws -> Pipeline.Loaded {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Self.app.write(to: folder.appending(path: "App.swift"), atomically: true, encoding: .utf8)
    let file = folder.appending(path: named ? "stated.yml" : ".navatlas.yml").path(percentEncoded: false)
    try settings.write(toFile: file, atomically: true, encoding: .utf8)
    return try Pipeline(settingsFile: named ? file : nil).load([folder.path(percentEncoded: false)])
  }

  private func error(_ settings: String) -> String {
    do {
      _ = try load(settings)
      return "none"
    } catch let error as JobError {
      return error.diagnostics.map { "\($0.location?.line ?? 0): \($0.message)" }.joined(separator: "\n")
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: [false, true]) func `a stated method moves, also where its source is there`(named: Bool)
    throws
  {
    let loaded = try load(
      "source:\n  methods:\n    - {method: wander, receiver: Guide, label: to, move: sheet}\n", named: named)
    #expect(loaded.graph.transitions.map(\.kind.rawValue) == ["sheet"])
    #expect(loaded.diagnostics.isEmpty)
  }

  @Test func `a statement about a method that nothing calls is reported with its line`() throws {
    let loaded = try load("source:\n  methods:\n    - {method: fly, move: push}\n")
    #expect(loaded.diagnostics.map { $0.location?.line } == [3])
    #expect(loaded.diagnostics.first?.message == "the method 'fly' is called nowhere; this changes nothing")
  }

  @Test(arguments: [
    ("source:\n  methods:\n    - {move: push}\n", "3: method: 'method' is missing"),
    (
      "source:\n  methods:\n    - {method: go, move: pusch}\n",
      "3: method: unknown move 'pusch'; did you mean 'push'?"
    ),
    (
      "source:\n  methods:\n    - {method: go, move: push, reciever: Guide}\n",
      "3: method: unknown key 'reciever'; did you mean 'receiver'?"
    ),
    (
      "source:\n  methods:\n    - {method: \"go(to:)\", move: push}\n",
      "3: method: 'go(to:)' contains '('; write the name alone, such as go"
    ),
    ("sources: {}\n", "1: settings: unknown key 'sources'; did you mean 'source'?"),
    ("source: {methods: go}\n", "1: source: 'methods' has to be an array, not a string"),
  ]) func `a wrong entry stops the job and says what would be right`(settings: String, expected: String) {
    #expect(error(settings) == expected)
  }

  @Test func `a settings file that is named and missing stops the job`() {
    #expect(throws: JobError.self) {
      try Pipeline(settingsFile: "/nowhere/settings.yml").load([
        Fixture.folder().appending(path: "stated-methods").path()
      ])
    }
  }
}
