import Foundation
import TestSupport
import Testing

/// Plans of walks from the real program.
@Suite struct PlanTests {
  private static let app = """
    name: App
    root: A
    A -push-> B "Open"
    B -push-> C
    A -sheet-> D
    Z -push-> A
    """

  private func run(_ arguments: [String], files: [String: String] = [:]) throws -> Navatlas.Outcome {
    let folder = try Folder("app.nav", Self.app)
    for (name, text) in files { try folder.write(Array(text.utf8), to: name) }
    return try Navatlas.run(["plan", "app.nav"] + arguments, in: folder)
  }

  @Test func `a plan has its walks, whether fewer would do, and what is in none`() throws {
    let outcome = try run([])
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    #expect(
      outcome.text == """
        Walks through App
        1 walk of 5 steps covers 3 of 4 moves
        no fewer walks can do

        Walk 1: launch, which shows A
             on  do             shows  new
          1  A   push B "Open"  B      ×
          2  B   push C         C      ×
          3  C   back           B
          4  B   back           A
          5  A   sheet D        D      ×

        In no walk
          What      Why
          Z push A  Z is never shown

        """)
  }

  @Test func `only what is listed is covered, and a line that is no move is told`() throws {
    let list = ["only.txt": "# what is left\nB -> C\nA -push-> Q\n"]
    let outcome = try run(["--cover", "diff", "--only", "only.txt", "--format", "json"], files: list)
    #expect(outcome.status == 0)
    #expect(outcome.text.contains("\"wanted\": 1,") && outcome.text.contains("\"minimal\": true"))
    #expect(outcome.errors.contains("only.txt:3:1: warning: the graph has no move A -push-> Q"))
  }

  @Test func `what is new since an older version is covered`() throws {
    let folder = try Folder("old.nav", "root: A\nA -push-> B\n")
    try folder.write(Array("root: A\nA -push-> B -push-> C\n".utf8), to: "new.nav")
    let outcome = try Navatlas.run(
      ["plan", "new.nav", "--cover", "diff", "--since", "old.nav"], in: folder)
    #expect(outcome.status == 0 && outcome.text.contains("1 of 1 move"), "\(outcome.text)")
    #expect(try Navatlas.run(["plan", "new.nav", "--cover", "diff"], in: folder).status == 64)
    #expect(try Navatlas.run(["plan", "new.nav", "--since", "nowhere"], in: folder).status == 2)
  }

  @Test func `what sessions never did is covered`() throws {
    let log = """
      {"session":"1","ts":1,"event":"launch","screen":"A"}
      {"session":"1","ts":2,"event":"push","screen":"B"}
      {"session":"1","ts":3,"event":"push","screen":"C"}
      """
    let outcome = try run(["--coverage", "log.jsonl"], files: ["log.jsonl": log])
    #expect(outcome.text.contains("covers 1 of 2 moves"), "\(outcome.text)\(outcome.errors)")
    #expect(outcome.text.contains("sheet D"))
  }

  @Test(arguments: ["xctest", "swift-testing", "markdown"]) func `names are data in every form`(
    format: String
  ) throws {
    let folder = try Folder(
      "a.json",
      #"{"navatlas":1,"name":"x\nimport Evil","screens":[{"id":"A"},{"id":"B\");exit(1)//\n|`"}],"#
        + #""containers":[{"id":"main","kind":"stack","root":"A"}],"#
        + #""transitions":[{"from":"A","to":"B\");exit(1)//\n|`","kind":"push","label":"\\\"\n}"}],"entries":[]}"#
    )
    let outcome = try Navatlas.run(["plan", "a.json", "--format", format], in: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(!outcome.text.contains("\nimport Evil") && !outcome.text.contains("B\");exit(1)//\n"))
  }

  @Test(
    arguments: [
      (["--cover", "diff"], 64, "--cover diff needs --since, --only or --coverage"),
      (["--cover", "pairs", "--only", "only.txt"], 64, "choose moves"),
      (["--max-steps", "0"], 64, "from 1 to 10000"), (["--format", "xctst"], 64, "did you mean 'xctest'?"),
      (["--only", "none.txt"], 2, "none.txt: error: there is no such file"),
      (["--only", "bad.txt"], 2, "bad.txt:1:3: error: expected an arrow"),
      (["--only", "empty.txt"], 2, "no line is a move of the graph"),
    ] as [([String], Int32, String)])
  func `a plan that is asked for wrongly is none`(arguments: [String], status: Int32, message: String) throws
  {
    let outcome = try run(arguments, files: ["only.txt": "A -> B", "bad.txt": "A B", "empty.txt": "Q -> R"])
    #expect(outcome.status == status && outcome.text.isEmpty)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }
}
