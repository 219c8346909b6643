import Foundation
import NavAtlasKit
import NavAtlasModel
import TestSupport
import Testing

/// Every folder under `Fixtures` is a small app, and its `expected.nav` what has to be read out of it; what is read for
/// another platform than the app's main one stands in `expected.macos.nav` and the like.
@Suite struct FixtureTests {
  static let folder = Fixture.folder()
  static let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted()) ?? []

  /// The fixtures with expectations for a platform.
  static let platforms: [(name: String, platform: String)] = names.flatMap { name in
    Catalog.platformIDs.filter { platform in
      FileManager.default.fileExists(
        atPath: folder.appending(path: "\(name)/expected.\(platform).nav").path())
    }.map { (name, $0) }
  }

  @Test(arguments: names) func `a fixture gives exactly the statements that it expects`(name: String) throws {
    try expect(name, "expected.nav", read: Pipeline())
  }

  @Test(arguments: platforms)
  func `a fixture gives what it expects for a platform`(name: String, platform: String) throws {
    try expect(name, "expected.\(platform).nav", read: Pipeline(platform: Catalog.platform(platform)))
  }

  private func expect(_ name: String, _ file: String, read pipeline: Pipeline) throws {
    let expected = ExpectedNavigation(try Fixture.text("\(name)/\(file)")).statements.lines
    let loaded = try pipeline.load([Self.folder.appending(path: name).path(percentEncoded: false)])
    let found = GraphStatements(loaded.graph).lines
    let differences =
      expected.subtracting(found).sorted().map { "missing  " + $0 }
      + found.subtracting(expected).sorted().map { "extra    " + $0 }
    #expect(differences.isEmpty, "\(name)/\(file)\n\(differences.joined(separator: "\n"))")
    #expect(!loaded.diagnostics.contains { $0.severity == .error }, "\(loaded.diagnostics)")
    let again = try GraphDocument.read(Array(GraphDocument.text(loaded.graph).utf8), file: name)
    #expect(again.diagnostics.isEmpty && again.graph == loaded.graph)
  }

  @Test func `there are fixtures`() {
    #expect(!Self.names.isEmpty)
    #expect(Set(Self.platforms.map(\.platform)).isSuperset(of: ["macos", "tvos", "watchos"]))
  }
}
