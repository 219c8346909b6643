import Foundation
import NavAtlasKit
import NavAtlasModel
import TestSupport
import Testing

/// Every folder under `Fixtures` is a small app, and its `expected.nav` what has to be read out of it.
@Suite struct FixtureTests {
  static let folder = Fixture.folder()
  static let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted()) ?? []

  @Test(arguments: names) func `a fixture gives exactly the statements that it expects`(name: String) throws {
    let expected = ExpectedNavigation(try Fixture.text("\(name)/expected.nav")).statements.lines
    let loaded = try Pipeline().load([Self.folder.appending(path: name).path(percentEncoded: false)])
    let found = GraphStatements(loaded.graph).lines
    let differences =
      expected.subtracting(found).sorted().map { "missing  " + $0 }
      + found.subtracting(expected).sorted().map { "extra    " + $0 }
    #expect(differences.isEmpty, "\(name)\n\(differences.joined(separator: "\n"))")
    #expect(!loaded.diagnostics.contains { $0.severity == .error }, "\(loaded.diagnostics)")
    let again = try GraphDocument.read(Array(GraphDocument.text(loaded.graph).utf8), file: name)
    #expect(again.diagnostics.isEmpty && again.graph == loaded.graph)
  }

  @Test func `there are fixtures`() { #expect(!Self.names.isEmpty) }
}
