import NavAtlasKit
import NavAtlasModel
import TestSupport
import Testing

/// The deadline only ends what would never end.
@Suite(.timeLimit(.minutes(5))) struct CircularSourceTests {
  @Test(arguments: CircularSource.all)
  func `source that leads back to itself is survived`(circle: CircularSource) throws {
    let source = "import SwiftUI\n\(circle.text)\n"
    let folder = try Folder(
      besideSampleApp: [("Circle.swift", Array(source.utf8))], showing: "NavigationLink(\"a\") { Start() }")
    let loaded = try folder.load()
    #expect(loaded.statements.isSuperset(of: SampleApp.statements))
    #expect(!loaded.diagnostics.contains { $0.severity == .error }, "\(loaded.complaints)")
  }
}
