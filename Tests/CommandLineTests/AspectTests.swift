import TestSupport
import Testing

@Suite struct AspectTests {
  /// A screen that leads to many, and a long way.
  private static let app =
    (1...24).map { "Home -push-> Item\($0)\n" }.joined() + "Item1 -push-> A -push-> B -push-> C -push-> D\n"

  private func aspect(_ options: [String], _ folder: Folder) throws -> Double {
    let outcome = try Navatlas.run(["render", "a.nav", "--all-lines"] + options, in: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let size = try #require(outcome.text.firstMatch(of: /<svg width="([0-9]+)pt" height="([0-9]+)pt"/))
    return (Double(size.output.1) ?? 0) / (Double(size.output.2) ?? 1)
  }

  @Test func `a picture comes nearer to the aspect that is asked for`() throws {
    let folder = try Folder("a.nav", Self.app)
    let usual = try aspect([], folder)
    #expect(usual < 1)
    #expect(try aspect(["--aspect", "16:10"], folder) > usual * 1.5)
    #expect(try aspect(["--aspect", "3"], folder) > 1.5)
    #expect(try aspect(["--aspect", "1:1.4"], folder) < 1.2)
  }

  @Test(arguments: ["wide", "16:", "0:1", "1:2:3", "-2", "1000", "nan", ""])
  func `what is no aspect is refused`(words: String) throws {
    let folder = try Folder("a.nav", "A -push-> B\n")
    let outcome = try Navatlas.run(["render", "a.nav", "--aspect=\(words)"], in: folder)
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
  }
}
