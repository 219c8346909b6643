import Foundation
import NavAtlasKit
import NavAtlasModel
import Testing

/// What code gives a window takes the place of all that was there.
@Suite struct WindowRootTests {
  @Test(arguments: ["window-root-after-log-in", "window-root-in-a-transition"])
  func `a root that code gives a window is exchanged as a whole`(name: String) throws {
    let folder = FixtureTests.folder.appending(path: name).path(percentEncoded: false)
    let graph = try Pipeline().load([folder]).graph
    let exchanges = graph.transitions.filter { $0.kind == .replace }
    #expect(!exchanges.isEmpty && exchanges.allSatisfy(\.exchangesRoot))
  }
}
