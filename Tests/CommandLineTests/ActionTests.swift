import Foundation
import TestSupport
import Testing

/// What the GitHub Action runs.
@Suite struct ActionTests {
  private static let script = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../.github/actions/navatlas/run.sh").standardizedFileURL

  private func run(_ variables: [String: String], in folder: Folder) throws -> Navatlas.Outcome {
    try Navatlas.run(script: Self.script, variables, in: folder)
  }

  @Test func `findings are annotations, a page in the summary, and SARIF, and fail the job`() throws {
    let folder = try Folder("a b.nav", "root: A\nA -push-> B\nB -push-> A\n")
    try folder.write(Array("before\n".utf8), to: "summary.md")
    let outcome = try run(
      ["NAVATLAS_INPUTS": "a b.nav\n", "NAVATLAS_SARIF": "nav.sarif", "GITHUB_STEP_SUMMARY": "summary.md"],
      in: folder)
    #expect(outcome.status == 1 && outcome.text.hasPrefix("::warning title=NA202"), "\(outcome.errors)")
    #expect(try folder.text("summary.md").hasPrefix("before\n## The app: navigation\n"))
    #expect(try folder.text("summary.md").contains("```mermaid"))
    #expect(try folder.text("nav.sarif").contains("\"2.1.0\""))
    #expect(try run(["NAVATLAS_INPUTS": "a b.nav", "NAVATLAS_FAIL_ON": "error"], in: folder).status == 0)
  }

  @Test func `names are no options, and what cannot be read ends with 2`() throws {
    let folder = try Folder("--help.nav", "root: A\nA -push-> B\n")
    #expect(try run(["NAVATLAS_INPUTS": "--help.nav"], in: folder).status == 0)
    #expect(try run(["NAVATLAS_INPUTS": "none.nav"], in: folder).status == 2)
    #expect(
      try run(["NAVATLAS_INPUTS": "--help.nav", "NAVATLAS_BASELINE": "none.json"], in: folder).status == 2)
  }
}
