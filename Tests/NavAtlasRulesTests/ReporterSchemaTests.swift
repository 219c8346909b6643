import Foundation
import NavAtlasAnalysis
import NavAtlasInputs
import NavAtlasModel
import NavAtlasReports
import NavAtlasRules
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What the readers of each form require is there, whatever names say.
@Suite struct ReporterSchemaTests {
  private func node(_ id: String, _ report: LintReport) throws -> JSONNode {
    try JSONParser.parse(try #require(FindingReporters.named(id)).text(report))
  }

  private static let states = LintReport([
    (
      "a b/{0}.json",
      .failure(Diagnostic(.error, "[x](y) is no state", at: .init(file: "a b/{0}.json", line: 2)))
    )
  ])

  private static func reports(_ name: String) -> [LintReport] {
    let known = Baseline([Finding("NA205-unreachable-screen", .warning, "", screens: [name])])
    return [
      FindingSamples.report(named: name), FindingSamples.report(named: name, baseline: known), states,
      LintReport(name: name, items: []),
    ]
  }

  @Test(arguments: FindingSamples.names) func `SARIF has what the standard requires, and no more`(
    name: String
  ) throws {
    let schema = try SchemaValidator(schema: try Fixture.text("sarif-parts.schema.json"))
    for report in Self.reports(name) { #expect(schema.failures(of: try node("sarif", report)) == []) }
  }

  @Test func `what is no SARIF is told from it`() throws {
    let schema = try SchemaValidator(schema: try Fixture.text("sarif-parts.schema.json"))
    let text = try #require(FindingReporters.named("sarif")).text(FindingSamples.report(named: "A"))
    for (right, wrong) in [("\"2.1.0\"", "\"2.0\""), ("\"ruleId\"", "\"rule\""), ("\"error\"", "\"fatal\"")] {
      #expect(
        !schema.failures(of: try JSONParser.parse(text.replacing(right, with: wrong))).isEmpty, "\(wrong)")
    }
  }

  @Test(arguments: FindingSamples.names) func `GitLab has the keys that it requires`(name: String) throws {
    for report in Self.reports(name) {
      for issue in try #require(try node("gitlab", report).elements) {
        let keys = ["description", "check_name", "fingerprint", "severity"]
        #expect(keys.allSatisfy { issue[$0]?.string?.isEmpty == false })
        #expect(["info", "minor", "major", "critical", "blocker"].contains(issue["severity"]?.string ?? ""))
        #expect(issue["location"]?["path"]?.string != nil)
        #expect(issue["location"]?["lines"]?["begin"] != nil)
      }
    }
  }

  private static let required: [String: Set<String>] = [
    "testsuite": ["name", "tests", "failures"], "testcase": ["name", "classname"],
    "failure": ["message", "type"],
    "checkstyle": ["version"], "file": ["name"], "error": ["severity", "message", "source"],
  ]

  @Test(arguments: ["junit", "checkstyle"], FindingSamples.names)
  func `XML has the attributes that its readers require`(id: String, name: String) throws {
    for report in Self.reports(name) {
      let text = try #require(FindingReporters.named(id)).text(report)
      let elements = try Attributes.elements(of: text)
      #expect(!elements.isEmpty)
      for (element, attributes) in elements {
        let missing = (Self.required[element] ?? []).subtracting(attributes)
        #expect(missing.isEmpty, "\(element): \(missing)")
      }
    }
  }

  /// The attributes of each element, read by the system's own parser.
  private final class Attributes: NSObject, XMLParserDelegate {
    private var found: [(String, Set<String>)] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) { found.append((name, Set(attributes.keys))) }

    static func elements(of text: String) throws -> [(String, Set<String>)] {
      let parser = XMLParser(data: Data(text.utf8))
      let attributes = Attributes()
      parser.delegate = attributes
      guard parser.parse() else { throw WellFormedXML.Malformed() }
      return attributes.found
    }
  }

  @Test(arguments: FindingSamples.names) func `colours are the only control characters of text`(name: String)
    throws
  {
    let reporter = try #require(FindingReporters.named("text"))
    let report = FindingSamples.report(named: name)
    let colored = reporter.text(report, isColored: true, picture: nil)
    let plain = colored.replacing(try Regex("\u{1B}\\[[0-9;]*m"), with: "")
    #expect(colored != plain && plain == reporter.text(report))
  }

  @Test func `a picture is at the end of a page, and nothing in it ends its block`() throws {
    let reporter = try #require(FindingReporters.named("markdown"))
    let report = FindingSamples.report(named: "A")
    let picture = FindingPicture(mermaid: "flowchart LR\n```\nA\n", file: "a b>.svg")
    let page = reporter.text(report, isColored: false, picture: picture)
    #expect(page.hasPrefix(reporter.text(report)))
    #expect(page.hasSuffix("\n````mermaid\nflowchart LR\n```\nA\n````\n\n[The picture](<a b%3E.svg>)\n"))
    for other in FindingReporters.all where other.id != "markdown" {
      #expect(other.text(report, isColored: false, picture: picture) == other.text(report))
    }
  }
}
