import Foundation
import NavAtlasKit
import NavAtlasModel
import Testing

/// What of UIKit is not followed is said, with its place and how much of it there is.
@Suite struct UIKitRemarkTests {
  private func remarks(_ files: [String: String]) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    return try Pipeline().load([folder.path(percentEncoded: false)]).diagnostics.map {
      "\($0.location?.file.split(separator: "/").last ?? ""):\($0.location?.line ?? 0) \($0.message)"
    }
  }

  private static let app = """
    import SwiftUI
    @main struct MillApp: App { var body: some Scene { WindowGroup { MillView() } } }
    struct MillView: View { var body: some View { Text("Mill") } }
    """

  @Test func `the segues of a storyboard are counted, at the first of them`() throws {
    let storyboard = """
      <document>
        <segue destination="a" kind="relationship" relationship="rootViewController" id="1"/>
        <segue destination="b" kind="show" identifier="toFlour" id="2"/>
        <segue destination="c" kind="presentation" id="3"/>
      </document>
      """
    #expect(
      try remarks(["App.swift": Self.app, "Base.lproj/Main.storyboard": storyboard])
        == ["Main.storyboard:3 UIKit present, not analysed: 2 segues of a storyboard"])
  }

  @Test func `view controllers that nothing shows are counted, at the first of them`() throws {
    let controllers = """
      import UIKit
      class FlourController: UIViewController {}
      final class GrainController: UITableViewController {}
      """
    #expect(
      try remarks(["App.swift": Self.app, "Controllers.swift": controllers]) == [
        "Controllers.swift:2 UIKit present, not analysed: 2 view controllers, the first of them FlourController, "
          + "which nothing that was followed shows"
      ])
  }

  @Test func `an app without UIKit gets no remark`() throws {
    #expect(try remarks(["App.swift": Self.app, "Launch.storyboard": "<document></document>"]).isEmpty)
  }
}
