import NavAtlasKit
import NavAtlasModel
import TestSupport
import Testing

/// What a split view's columns show while nothing is selected, and which of them is on top in narrow windows.
@Suite struct ColumnTests {
  private static func load(_ detail: String, _ side: String = "Text(\"a\")", _ besides: String = "") throws
    -> Pipeline.Loaded
  {
    try Folder(
      "App.swift",
      """
      import SwiftUI
      @main struct Main: App { var body: some Scene { WindowGroup { Desk() } } }
      struct Desk: View {
        @State private var pick: Int?
        @State private var top = NavigationSplitViewColumn.sidebar
        var body: some View {
          NavigationSplitView(preferredCompactColumn: $top) { Side(pick: $pick, top: $top) } detail: { \(detail) }
        }
      }
      struct Side: View {
        @Binding var pick: Int?
        @Binding var top: NavigationSplitViewColumn
        var body: some View {
          List([1, 2], id: \\.self, selection: $pick) { number in NavigationLink("a", value: number) }
            .toolbar { \(side) }
        }
        func first() { top = .detail; pick = 1 }
        func last() { pick = 1; top = .detail }
      }
      struct Detail: View { let pick: Int; var body: some View { Text("b") } }
      struct MayBe: View { var pick: Int?; var body: some View { if let pick { Text("\\(pick)") } else { EmptyView() } } }
      struct Choose: View { var body: some View { Button("Choose") {} } }
      \(besides)
      """
    ).load()
  }

  private static func detail(_ graph: NavigationGraph) throws -> Container.Column {
    for case .split(let split) in graph.containers.map(\.body) { return try #require(split.columns.last) }
    throw Diagnostic(.error, "no split view")
  }

  @Test(arguments: [
    "if let pick { Detail(pick: pick) } else { Choose() }",
    "if pick == nil { Choose() } else { Detail(pick: pick!) }",
    "NavigationStack { if let pick { Detail(pick: pick) } else { Choose() } }",
    "switch pick { case let number?: Detail(pick: number)\ncase nil: Choose() }",
    "switch pick { case .none: Choose()\ncase .some(let number): Detail(pick: number) }",
    "Group { if let number = pick { Detail(pick: number) } else { Choose() } }", "Chooser(pick: pick)",
  ]) func `what stands beside an optional selection is the column's placeholder`(detail: String) throws {
    let graph = try Self.load(
      detail, "Text(\"a\")",
      "struct Chooser: View { let pick: Int?; var body: some View { if let pick { Detail(pick: pick) } else { Choose() } } }"
    ).graph
    let column = try Self.detail(graph)
    #expect(column.root == "Detail")
    #expect(column.placeholder == "Choose")
    #expect(graph.screens.first { $0.id == "Choose" }?.kind == .placeholder)
    #expect(GraphStatements(graph).lines.contains("Side -select-> Detail"))
  }

  @Test(arguments: [
    "MayBe(pick: pick)", "NavigationStack { MayBe(pick: pick) }",
    "if let pick { MayBe(pick: pick) } else { MayBe(pick: nil) }",
    "if let pick { MayBe(pick: pick) } else { MayBe() }",
    "if pick == nil { MayBe(pick: nil) } else { MayBe(pick: pick) }",
    "NavigationStack { if let pick { MayBe(pick: pick) } else { MayBe(pick: nil) } }",
    "switch pick { case let number?: MayBe(pick: number)\ncase nil: MayBe(pick: nil) }",
    "pick == nil ? MayBe(pick: nil) : MayBe(pick: pick)",
    "Group { pick != nil ? MayBe(pick: pick) : MayBe() }",
  ]) func `a view that is handed no selection is its own placeholder`(detail: String) throws {
    let graph = try Self.load(detail).graph
    let column = try Self.detail(graph)
    #expect(column.root == "MayBe")
    #expect(column.placeholder == "MayBe")
    #expect(graph.screens.first { $0.id == "MayBe" }?.kind == .screen)
    #expect(graph.screens.map(\.id) == ["Desk", "MayBe", "Side"])
    #expect(GraphStatements(graph).lines.contains("Side -select-> MayBe"))
  }

  @Test(arguments: [
    "if let pick { Detail(pick: pick) } else { Text(\"Choose\") }",
    "if pick == nil { Text(\"Choose\") } else { Detail(pick: pick!) }",
    "if let pick { Detail(pick: pick) } else { ContentUnavailableView(\"Choose\", systemImage: \"a\") }",
    "switch pick { case let number?: Detail(pick: number)\ndefault: Text(\"Choose\") }",
    "VStack { if let pick { Detail(pick: pick) } else { Text(\"Choose\") } }",
    "NavigationStack { if let pick { Detail(pick: pick) } else { Text(\"Choose\") } }",
  ]) func `a text for no selection is a placeholder named after its column`(detail: String) throws {
    let loaded = try Self.load(detail, "Button(\"a\") { top = .detail }")
    let column = try Self.detail(loaded.graph)
    #expect(column.root == "Detail")
    #expect(column.placeholder == "Desk.detail")
    #expect(loaded.graph.screens.first { $0.id == "Desk.detail" }?.kind == .placeholder)
    #expect(
      loaded.statements == [
        "launch Side", "Desk -select-> Side", "Side -select-> Detail",
        "Side -select-> Desk.detail",
      ])
  }

  @Test(arguments: ["if let pick { Detail(pick: pick) }", "Detail(pick: pick ?? 0)"])
  func `a column that says nothing for no selection has no placeholder`(detail: String) throws {
    let column = try Self.detail(try Self.load(detail).graph)
    #expect(column.root == "Detail")
    #expect(column.placeholder == nil)
  }

  @Test(arguments: [
    ("Button(\"a\") { top = .detail }", "Choose"), ("Button(\"a\") { pick = 1; top = .detail }", "Detail"),
    ("Button(\"a\") { top = .detail; pick = 1 }", "Detail"),
    ("Button(\"a\") { first() }", "Detail"), ("Button(\"a\", action: last)", "Detail"),
    ("Button(\"a\") { first(); last() }", "Detail"),
  ]) func `code that brings a column to the top says which`(side: String, target: String) throws {
    let graph = try Self.load("if let pick { Detail(pick: pick) } else { Choose() }", side).graph
    let moves = graph.transitions.filter { $0.prefer == "detail" }
    #expect(moves.map(\.to) == [target])
    #expect(moves.map(\.kind) == [.select] && moves.first?.from == .screen("Side"))
  }

  // MARK: Saved paths

  @Test(arguments: [
    "if let data, let saved = try? JSONDecoder().decode([Int].self, from: data) { path = saved }",
    "guard let data else { return }\npath = (try? JSONDecoder().decode([Int].self, from: data)) ?? []",
    "path = read()", "restore()", "path = text.split(separator: \",\").compactMap { Int($0) }",
    "if let data, let saved = try? JSONDecoder().decode(Saved.self, from: data) { path = saved.path }",
    "if let data { do { path = try JSONDecoder().decode([Int].self, from: data) } catch {} }",
  ]) func `a path that was saved comes back, whatever it is made of`(code: String) throws {
    for modifier in ["task", "onAppear"] {
      let loaded = try Folder(
        "App.swift",
        """
        import SwiftUI
        @main struct Main: App { var body: some Scene { WindowGroup { Home() } } }
        struct Saved: Codable { var path: [Int] }
        enum Store { static func number(_ id: String) -> Int? { nil } }
        struct Home: View {
          @SceneStorage("path") private var data: Data?
          @SceneStorage("text") private var text = ""
          @State private var path: [Int] = []
          var body: some View {
            NavigationStack(path: $path) {
              NavigationLink("a", value: 1).navigationDestination(for: Int.self) { _ in Detail() }
            }
            .\(modifier) { \(code) }
          }
          func read() -> [Int] {
            guard let data, let ids = try? JSONDecoder().decode([String].self, from: data) else { return [] }
            return ids.compactMap { Store.number($0) }
          }
          func restore() {
            guard let data, let ids = try? JSONDecoder().decode([String].self, from: data) else { return }
            path = ids.compactMap { Store.number($0) }
          }
        }
        struct Detail: View { var body: some View { Text("a") } }
        """
      ).load()
      #expect(
        loaded.statements == ["launch Home", "restore -> Home", "Home -push-> Detail"], "\(modifier): \(code)"
      )
    }
  }
}
