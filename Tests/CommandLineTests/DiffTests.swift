import Foundation
import TestSupport
import Testing

/// Two versions of an app, by the real program.
@Suite struct DiffTests {
  private static let source = """
    import SwiftUI
    @main struct Shop: App {
      var body: some Scene { WindowGroup { NavigationStack { Home() } } }
    }
    struct Home: View {
      var body: some View {
        NavigationLink("List") { List() }
      }
    }
    struct List: View { var body: some View { NavigationLink("Detail") { Detail() } } }
    struct Detail: View { var body: some View { Text("Detail") } }

    """
  private static let newer = source.replacing(
    "NavigationLink(\"Detail\") { Detail() }", with: "Text(\"no detail\")")

  @Test func `two files are compared, and pictures have both versions`() throws {
    let folder = try Folder("a.nav", "root: A\nA -push-> B\nA -push-> C\n")
    try folder.write(Array("root: A\nA -push-> B -push-> C\n".utf8), to: "b.nav")
    let told = try Navatlas.run(["diff", "a.nav", "b.nav"], in: folder)
    #expect(told.status == 0)
    #expect(told.text.contains("  C is 2 deep, 1 before"))
    #expect(told.text.contains("  + B → C (push)") && told.text.contains("  - A → C (push)"))
    #expect(try Navatlas.run(["diff", "a.nav", "b.nav", "--exit-code"], in: folder).status == 1)
    #expect(try Navatlas.run(["diff", "a.nav", "a.nav", "--exit-code"], in: folder).status == 0)
    #expect(try Navatlas.run(["diff", "a.nav", "b.nav", "-o", "d.svg"], in: folder).status == 0)
    let picture = try folder.text("d.svg")
    #expect(picture.contains(">new<") && picture.contains(">gone<"))
    let markdown = try Navatlas.run(["diff", "a.nav", "b.nav", "--format", "markdown"], in: folder).text
    #expect(markdown.contains("```mermaid\n") && markdown.contains("\"new\""))
  }

  @Test func `nothing is said in Markdown where nothing changed`() throws {
    let folder = try Folder("a.nav", "root: A\nA -push-> B\n")
    let same = try Navatlas.run(["diff", "a.nav", "a.nav", "--format", "markdown"], in: folder)
    #expect(same.status == 0 && same.text.isEmpty)
  }

  @Test func `a base that cannot be read is an error`() throws {
    let folder = try Folder("a.nav", "root: A\nA -push-> B\n")
    try folder.write(Array("{".utf8), to: "b.json")
    for base in ["none.nav", "b.json", "."] {
      let outcome = try Navatlas.run(["diff", base, "a.nav"], in: folder)
      #expect(outcome.status == 2 && outcome.text.isEmpty, "\(base)")
    }
    #expect(try Navatlas.run(["diff", "a.nav"], in: folder).status == 64)
    #expect(try Navatlas.run(["diff", "a.nav", "a.nav", "--format", "xml"], in: folder).status == 64)
  }

  @Test(arguments: HostileNameTests.names) func `no name gets out of the form it is told in`(name: String)
    throws
  {
    let folder = try Folder("base.nav", "root: Other\nOther -push-> More\n")
    try folder.write(try HostileNameTests.document(name), to: "head.json")
    for pair in [["base.nav", "head.json"], ["head.json", "base.nav"]] {
      let text = try Navatlas.run(["diff"] + pair, in: folder)
      guard text.status == 0 else {
        #expect(text.status == 2 && text.output.isEmpty)
        continue
      }
      #expect(!text.text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0.value == 0x202E })
      let page = try Navatlas.run(["diff"] + pair + ["--format", "markdown"], in: folder).text
      #expect(!page.contains("<script") && !page.contains("<img") && !page.contains("<IMG"))
      #expect(page.split(separator: "\n").count { $0.hasPrefix("```") } == 2)
      let data = try Navatlas.run(["diff"] + pair + ["--format", "json"], in: folder).output
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(data)) }
    }
  }

  @Test func `two revisions are read from git's objects, or one beside the files as they are`() throws {
    let folder = try Folder()
    try folder.makeFolder("App")
    try folder.write(Array(Self.source.utf8), to: "App/Shop.swift")
    func git(_ arguments: String...) throws { try Self.git(arguments, in: folder) }
    try git("init", "-q", "-b", "main")
    try git("add", ".")
    try git("commit", "-q", "-m", "one")
    try folder.write(Array(Self.newer.utf8), to: "App/Shop.swift")
    let unsaved = try Navatlas.run(["diff", "App", "--git", "HEAD"], in: folder)
    #expect(
      unsaved.text.contains("- List → Detail (push)")
        && unsaved.text.contains("Detail is declared, and nothing shows it"))
    let since = try Navatlas.run(["explore", "App", "--since", "HEAD"], in: folder)
    #expect(since.status == 0 && since.text.contains("\"head\":\"the files as they are\""), "\(since.errors)")
    try git("commit", "-q", "-a", "-m", "two")
    try folder.write(Array("broken".utf8), to: "App/Shop.swift")
    for range in ["HEAD~1..HEAD", "HEAD~1...HEAD", "main~1..main"] {
      let outcome = try Navatlas.run(["diff", "App", "--git", range], in: folder)
      #expect(outcome.status == 0 && outcome.text.contains("- List → Detail (push)"), "\(range)")
      #expect(outcome.text.contains(" · Shop.swift:"))
    }
    let page = try Navatlas.run(["explore", "App", "--git", "HEAD~1..HEAD"], in: folder)
    #expect(page.status == 0 && page.text.contains("\"comparison\":{\"base\":\"HEAD~1\""))
    #expect(try folder.text("App/Shop.swift") == "broken")
    let unknown = try Navatlas.run(["diff", "App", "--git", "nowhere..HEAD"], in: folder)
    #expect(unknown.status == 2 && unknown.errors.contains("there is no revision 'nowhere'"))
    #expect(try Navatlas.run(["diff", "App", "--git=--upload-pack=x..HEAD"], in: folder).status == 2)
    #expect(try Navatlas.run(["diff", "None", "--git", "HEAD~1..HEAD"], in: folder).status == 2)
  }

  @Test func `whatever changed is told to reach a screen, or not to be looked at`() throws {
    let folder = try Folder()
    func git(_ arguments: String...) throws { try Self.git(arguments, in: folder) }
    let old = Self.source.replacing(
      "struct Detail: View {",
      with: "extension Int { func euro() -> String { \"€\" } }\nstruct Detail: View {"
    ).replacing("Text(\"Detail\")", with: "Text(7.euro())")
    try folder.write(Array(old.utf8), to: "Shop.swift")
    try folder.write(Array("struct Moved {}\n".utf8), to: "Moved.swift")
    try folder.write([0, 1, 2, 0], to: "icon.png")
    try git("init", "-q", "-b", "main")
    try git("add", ".")
    try git("commit", "-q", "-m", "one")
    try folder.write(
      Array(old.replacing("\"€\"", with: "\"$\"").utf8), to: "Shop.swift")
    try folder.write([0, 9, 9, 0, 9], to: "icon.png")
    try git("mv", "Moved.swift", "Away.swift")
    try git("add", ".")
    try git("commit", "-q", "-m", "two")
    try folder.write(Array("struct Fresh {}\n".utf8), to: "Fresh.swift")
    let told = try Navatlas.run(["impact", "--git", "HEAD~1..HEAD"], in: folder).text
    #expect(told.contains("  Detail: Int.euro"))
    #expect(told.contains("  icon.png: no Swift source"))
    #expect(told.contains("  Away.swift: no line changed, only its name or mode"))
    let fresh = try Navatlas.run(["impact", "--git", "HEAD"], in: folder).text
    #expect(fresh.contains("Fresh · Fresh.swift:1"))
    #expect(try Navatlas.run(["impact", "--git", "nowhere..HEAD"], in: folder).status == 2)
    #expect(try Navatlas.run(["impact", "."], in: folder).status == 64)
    #expect(try Navatlas.run(["impact", ".", "None.swift:3"], in: folder).status == 2)
  }

  private static func git(_ arguments: [String], in folder: Folder) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      [
        "git", "-C", folder.url.path(), "-c", "user.name=a", "-c", "user.email=a@b", "-c",
        "commit.gpgsign=false",
      ]
      + arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(arguments)")
  }
}
