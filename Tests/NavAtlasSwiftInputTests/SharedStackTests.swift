import NavAtlasKit
import NavAtlasModel
import TestSupport
import Testing

/// Screens that stand in several stacks.
@Suite struct SharedStackTests {
  private static func graph(_ tabs: String, _ besides: String = "") throws -> NavigationGraph {
    try Folder(
      "App.swift",
      """
      import SwiftUI
      @main struct Main: App { var body: some Scene { WindowGroup { Tabs() } } }
      enum Route: Hashable { case list, item }
      struct Note: Hashable {}
      final class Router: ObservableObject { @Published var path: [Route] = [] }
      extension View { func routes() -> some View { navigationDestination(for: Route.self) { route in
        switch route { case .list: Items(); case .item: Item() } } } }
      struct Tabs: View { @StateObject var router = Router()
        var body: some View { TabView { \(tabs) } } }
      struct First: View { var body: some View { NavigationLink("a", value: Route.list) } }
      struct Second: View { var body: some View { NavigationLink("a", value: Route.list) } }
      struct Third: View { var body: some View { NavigationLink("a", value: Route.item) } }
      struct Items: View { var body: some View { NavigationLink("a", value: Route.item); NavigationLink("b", value: Note()) } }
      struct Item: View { @Environment(\\.dismiss) var dismiss; var body: some View { Button("a") { dismiss() } } }
      struct Notes: View { var body: some View { Text("a") } }
      struct Own<Root: View>: View { @StateObject var router = Router(); @ViewBuilder var root: Root
        var body: some View { NavigationStack(path: $router.path) { root.routes() } } }
      \(besides)
      """
    ).load().graph
  }

  private static func containers(of move: String, _ graph: NavigationGraph) -> [String?] {
    graph.transitions.filter { "\($0.from) -\($0.kind.rawValue)-> \($0.to ?? "")" == move }.map(\.container)
  }

  @Test(arguments: [
    "NavigationStack { First().routes() }; NavigationStack { Second().routes() }",
    "Own { First() }; Own { Second() }",
    "NavigationStack(path: $router.path) { First().routes() }; NavigationStack { Second().routes() }",
    "Own { First() }; NavigationStack { Second().routes() }",
  ]) func `a move holds in every stack in which its screen stands`(tabs: String) throws {
    let graph = try Self.graph(tabs)
    #expect(Self.containers(of: "First -push-> Items", graph) == ["First"])
    #expect(Self.containers(of: "Second -push-> Items", graph) == ["Second"])
    #expect(Self.containers(of: "Items -push-> Item", graph) == [nil])
    #expect(Self.containers(of: "Item -pop-> ", graph) == [nil])
  }

  @Test func `a move of a screen in one stack names it`() throws {
    let graph = try Self.graph("Own { First() }; Own { Third() }")
    #expect(Self.containers(of: "Items -push-> Item", graph) == ["First"])
    #expect(Self.containers(of: "Item -pop-> ", graph) == [nil])
  }

  @Test func `a move that only one of the stacks can make names that one`() throws {
    let graph = try Self.graph(
      "NavigationStack { First().routes().navigationDestination(for: Note.self) { _ in Notes() } }; "
        + "NavigationStack { Second().routes() }")
    #expect(Self.containers(of: "Items -push-> Notes", graph) == ["First"])
    #expect(Self.containers(of: "Items -push-> Item", graph) == [nil])
  }

  @Test func `what holds in some of a screen's stacks is written for each of them`() throws {
    let notes = ".routes().navigationDestination(for: Note.self) { _ in Notes() }"
    let graph = try Self.graph(
      "NavigationStack { First()\(notes) }; NavigationStack { Second()\(notes) }; NavigationStack { Fourth().routes() }",
      "struct Fourth: View { var body: some View { NavigationLink(\"a\", value: Route.list) } }")
    #expect(
      Self.containers(of: "Items -push-> Notes", graph).compactMap { $0 }.sorted() == ["First", "Second"])
    #expect(Self.containers(of: "Items -push-> Item", graph) == [nil])
  }
}
