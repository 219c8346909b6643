import Foundation
import NavAtlasKit
import NavAtlasModel
import TestSupport
import Testing

/// The paths of evidence tell of the app, and not of who reads it from where.
@Suite struct EvidencePathTests {
  private static let app = """
    import SwiftUI
    @main struct Main: App { var body: some Scene { WindowGroup { Home() } } }
    struct Home: View { var body: some View { NavigationStack { NavigationLink("a") { Detail() } } } }
    struct Detail: View { var body: some View { NavigationLink(value: 1) { Text("a") } } }
    """

  /// A repository with the app in `ios/App` and a package in `ios/Kit`.
  private static func checkout() throws -> Folder {
    let folder = try Folder()
    try folder.makeFolder("ios/App/Views")
    try folder.makeFolder("ios/Kit")
    try folder.write(Array(app.utf8), to: "ios/App/Views/App.swift")
    try folder.write(
      Array("import SwiftUI\nstruct Tip: View { var body: some View { Text(\"a\") } }".utf8),
      to: "ios/Kit/Tip.swift")
    return folder
  }

  private static func files(_ graph: NavigationGraph) -> Set<String> {
    let places = graph.screens.compactMap(\.location) + graph.containers.compactMap(\.location)
    return Set(
      (places + graph.entries.compactMap(\.location) + graph.transitions.flatMap(\.locations)).map(\.file))
  }

  @Test(arguments: ["ios/App", "ios/App/", "./ios/../ios/App", "ios//App"])
  func `paths begin at the folder that is read, however it is named`(name: String) throws {
    let folder = try Self.checkout()
    let graph = try Pipeline().load([folder.path + "/" + name]).graph
    #expect(Self.files(graph) == ["Views/App.swift"])
  }

  @Test func `two checkouts give the same document`() throws {
    let (one, other) = (try Self.checkout(), try Self.checkout())
    func document(_ folder: Folder) throws -> String {
      GraphDocument.text(try Pipeline().load([folder.path + "/ios/App"]).graph)
    }
    #expect(try document(one) == document(other))
  }

  @Test func `paths begin where all that is read lies, or at a root that is named`() throws {
    let folder = try Self.checkout()
    let both = ["ios/App", "ios/Kit/Tip.swift"].map { folder.path + "/" + $0 }
    #expect(Self.files(try Pipeline().load(both).graph) == ["App/Views/App.swift", "Kit/Tip.swift"])
    let rooted = Pipeline(root: folder.path)
    #expect(Self.files(try rooted.load([both[0]]).graph) == ["ios/App/Views/App.swift"])
    #expect(
      Self.files(try rooted.load([folder.path + "/ios/App/Views/App.swift"]).graph) == [
        "ios/App/Views/App.swift"
      ])
  }

  @Test func `a root that does not hold what is read is told`() throws {
    let folder = try Self.checkout()
    let pipeline = Pipeline(root: folder.path + "/ios/Kit")
    #expect { try pipeline.load([folder.path + "/ios/App"]) } throws: { error in
      (error as? JobError)?.diagnostics.first?.message.contains("does not hold") ?? false
    }
    try folder.write(Array("A -push-> B".utf8), to: "a.nav")
    #expect(throws: JobError.self) { try pipeline.load([folder.path + "/a.nav"]) }
  }

  @Test func `what is said of a file names it as it was typed`() throws {
    let folder = try Self.checkout()
    let path = folder.path + "/ios/App"
    let said = try Pipeline().load([path]).diagnostics.compactMap(\.location?.file)
    #expect(said == [path + "/Views/App.swift"])
  }
}
