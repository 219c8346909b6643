import Foundation
import TestSupport
import Testing

/// The page `Checklist` names a test or fixture for each row, and each of them is there.
@Suite struct ChecklistTests {
  private struct Row {
    var id: String
    var names: [String]
  }

  private static let root = Fixture.folder().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func rows() throws -> [Row] {
    let page = root.appending(path: "Sources/NavAtlasKit/NavAtlasKit.docc/Checklist.md")
    return try String(contentsOf: page, encoding: .utf8).split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 3, cells[0].wholeMatch(of: /S\d-\d\d/) != nil else { return nil }
      return Row(id: cells[0], names: cells[2].matches(of: /`([^`]+)`/).map { String($0.1) })
    }
  }

  /// The sentences of all tests, and the folders of all fixtures.
  private static func known() throws -> Set<String> {
    var known = Set(FixtureTests.names)
    let tests = FileManager.default.enumerator(
      at: root.appending(path: "Tests"), includingPropertiesForKeys: nil)
    while let file = tests?.nextObject() as? URL {
      guard file.pathExtension == "swift", !file.path().contains("/Fixtures/") else { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      known.formUnion(text.matches(of: /func `([^`]+)`/).map { String($0.1) })
    }
    return known
  }

  @Test func `every row names tests or fixtures that are there`() throws {
    let known = try Self.known()
    for row in try Self.rows() {
      #expect(!row.names.isEmpty, "\(row.id) names none")
      for name in row.names { #expect(known.contains(name), "\(row.id): there is no '\(name)'") }
    }
  }

  @Test func `no row is left out`() throws {
    let ids = try Self.rows().map(\.id)
    let counts = Dictionary(grouping: ids) { $0.prefix(2) }.mapValues(\.count)
    #expect(counts == ["S0": 26, "S1": 13, "S2": 13, "S3": 19, "S4": 16])
    #expect(Set(ids).count == ids.count)
  }
}
