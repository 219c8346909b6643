import Foundation
import NavAtlasModel
import NavAtlasReports
import NavAtlasRules
import Testing

/// What the standard asks of a SARIF log, where we write it.
@Suite struct SARIFTests {
  private static func run(_ report: LintReport) throws -> [String: Any] {
    let text = try #require(FindingReporters.named("sarif")).text(report)
    let log = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    return try #require((log["runs"] as? [[String: Any]])?.first)
  }

  private static func driver(_ run: [String: Any]) throws -> [String: Any] {
    let tool = try #require(run["tool"] as? [String: Any])
    return try #require(tool["driver"] as? [String: Any])
  }

  @Test func `every rule has help, and results point at theirs`() throws {
    let run = try Self.run(FindingSamples.report(named: "A.swift"))
    let rules = try #require(try Self.driver(run)["rules"] as? [[String: Any]])
    #expect(rules.compactMap { $0["id"] as? String } == Rules.all.map { $0.info.id })
    for rule in rules {
      let help = rule["help"] as? [String: String]
      #expect(help?["text"]?.isEmpty == false && help?["markdown"]?.isEmpty == false)
    }
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == 3)
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
      #expect(["error", "warning", "note"].contains(result["level"] as? String))
      #expect((result["message"] as? [String: String])?["text"]?.isEmpty == false)
      #expect((result["partialFingerprints"] as? [String: String])?["navatlas/v1"]?.count == 32)
      #expect(result["baselineState"] == nil)
    }
    let flows = try #require(results[0]["codeFlows"] as? [[String: Any]])
    let thread = try #require((flows[0]["threadFlows"] as? [[String: Any]])?.first)
    #expect((thread["locations"] as? [Any])?.count == 2)
  }

  @Test(arguments: FindingSamples.names) func `URIs are relative and lead to the file`(name: String) throws {
    let run = try Self.run(FindingSamples.report(named: name))
    let result = try #require((run["results"] as? [[String: Any]])?.first)
    let location = try #require((result["locations"] as? [[String: Any]])?.first)
    let place = try #require(location["physicalLocation"] as? [String: Any])
    let uri = try #require((place["artifactLocation"] as? [String: String])?["uri"])
    let url = try #require(URL(string: uri))
    #expect(url.scheme == nil && url.host() == nil && !uri.hasPrefix("/"))
    #expect(uri.removingPercentEncoding == String(name.drop { $0 == "/" }))
  }

  @Test func `names are neither placeholders nor links`() throws {
    func text(_ name: String) throws -> String? {
      let run = try Self.run(FindingSamples.report(named: name))
      return ((run["results"] as? [[String: Any]])?[1]["message"] as? [String: String])?["text"]
    }
    #expect(try text("{0}") == "{{0}}")
    #expect(try text("[a](b)") == "\\[a\\](b)")
    #expect(try text("Grid[0]") == "Grid[0]")
  }

  @Test func `a baseline gives each result its state`() throws {
    let known = Finding("NA205-unreachable-screen", .warning, "", screens: ["Gone"])
    let first = FindingSamples.report(named: "A").items.map(\.finding)[0]
    let run = try Self.run(FindingSamples.report(named: "A", baseline: Baseline([known, first])))
    let states = (run["results"] as? [[String: Any]])?.compactMap { $0["baselineState"] as? String }
    #expect(states == ["unchanged", "new", "new", "absent"])
  }
}
