import Foundation
import TestSupport
import Testing

/// The settings that teams write, and what commands make of them.
@Suite struct SettingsTests {
  private static let app = """
    import SwiftUI
    @main struct A: App { var body: some Scene { WindowGroup { NavigationStack { Home() } } } }
    struct Home: View { var body: some View { NavigationLink("b") { Deep() } } }
    struct Deep: View { var body: some View { Text("c") } }
    """

  private func run(_ arguments: [String], in folder: Folder) throws -> Navatlas.Outcome {
    try Navatlas.run(arguments, in: folder)
  }

  private func folder(_ settings: String) throws -> Folder {
    let folder = try Folder("A.swift", Self.app)
    try folder.write(Array(settings.utf8), to: ".navatlas.yml")
    return folder
  }

  @Test func `init writes settings that commands read, and overwrites none`() throws {
    let folder = try Folder("A.swift", Self.app)
    #expect(try run(["init"], in: folder).status == 0)
    let written = try folder.text(".navatlas.yml")
    #expect(written.contains("# budgets:") && written.contains("fail-on: warning"))
    #expect(try run(["lint", "."], in: folder).status == 0)
    try folder.write(Array("lint: {fail-on: error}".utf8), to: ".navatlas.yml")
    let again = try run(["init"], in: folder)
    #expect(again.status == 2 && again.errors.contains("is there already; --force overwrites it"))
    #expect(try folder.text(".navatlas.yml") == "lint: {fail-on: error}")
    #expect(try run(["init", "--force"], in: folder).status == 0)
    #expect(try folder.text(".navatlas.yml") == written)
    #expect(try run(["init", "none"], in: folder).status == 2)
    #expect(try run(["schema", "settings"], in: folder).text.contains("\"max-back-steps\""))
  }

  @Test func `inputs are those of the settings where a command names none`() throws {
    let folder = try folder("inputs: [Sources]\n")
    try folder.makeFolder("Sources")
    try folder.write(Array(Self.app.utf8), to: "Sources/B.swift")
    #expect(try run(["graph"], in: folder).text.contains("\"B.swift\""))
    let none = try run(["graph"], in: try self.folder("lint: {fail-on: error}"))
    #expect(none.status == 2 && none.errors.contains("have 'inputs' in .navatlas.yml"))
    #expect(try run(["graph"], in: Folder()).status == 64)
    let broken = try run(["graph"], in: try self.folder("input: [.]"))
    #expect(broken.status == 2 && broken.errors.contains("did you mean 'inputs'?"), "\(broken.errors)")
  }

  @Test func `what is excluded is not read`() throws {
    let folder = try folder("excludes: [Old]\n")
    try folder.makeFolder("Old")
    try folder.write(
      Array("import SwiftUI\nstruct Z: View { var body: some View { Text(\"\") } }".utf8), to: "Old/Z.swift")
    try folder.write(Array("this is no Swift {{{".utf8), to: "Old/Y.swift")
    let outcome = try run(["graph", "."], in: folder)
    #expect(outcome.status == 0 && !outcome.text.contains("Old/"), "\(outcome.errors)")
  }

  @Test func `the platform of the settings holds unless the command names one`() throws {
    let folder = try folder("platform: macos\n")
    #expect(try run(["graph", "."], in: folder).text.contains("\"platform\": \"macos\""))
    #expect(try run(["graph", ".", "--platform", "ios"], in: folder).text.contains("\"platform\": \"ios\""))
  }

  @Test func `budgets fail analyses and lints`() throws {
    let folder = try folder("budgets: {max-depth: 0, max-back-steps: 0}\n")
    for command in ["analyze", "lint"] {
      let outcome = try run([command, "."], in: folder)
      #expect(outcome.status == 1, "\(command)")
      #expect(
        outcome.errors == """
          A.swift:4: error: Deep is 1 levels deep; at most 0 are allowed
          A.swift:4: error: Deep takes 1 steps back to the root; at most 0 are allowed

          """, "\(outcome.errors)")
    }
    let kept = try self.folder("budgets: {max-depth: 1, max-back-steps: 1, min-explained: 100}\n")
    #expect(try run(["analyze", "."], in: kept).status == 0)
  }

  @Test func `a budget of coverage fails where sessions exercise less`() throws {
    let folder = try folder("budgets: {min-coverage: {screens: 100}}\n")
    try folder.write(
      Array("{\"session\":\"1\",\"ts\":1,\"event\":\"launch\",\"screen\":\"Home\"}".utf8), to: "log.jsonl")
    let outcome = try run(["trace", "coverage", "log.jsonl", "--against", "."], in: folder)
    #expect(outcome.status == 1)
    #expect(
      outcome.errors.contains("error: 1 of 2 screens are exercised, fewer than 100 %"), "\(outcome.errors)")
    let loose = try run(
      ["trace", "coverage", "log.jsonl", "--against", ".", "--min-screens", "50"], in: folder)
    #expect(loose.status == 0, "\(loose.errors)")
  }
}
