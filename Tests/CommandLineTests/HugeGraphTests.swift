import TestSupport
import Testing

/// The deadline only ends what would never end.
@Suite struct HugeGraphTests {
  /// A tree: every screen leads to four others.
  private func folder(screens count: Int) throws -> Folder {
    try Folder("huge.nav", (1..<count).map { "S\(($0 - 1) / 4) -push-> S\($0)\n" }.joined())
  }

  @Test func `the graph document of a hundred thousand screens is written`() throws {
    let outcome = try Navatlas.run(["graph", "huge.nav"], in: folder(screens: 100_000), deadline: 300)
    #expect(outcome.status == 0)
    #expect(outcome.text.contains("\"S99999\""))
  }

  @Test func `a picture of a hundred thousand cards is refused with advice`() throws {
    let folder = try folder(screens: 100_000)
    let outcome = try Navatlas.run(
      ["render", "huge.nav", "-o", "a.svg", "--fold", "never"], in: folder, deadline: 300)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("fold or filter the graph"), "\(outcome.errors)")
    #expect(folder.names == ["huge.nav"])
  }

  @Test func `twenty thousand screens are folded into a picture`() throws {
    let folder = try folder(screens: 20_000)
    let outcome = try Navatlas.run(["render", "huge.nav", "-o", "a.svg"], in: folder, deadline: 300)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(folder.names == ["a.svg", "huge.nav"])
  }
}
