import Foundation
import TestSupport
import Testing

/// The findings of the real program, its files and its exit status.
@Suite struct LintTests {
  private static let cycle = "name: App\nroot: A\nA -push-> B\nB -push-> A\n"

  private func run(_ arguments: [String], in folder: Folder) throws -> Navatlas.Outcome {
    try Navatlas.run(["lint"] + arguments, in: folder)
  }

  @Test func `findings end with 1, and what is below the limit does not`() throws {
    let folder = try Folder("a.nav", Self.cycle)
    let found = try run(["a.nav"], in: folder)
    #expect(found.status == 1)
    #expect(
      found.text == """
        warning: the stack can grow without end: A → B → A [NA202-unbounded-push-cycle]
          way: A › push B › push A

        1 warning

        """)
    #expect(try run(["a.nav", "--fail-on", "error"], in: folder).status == 0)
    #expect(try run(["a.nav", "--fail-on", "eror"], in: folder).status == 64)
    #expect(try run(["a.nav", "--reporter", "sarf"], in: folder).errors.contains("did you mean 'sarif'?"))
    #expect(try run(["none.nav"], in: folder).status == 2)
    #expect(try run(["b.nav"], in: Folder("b.nav", "root: A\nA -push-> B\n")).status == 0)
  }

  @Test func `several reporters write in one run`() throws {
    let folder = try Folder("a.nav", Self.cycle)
    let outcome = try run(
      ["a.nav", "--reporter", "github", "--reporter", "sarif:nav.sarif", "--reporter", "junit:nav.xml"],
      in: folder)
    #expect(outcome.status == 1)
    #expect(outcome.text.hasPrefix("::warning title=NA202-unbounded-push-cycle::the stack can grow"))
    #expect(try folder.text("nav.sarif").contains("\"2.1.0\""))
    #expect(try folder.text("nav.xml").contains("<failure type=\"warning\""))
    #expect(try run(["a.nav", "--reporter", "text", "--reporter", "json"], in: folder).status == 64)
  }

  @Test func `what is new since an older version is told, and what is gone`() throws {
    let folder = try Folder("a.nav", Self.cycle)
    try folder.write(Array("name: App\nroot: A\nA -push-> B\nA -push-> C\nC -push-> A\n".utf8), to: "b.nav")
    let found = try run(["b.nav", "--since", "a.nav"], in: folder)
    #expect(found.status == 1)
    #expect(found.text.contains("A → C → A") && found.text.contains("gone since a.nav: NA202"))
    #expect(found.text.hasSuffix("1 warning; 0 as in a.nav, 1 gone\n"))
    #expect(try run(["a.nav", "--since", "a.nav"], in: folder).status == 0)
    #expect(try run(["a.nav", "--since", "nowhere"], in: folder).status == 2)
    #expect(try run(["a.nav", "--since", "a.nav", "--baseline", "x.json"], in: folder).status == 64)
  }

  @Test func `a baseline silences what is known and tells what is stale`() throws {
    let folder = try Folder("a.nav", Self.cycle)
    let known = ["--baseline", "known.json"]
    #expect(try run(["a.nav"] + known, in: folder).status == 2)
    #expect(try run(["a.nav", "--update-baseline"], in: folder).status == 64)
    #expect(try run(["a.nav", "--update-baseline"] + known, in: folder).status == 0)
    let written = try folder.text("known.json")
    #expect(
      try run(["a.nav"] + known, in: folder).text == "no findings; 1 known from the baseline, 0 stale\n")
    #expect(try run(["a.nav", "--strict-baseline"] + known, in: folder).status == 0)

    try folder.write(Array("name: App\nroot: A\nA -push-> B\n".utf8), to: "a.nav")
    let mended = try run(["a.nav"] + known, in: folder)
    #expect(mended.status == 0 && mended.text.contains("stale: NA202-unbounded-push-cycle: A, B"))
    #expect(try run(["a.nav", "--strict-baseline"] + known, in: folder).status == 1)
    #expect(try folder.text("known.json") == written)

    try folder.write(Array("{\"navatlas-baseline\": 1, \"findins\": []}".utf8), to: "known.json")
    let broken = try run(["a.nav"] + known, in: folder)
    #expect(broken.status == 2 && broken.errors.contains("did you mean 'findings'?"), "\(broken.errors)")
  }

  private static let app = """
    import SwiftUI
    @main struct Shop: App { var body: some Scene { WindowGroup { Home() } } }
    struct Home: View {
      var body: some View {
        NavigationStack { Text("Home") }
          .safeAreaInset(edge: .bottom) {
            NavigationLink("Cart") { Cart() }
          }
      }
    }
    struct Cart: View { var body: some View { Text("Cart") } }
    """

  @Test func `source has its line shown, and what is found is said once`() throws {
    let folder = try Folder("App.swift", Self.app)
    let outcome = try run([".", "--fail-on", "error"], in: folder)
    #expect(outcome.status == 1)
    #expect(outcome.text.contains("App.swift:7: error: this link does nothing"), "\(outcome.text)")
    #expect(outcome.text.contains("  7 | NavigationLink(\"Cart\") { Cart() }"))
    #expect(!outcome.errors.contains("this link does nothing"))
    let elsewhere = try Navatlas.run(
      ["lint", folder.url.path(), "--reporter", "sarif"], in: Folder("x", ""))
    #expect(elsewhere.text.contains("\"uri\": \"App.swift\""), "\(elsewhere.text.suffix(900))")
  }

  @Test func `a comment leaves a finding out, and says where it is of no use`() throws {
    let lines = Self.app.replacing(
      "NavigationLink(", with: "// navatlas:disable:next NA105 - hidden\n        NavigationLink(")
    let quiet = try run([".", "--fail-on", "error"], in: Folder("App.swift", lines))
    #expect(quiet.status == 0 && !quiet.text.contains("NA105"), "\(quiet.text)")
    let other = try run(["."], in: Folder("App.swift", lines.replacing("NA105", with: "NA204")))
    #expect(other.status == 1)
    #expect(other.errors.contains("App.swift:7: note: this leaves nothing out; remove it"), "\(other.errors)")
  }

  @Test func `settings are those of the app's folder`() throws {
    let folder = try Folder("App.swift", Self.app)
    try folder.write(
      Array("lint: {rules: {NA105: {severity: off}}, fail-on: error}".utf8), to: ".navatlas.yml")
    #expect(try run(["."], in: folder).status == 0)
    try folder.write(Array("lint: {rule: {}}".utf8), to: ".navatlas.yml")
    let wrong = try run(["."], in: folder)
    #expect(wrong.status == 2 && wrong.errors.contains("did you mean 'rules'?"), "\(wrong.errors)")
  }

  @Test func `rules are listed and explained`() throws {
    let folder = try Folder()
    let list = try Navatlas.run(["rules"], in: folder).text
    #expect(list.contains("NA202-unbounded-push-cycle (warning): "))
    for name in ["NA202", "unbounded-push-cycle"] {
      let page = try Navatlas.run(["explain", name], in: folder)
      #expect(page.text.hasPrefix("# NA202-unbounded-push-cycle\n"))
    }
    #expect(try Navatlas.run(["explain", "NA999"], in: folder).status == 64)
  }

  /// What is found in the samples: nothing else.
  @Test(arguments: [
    ("coordinator/coordinator.nav", []), ("coordinator-pushed/coordinator-pushed.nav", ["NA202", "NA203"]),
    ("composable-stack/composable-stack.nav", ["NA202"]), ("router-a/router-a.nav", ["NA205", "NA205"]),
    ("router-c/router-c.nav", ["NA205", "NA205"]), ("cookbook-2/cookbook.yml", ["NA202"]),
    ("cookbook-3/cookbook.yml", []), ("shop/shop.yml", ["NA202", "NA305"]),
  ]) func `samples have the findings that they are to have`(input: String, rules: [String]) throws {
    let samples = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "samples")
    let outcome = try Navatlas.run(["lint", input, "--reporter", "json"], in: samples)
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any])
    let findings = try #require(document["findings"] as? [[String: Any]])
    #expect(findings.compactMap { ($0["rule"] as? String)?.prefix(5) }.map(String.init) == rules)
  }
}
