import TestSupport
import Testing

/// What is given at one place in the source is kept there, however much other places give to the same code.
@Suite struct CallSiteTests {
  private static let count = 30

  /// Pages with routes to all of them; `rows` are made from each number by `row`.
  private static func source(_ rows: [String], route: String, declarations: String, pattern: (Int) -> String)
    -> String
  {
    """
    import SwiftUI
    @main struct MuseumApp: App { var body: some Scene { WindowGroup { HallView() } } }
    enum Room: Hashable { \((0..<count).map { "case room\($0)" }.joined(separator: "; ")) }
    enum Route: Hashable { case room(Room), floor(Int) }
    struct HallView: View {
      var body: some View {
        NavigationStack {
          List { \(rows.joined(separator: "\n")) }
            .navigationDestination(for: \(route).self) { route in
              switch route {
              \((0..<count).map { "case \(pattern($0)): Page\($0)()" }.joined(separator: "\n"))
              default: Text("none")
              }
            }
        }
      }
      func door(_ route: \(route)) -> some View { NavigationLink("a", value: route) }
    }
    \(declarations)
    \((0..<count).map { "struct Page\($0): View { var body: some View { Text(\"a\") } }" }.joined(separator: "\n"))
    """
  }

  private static var moves: Set<String> {
    Set((0..<count).map { "HallView -push-> Page\($0)" }).union(["launch HallView"])
  }

  private static let row =
    "struct Row: View { let route: ROUTE; var body: some View { NavigationLink(\"a\", value: route) } }"
  private static let made =
    "struct Row: View { let route: ROUTE; init(route: ROUTE) { self.route = route }\nvar body: some View { NavigationLink(\"a\", value: route) } }"
  private static let closing =
    "struct Row: View { let name: String; let route: ROUTE; var body: some View { link }\nvar link: some View { NavigationLink(name, value: route) } }"

  @Test(arguments: [
    ("Row(route: VALUE)", row), ("Row(route: VALUE)", made), ("Row(name: \"a\", route: VALUE)", closing),
    ("self.door(VALUE)", ""), ("door(VALUE)", row), ("Section { Row(route: VALUE) }", row),
    ("Row.init(route: VALUE)", made),
  ]) func `many places make one type or call one function, each with its own value`(
    row: String, declarations: String
  ) throws {
    for (route, value, pattern) in [
      ("Room", ".room#", ".room#"), ("Route", ".room(.room#)", ".room(.room#)"),
      ("Route", ".floor(#)", ".floor(#)"), ("String", "\"page#\"", "\"page#\""), ("Int", "#", "#"),
    ] {
      let rows = (0..<Self.count).map {
        row.replacing("VALUE", with: value.replacing("#", with: "\($0)"))
      }
      let source = Self.source(
        rows, route: route, declarations: declarations.replacing("ROUTE", with: route)
      ) { pattern.replacing("#", with: "\($0)") }
      #expect(try Folder("App.swift", source).load().statements == Self.moves, "\(route)")
      let reversed = Self.source(
        rows.reversed(), route: route, declarations: declarations.replacing("ROUTE", with: route)
      ) { pattern.replacing("#", with: "\($0)") }
      #expect(try Folder("App.swift", reversed).load().statements == Self.moves, "\(route), reversed")
    }
  }

  @Test(arguments: [
    "ForEach([ALL], id: \\.self) { Row(route: $0) }",
    "ForEach([ALL], id: \\.self) { route in Row(route: route) }",
    "ForEach([ALL], id: \\.self) { route in NavigationLink(\"a\", value: route) }",
  ]) func `a loop over what the source lists leads to all of it`(loop: String) throws {
    let all = (0..<Self.count).map { "\"page\($0)\"" }.joined(separator: ", ")
    let source = Self.source(
      [loop.replacing("ALL", with: all)], route: "String",
      declarations: Self.row.replacing("ROUTE", with: "String")
    ) { "\"page\($0)\"" }
    #expect(try Folder("App.swift", source).load().statements == Self.moves)
  }

  @Test(arguments: [
    ("func open(_ page: String) { path.append(page) }", "String", "\"page#\""),
    ("func open(_ page: String) { if path.isEmpty { path.append(page) } }", "String", "\"page#\""),
    ("func open(_ page: Int) { push(page) }\nfunc push(_ page: Int) { path.append(page) }", "Int", "#"),
    ("func open(_ page: Int, from place: String = \"hall\") { path.append(page) }", "Int", "#"),
  ]) func `a router's method is followed for each of very many calls`(
    method: String, type: String, value: String
  ) throws {
    let numbers = Array(0..<160)
    func written(_ number: Int) -> String { value.replacing("#", with: "\(number)") }
    let source = """
      import SwiftUI
      @main struct MuseumApp: App { var body: some Scene { WindowGroup { HallView() } } }
      final class Guide: ObservableObject { @Published var path: [\(type)] = []\n\(method) }
      struct HallView: View {
        @StateObject private var guide = Guide()
        var body: some View {
          NavigationStack(path: $guide.path) {
            VStack { \(numbers.map { "Button(\"a\") { guide.open(\(written($0))) }" }.joined(separator: "\n")) }
              .navigationDestination(for: \(type).self) { page in
                switch page {
                \(numbers.map { "case \(written($0)): Page\($0)()" }.joined(separator: "\n"))
                default: Text("none")
                }
              }
          }
        }
      }
      \(numbers.map { "struct Page\($0): View { var body: some View { Text(\"a\") } }" }.joined(separator: "\n"))
      """
    let moves = Set(numbers.map { "HallView -push-> Page\($0)" })
    #expect(try Folder("App.swift", source).load().statements == moves.union(["launch HallView"]))
  }
}
