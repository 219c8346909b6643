import Foundation
import NavAtlasKit
import NavAtlasRules
import TestSupport
import Testing

/// Modules of routes stand below features.
@Suite struct LowRouterTests {
  private static func found(_ modules: [(String, String)]) throws -> [String] {
    let folder = try Folder()
    for (name, text) in modules {
      try folder.makeFolder(name)
      try folder.write(Array(text.utf8), to: "\(name)/\(name).swift")
    }
    var pipeline = Pipeline()
    pipeline.readsFacts = true
    let loaded = try pipeline.load([folder.url.path()])
    let rule = try #require(Rules.named("NA702"))
    return Linter(rules: [rule], settings: .init(doubtful: .keep))
      .findings(in: LintFacts(loaded.graph, remarks: loaded.diagnostics, source: loaded.facts))
      .map { $0.subjects.joined(separator: " imports ") }
  }

  private static func home(_ imports: String) -> String {
    """
    import SwiftUI
    import Routes
    \(imports)
    @main struct App: SwiftUI.App { var body: some Scene { WindowGroup { Home() } } }
    struct Home: View {
      var body: some View {
        NavigationStack {
          NavigationLink("a", value: Route.chat).navigationDestination(for: Route.self) { _ in ChatView() }
        }
      }
    }
    """
  }

  private static let chat =
    "import SwiftUI\npublic struct ChatView: View { public var body: some View { Text(\"c\") } }"
  private static let routes = "public enum Route: Hashable { case chat }"

  @Test func `a module of routes that imports a feature is told`() throws {
    let low = [
      ("Main", Self.home("import Chat")), ("Chat", Self.chat), ("Routes", "import Chat\n" + Self.routes),
    ]
    #expect(try Self.found(low) == ["Routes imports Chat"])
    let free = [("Main", Self.home("import Chat")), ("Chat", Self.chat), ("Routes", Self.routes)]
    #expect(try Self.found(free) == [])
  }

  @Test func `an app that declares its own routes may import every feature`() throws {
    let app = Self.home("import Chat").replacing("import Routes\n", with: "") + "\n" + Self.routes
    #expect(try Self.found([("Main", app), ("Chat", Self.chat)]) == [])
  }
}
