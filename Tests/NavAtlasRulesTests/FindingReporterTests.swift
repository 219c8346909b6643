import Foundation
import NavAtlasModel
import NavAtlasReports
import NavAtlasRules
import Testing

/// Whatever names say, each form stays what it is and has them as data.
@Suite struct FindingReporterTests {
  private static func text(_ id: String, _ report: LintReport) throws -> String {
    try #require(FindingReporters.named(id)).text(report)
  }

  private static func json(_ id: String, _ report: LintReport) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(text(id, report).utf8))
  }

  @Test(arguments: FindingReporters.all.map { $0.id }) func `a form is the same each time, and ends a line`(
    id: String
  ) throws {
    let report = FindingSamples.report(named: "A.swift")
    let text = try Self.text(id, report)
    #expect(try text == Self.text(id, report) && text.hasSuffix("\n"))
    #expect(text.contains("A.swift") && text.contains("NA204-trap-screen"))
  }

  @Test(arguments: FindingSamples.names) func `JSON has names as they are`(name: String) throws {
    let document = try #require(try Self.json("json", FindingSamples.report(named: name)) as? [String: Any])
    let findings = try #require(document["findings"] as? [[String: Any]])
    #expect(findings.count == 3)
    #expect(findings.allSatisfy { ($0["screens"] as? [String])?.first == name })
    #expect(document["failures"] as? Int == 2)
  }

  @Test(arguments: FindingSamples.names) func `GitLab has names as they are, and each fingerprint once`(
    name: String
  ) throws {
    let issues = try #require(try Self.json("gitlab", FindingSamples.report(named: name)) as? [[String: Any]])
    #expect(issues.compactMap { $0["severity"] as? String } == ["critical", "major", "info"])
    #expect(Set(issues.compactMap { $0["fingerprint"] as? String }).count == 3)
    #expect((issues[0]["location"] as? [String: Any])?["path"] as? String == name)
  }

  @Test(arguments: ["junit", "checkstyle"], FindingSamples.names) func `XML is well-formed`(
    id: String, name: String
  ) throws {
    let text = try Self.text(id, FindingSamples.report(named: name))
    let elements = try WellFormedXML.elements(of: text)
    #expect(elements.count { $0 == (id == "junit" ? "failure" : "error") } == (id == "junit" ? 2 : 3))
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }

  @Test(arguments: FindingSamples.names) func `each annotation of GitHub is one line and one command`(
    name: String
  ) throws {
    let lines = try Self.text("github", FindingSamples.report(named: name)).split(
      omittingEmptySubsequences: true
    ) { $0 == "\n" || $0 == "\r" || $0 == "\r\n" }
    #expect(lines.count == 3)
    for (line, command) in zip(lines, ["error", "warning", "notice"]) {
      #expect(line.hasPrefix("::\(command) "))
      let properties = line.dropFirst(command.count + 3).prefix { $0 != ":" }
      #expect(properties.split(separator: ",").allSatisfy { $0.count { $0 == "=" } >= 1 }, "\(line)")
    }
  }

  @Test(arguments: FindingSamples.names) func `text and Markdown keep names on their lines`(name: String)
    throws
  {
    let text = try Self.text("text", FindingSamples.report(named: name))
    #expect(text.split(separator: "\n").count == 7, "\(text)")
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    let page = try Self.text("markdown", FindingSamples.report(named: name))
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("|") }
    #expect(rows.count == 5)
    #expect(rows.allSatisfy { $0.replacing("\\|", with: "").count { $0 == "|" } == 5 }, "\(page)")
    #expect(!page.contains("<script") && !page.replacing("\\]", with: "").contains("](https"))
  }

  @Test func `what is known is told by JSON and SARIF only`() throws {
    let findings = FindingSamples.report(named: "A").items.map(\.finding)
    let report = FindingSamples.report(named: "A", baseline: Baseline(findings))
    #expect(report.failures == 0 && report.new.isEmpty)
    #expect(try Self.text("text", report) == "no findings; 3 known from the baseline, 0 stale\n")
    #expect(try Self.text("github", report) == "")
    #expect(try Self.text("sarif", report).contains("\"unchanged\""))
    #expect(try Self.text("json", report).contains("\"known\": true"))
  }
}
