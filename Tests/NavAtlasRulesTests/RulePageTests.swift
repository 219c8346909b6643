import Foundation
import NavAtlasReports
import NavAtlasRules
import Testing

/// The documentation of the rules is what they say of themselves.
@Suite struct RulePageTests {
  private static let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Sources/NavAtlasKit/NavAtlasKit.docc/Rules.md")

  @Test func `the page has every rule as it is today`() throws {
    let page = RulePage.catalogue(Rules.all.map { $0.info })
    if ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] == "1" {
      try Data(page.utf8).write(to: Self.file)
    }
    #expect(try String(contentsOf: Self.file, encoding: .utf8) == page)
    for rule in Rules.all { #expect(page.contains("## \(rule.info.id)\n")) }
  }
}
