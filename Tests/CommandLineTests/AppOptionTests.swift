import Foundation
import TestSupport
import Testing

/// Which app of a repository is read.
@Suite struct AppOptionTests {
  private static func app(_ name: String) -> String {
    """
    import SwiftUI
    @main struct \(name)App: App { var body: some Scene { WindowGroup { NavigationStack { \(name)Home() } } } }
    struct \(name)Home: View { var body: some View { NavigationLink("On") { Detail() } } }
    struct Detail: View { var body: some View { Text("\(name)") } }
    """
  }

  private static let project = """
    targets:
      Lamp: {type: application, platform: iOS, sources: [Lamp]}
      Watch: {type: application, platform: watchOS, sources: [Watch]}
    """

  /// Two apps, and a file that is in none.
  private static func repository(project: String = project) throws -> Folder {
    let folder = try Folder()
    for name in ["Lamp", "Watch"] {
      try folder.makeFolder("Repo/\(name)")
      try folder.write(Array(app(name).utf8), to: "Repo/\(name)/\(name).swift")
    }
    try folder.makeFolder("Repo/Old")
    try folder.write(
      Array("struct LampHome: View { var body: some View { Text(\"\") } }".utf8), to: "Repo/Old/Old.swift")
    try folder.write(Array(project.utf8), to: "Repo/project.yml")
    return folder
  }

  @Test func `the app for iOS is read, and a note names the other and what is left out`() throws {
    let outcome = try Navatlas.run(["graph", "Repo"], in: Self.repository())
    #expect(outcome.status == 0)
    #expect(outcome.text.contains("\"LampHome\"") && !outcome.text.contains("WatchHome"))
    #expect(outcome.text.contains("\"module\": \"Lamp\""))
    #expect(
      outcome.errorLines == [
        "note: Lamp (iOS) is read; also in this repository: Watch (watchOS); --app NAME reads one of them",
        "note: 1 file is left out, of targets that the app does not hold: Watch 1",
        "Repo/Old/Old.swift: note: 1 file is left out, being in no target, such as this one",
      ])
  }

  @Test(arguments: [["graph"], ["render", "--format", "text"], ["analyze"]])
  func `every command that reads source reads the app that is asked for`(command: [String]) throws {
    let outcome = try Navatlas.run(command + ["Repo", "--app", "Watch"], in: Self.repository())
    #expect(outcome.status == 0)
    #expect(outcome.text.contains("WatchHome") && !outcome.text.contains("LampHome"))
  }

  @Test(arguments: [
    (["Repo", "--app", "Wotch"], "there is no app 'Wotch'; there are Lamp, Watch; did you mean 'Watch'?"),
    (["Repo/Old", "--app", "Lamp"], "there is no app 'Lamp' here: no project or package describes one"),
    (
      ["Repo/Lamp/Lamp.swift", "--app", "Lamp"],
      "an app can only be chosen of a source folder; no input is one"
    ),
  ])
  func `a name that no app has is wrong usage`(arguments: [String], message: String) throws {
    let outcome = try Navatlas.run(["graph"] + arguments, in: Self.repository())
    #expect(outcome.status == 64 && outcome.output.isEmpty)
    #expect(outcome.errors.contains("error: " + message), "\(outcome.errors)")
  }

  @Test func `a project beside the folder that is read tells which of its files are built`() throws {
    let project = """
      targets:
        Lamp: {type: application, platform: iOS, sources: [{path: Lamp, excludes: [Old.swift]}]}
        Watch: {type: application, platform: watchOS, sources: [Watch]}
      """
    let folder = try Self.repository(project: project)
    try folder.write(
      Array("struct LampHome: View { var body: some View { Text(\"\") } }".utf8), to: "Repo/Lamp/Old.swift")
    try folder.write(Array("struct Bulb {}".utf8), to: "Repo/Lamp/Bulb.swift")
    let outcome = try Navatlas.run(["graph", "Repo/Lamp", "--format", "nav"], in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.text.contains("LampHome -viewPush-> Detail"))
    #expect(outcome.errors.contains("1 file is left out, being in no target, such as this one"))
  }

  @Test func `a folder of which a project around has next to nothing is read whole`() throws {
    let outcome = try Navatlas.run(["graph", "Repo/Old", "--format", "nav"], in: Self.repository())
    #expect(!outcome.errors.contains("left out"))
  }

  @Test func `a folder for samples counts where the app's target has it`() throws {
    let folder = try Self.repository(
      project: Self.project.replacing("sources: [Lamp]", with: "sources: [Lamp, Demo]"))
    try folder.makeFolder("Repo/Demo")
    let shade =
      "extension Detail { var a: Int { 1 } }\nstruct Shade: View { var body: some View { Text(\"\") } }"
    try folder.write(Array(shade.utf8), to: "Repo/Demo/Shade.swift")
    let home = Self.app("Lamp").replacing("{ Detail() } }", with: "{ Shade() } }")
    try folder.write(Array(home.utf8), to: "Repo/Lamp/Lamp.swift")
    let outcome = try Navatlas.run(["graph", "Repo"], in: folder)
    #expect(outcome.text.contains("\"Shade\"") && !outcome.errors.contains("samples"))
    #expect(!outcome.text.contains("external"))
  }

  @Test func `what is kept of one app is never taken for another's`() throws {
    let (folder, cache) = (try Self.repository(), try Folder())
    for _ in 0..<2 {
      for app in ["Lamp", "Watch"] {
        let arguments = ["graph", "Repo", "--app", app]
        let fresh = try Navatlas.run(arguments, in: folder)
        let kept = try Navatlas.run(arguments, in: folder, cache: cache)
        #expect(kept.output == fresh.output && kept.errors == fresh.errors)
      }
    }
    let other = Self.project.replacing("sources: [Lamp]", with: "sources: [Lamp, Old]")
    try folder.write(Array(other.utf8), to: "Repo/project.yml")
    let arguments = ["graph", "Repo", "--app", "Lamp"]
    let kept = try Navatlas.run(arguments, in: folder, cache: cache)
    #expect(kept.output == (try Navatlas.run(arguments, in: folder).output))
  }

  @Test(arguments: [
    ("targets: {Lamp: [", "this project cannot be read"),
    ("targets: {Kit: {type: framework, sources: [Lamp]}}", "no target here is an app"),
  ])
  func `without an app the folder is read whole, after a clear word`(project: String, message: String) throws
  {
    let outcome = try Navatlas.run(["graph", "Repo"], in: Self.repository(project: project))
    #expect(outcome.status == 0)
    #expect(outcome.text.contains("LampHome") && outcome.text.contains("WatchHome"))
    #expect(outcome.errorLines.count { $0.contains(message) } == 1, "\(outcome.errors)")
  }
}
