import NavAtlasKit
import NavAtlasModel
import TestSupport
import Testing

/// What does nothing, shows nothing, or shows something else than it seems is said, with its place.
@Suite struct RemarkTests {
  private static func load(_ views: String) throws -> Pipeline.Loaded {
    try Folder("App.swift", "import SwiftUI\n\(views)\n").load()
  }

  private static func app(_ window: String) -> String {
    "@main struct Main: App { var body: some Scene { WindowGroup { \(window) } } }\n"
  }

  // MARK: Links outside of stacks

  private static let outside =
    "App.swift:5: warning: this link does nothing, as no stack is around it; "
    + "put it inside the NavigationStack, or let a button change the path"

  @Test(arguments: [
    (".overlay(alignment: .bottom) {\n", "\n}"), (".safeAreaInset(edge: .bottom) {\n", "\n}"),
    (".overlay(Group {\n", "\n})"), (".background {\nVStack {", "}\n}"),
    (".toolbar {\nToolbarItem {", "}\n}"),
  ]) func `a link that lies on a stack from outside does nothing, and a button does`(
    start: String, end: String
  ) throws {
    let loaded = try Self.load(
      Self.app("Home()") + """
        struct Home: View { @State var path: [Int] = []; var body: some View {
          NavigationStack(path: $path) { NavigationLink("1", value: 1).navigationDestination(for: Int.self) { _ in Detail() } }\(start)HStack { NavigationLink("2", value: 2); Button("3") { path.append(3) } }\(end)
        } }
        struct Detail: View { var body: some View { Text("a") } }
        """)
    #expect(loaded.statements == ["launch Home", "Home -push-> Detail", "* -push-> Detail"])
    #expect(loaded.complaints == [Self.outside])
  }

  @Test func `a link to a view that lies on a stack from outside does nothing`() throws {
    let loaded = try Self.load(
      Self.app("Home()") + """
        struct Home: View { var body: some View {
          NavigationStack { Text("a") }.overlay {
            NavigationLink("2") { Detail() }
          }
        } }
        struct Detail: View { var body: some View { Text("a") } }
        """)
    #expect(loaded.statements == ["launch Home", "screen Detail"] || loaded.statements == ["launch Home"])
    #expect(loaded.complaints == [Self.outside])
  }

  @Test func `a link that lies inside of a stack is none that lies on it`() throws {
    let loaded = try Self.load(
      Self.app("Home()") + """
        struct Home: View { var body: some View {
          NavigationStack {
            Text("a").overlay { NavigationLink("2") { Detail() } }
          }
        } }
        struct Detail: View { var body: some View { Text("a") } }
        """)
    #expect(loaded.statements == ["launch Home", "Home -viewPush-> Detail"])
    #expect(loaded.complaints == [])
  }

  @Test func `what lies on an inner stack is inside of the outer one`() throws {
    let loaded = try Self.load(
      Self.app("Home()") + """
        struct Home: View { var body: some View {
          NavigationStack {
            NavigationStack { Text("a") }.overlay { NavigationLink("2", value: 1) }
              .navigationDestination(for: Int.self) { _ in Detail() }
          }
        } }
        struct Detail: View { var body: some View { Text("a") } }
        """)
    #expect(loaded.complaints == [])
    #expect(loaded.statements.contains { $0.hasSuffix("-push-> Detail") })
  }

  @Test func `a link in a sheet without a stack does nothing there`() throws {
    let loaded = try Self.load(
      Self.app("NavigationStack { Home() }") + """
        struct Home: View { @State var isShown = false; var body: some View {
          Button("a") { isShown = true }.sheet(isPresented: $isShown) { Terms() }
            .navigationDestination(for: Int.self) { _ in Detail() }
        } }
        struct Terms: View { var body: some View {
          NavigationLink("1", value: 1)
        } }
        struct Detail: View { var body: some View { Text("a") } }
        """)
    #expect(loaded.statements == ["launch Home", "Home -sheet-> Terms", "screen Detail"])
    #expect(
      loaded.complaints == [
        "App.swift:8: warning: this link does nothing in Terms, as no stack is around it; "
          + "put it inside the NavigationStack, or let a button change the path"
      ])
  }

  // MARK: Values that nobody registers

  private static func stack(_ inside: String) -> String {
    app("Home()") + """
      struct Home: View { @State var path = NavigationPath(); var body: some View { NavigationStack(path: $path) { VStack {
      \(inside)
      }.navigationDestination(for: Int.self) { _ in Detail() } } } }
      struct Detail: View { var body: some View { Text("a") } }
      func anything() -> some Hashable { fatalError() }
      """
  }

  private static let unregistered =
    "App.swift:4: warning: a value of type String leads nowhere here, as no navigationDestination in the stack is for it; "
    + "add .navigationDestination(for: String.self) inside the stack"

  @Test(arguments: ["NavigationLink(\"a\", value: \"x\")", "NavigationLink(value: \"x\") { Text(\"a\") }"])
  func `a link with a value that nobody registers cannot be used, which is said`(link: String) throws {
    let loaded = try Self.load(Self.stack("NavigationLink(\"1\", value: 1); " + link))
    #expect(loaded.statements == ["launch Home", "Home -push-> Detail"])
    #expect(loaded.complaints == [Self.unregistered])
  }

  @Test func `a value of any type is not said to be registered nowhere`() throws {
    let loaded = try Self.load(
      Self.app("Home()") + """
        final class Router: ObservableObject {
          @Published var path = NavigationPath()
          func push<D: Hashable>(_ destination: D) { path.append(destination) }
        }
        struct Home: View { @StateObject var router = Router(); let given: Something
          var body: some View { NavigationStack(path: $router.path) {
            Button("a") { router.push(given.first) }.navigationDestination(for: Int.self) { _ in Detail() } } } }
        struct Detail: View { var body: some View { Text("a") } }
        """)
    #expect(loaded.complaints == [])
  }

  @Test(arguments: [
    ("2.5", "Double"), ("1e3", "Double"), ("true", "Bool"), ("-1", nil), ("-2.5", "Double"), ("1_000", nil),
  ])
  func `a literal pushed has the type that Swift gives it`(literal: String, type: String?) throws {
    let loaded = try Self.load(Self.stack("Button(\"a\") { path.append(\(literal)) }"))
    #expect(loaded.statements.contains("Home -push-> Detail") == (type == nil), "\(loaded.statements)")
    #expect(loaded.complaints.contains { $0.contains("a value of type \(type ?? "") ") } == (type != nil))
  }

  @Test(arguments: [
    ("path.append(\"x\")", "Home -push-> ?"),
    ("path.append(1); path.append(\"x\")", "Home -pushMany-> Detail, ?"),
    ("path = NavigationPath([\"x\"])", "Home -setPath-> ?"),
    ("path.removeLast(); path.append(\"x\")", "Home -replace-> ?"),
  ]) func `code that pushes a value that nobody registers leads to a screen that is not known`(
    code: String, move: String
  ) throws {
    let loaded = try Self.load(Self.stack("Button(\"a\") { \(code) }"))
    #expect(loaded.statements.contains(move), "\(loaded.statements)")
    #expect(loaded.complaints == [Self.unregistered])
    let unknown = try #require(loaded.graph.transitions.first { $0.to == "?" || $0.path.contains("?") })
    #expect(unknown.locations.first?.line == 4)
  }

  @Test func `what is registered by a screen that is found later is no remark`() throws {
    let loaded = try Self.load(
      Self.app("NavigationStack { Home() }") + """
        struct Home: View { var body: some View { VStack { NavigationLink("1", value: "x"); Later() } } }
        struct Later: View { var body: some View { Text("a").navigationDestination(for: String.self) { _ in Detail() } } }
        struct Detail: View { var body: some View { NavigationLink("2", value: 2).navigationDestination(for: Int.self) { _ in Text("b") } } }
        """)
    #expect(loaded.complaints == [])
  }

  // MARK: Blank destinations

  @Test(arguments: [
    "if route == .a { Detail() }", "if case .a = route { Detail() } else if route == .b { Other() }",
    "switch route { case .a: Detail()\ncase .b: Other()\ndefault: EmptyView() }",
    "switch route { case .a: Detail()\ncase .b: Other()\ncase .c: EmptyView() }", "Chooser(route: route)",
    "view(for: route)", "route.view",
  ]) func `a case for which nothing is shown is named`(destination: String) throws {
    let loaded = try Self.load(
      Self.app("Home()") + """
        enum Route: Hashable { case a, b, c
        @ViewBuilder var view: some View { if self == .a { Detail() } else if self == .b { Other() } } }
        @ViewBuilder func view(for route: Route) -> some View { switch route { case .a: Detail()
        case .b: Other()
        case .c: EmptyView() } }
        struct Chooser: View { let route: Route; var body: some View { if route == .a { Detail() } else if route == .b { Other() } } }
        struct Home: View { var body: some View { NavigationStack { VStack {
          NavigationLink("a", value: Route.a)
          NavigationLink("c", value: Route.c)
        }
        .navigationDestination(for: Route.self) { route in \(destination) } } } }
        struct Detail: View { var body: some View { Text("a") } }
        struct Other: View { var body: some View { Text("b") } }
        """)
    #expect(loaded.complaints.count == 1)
    #expect(
      loaded.complaints.first?.hasPrefix("App.swift:13: warning: nothing is shown for Route.") == true,
      "\(loaded.complaints)")
    #expect(loaded.complaints.first?.contains("Route.c: a blank screen") == true, "\(loaded.complaints)")
  }

  @Test func `a destination that a value may leave empty is not called blank`() throws {
    let loaded = try Self.load(
      Self.app("Home()") + """
        struct Home: View { @State var note: String?; var body: some View { NavigationStack {
          NavigationLink("a", value: 1).navigationDestination(for: Int.self) { _ in if let note { Text(note) } }
        } } }
        """)
    #expect(loaded.complaints == [])
  }

  // MARK: Routes that are encoded alike

  private static func coded(
    _ types: String, _ pushed: String, _ decoding: String, _ members: String = ""
  ) -> String {
    app("Home()") + """
      \(types)
      struct Home: View { @State var path: [Data] = []; var body: some View { NavigationStack(path: $path) {
        Button("a") { push(\(pushed)) }
        .navigationDestination(for: Data.self) { data in \(decoding) } } }
        func push<T: Codable>(_ route: T) { path.append(try! JSONEncoder().encode(route)) }
        \(members)
      }
      struct Shop: View { var body: some View { Text("a") } }
      struct Club: View { var body: some View { Text("b") } }
      """
  }

  private static let ifs = """
    if let a = try? JSONDecoder().decode(A.self, from: data) { Shop() } else if let b = try? JSONDecoder().decode(B.self, from: data) { Club() }
    """

  @Test(arguments: [
    ("enum A: Codable { case main }\nenum B: Codable { case main }", "B.main"),
    ("enum A: String, Codable { case main }\nenum B: String, Codable { case main }", "B.main"),
    ("enum A: String, Codable { case one = \"x\" }\nenum B: String, Codable { case two = \"x\" }", "B.two"),
    ("enum A: Int, Codable { case one, two }\nenum B: Int, Codable { case start = 1, end }", "B.start"),
    (
      "enum A: Codable { case item(id: Int) }\nenum B: Codable { case item(id: Int, name: String) }",
      "B.item(id: 1, name: \"a\")"
    ),
    ("enum A: Codable { case item }\nenum B: Codable { case item(id: Int) }", "B.item(id: 1)"),
    (
      "enum A: Codable { case item(id: Int, note: String?) }\nenum B: Codable { case item(id: Int) }",
      "B.item(id: 1)"
    ),
  ]) func `the first decoder that takes a value wins`(types: String, pushed: String) throws {
    let loaded = try Self.load(Self.coded(types, pushed, Self.ifs))
    #expect(loaded.statements == ["launch Home", "Home -push-> Shop", "screen Club"])
    #expect(loaded.complaints.count == 1)
    #expect(loaded.complaints.first?.contains("is encoded like A.") == true, "\(loaded.complaints)")
  }

  @Test(arguments: [
    ("enum A: Codable { case main }\nenum B: Codable { case start }", "B.start"),
    ("enum A: String, Codable { case main }\nenum B: Codable { case main }", "B.main"),
    ("enum A: String, Codable { case one = \"x\" }\nenum B: String, Codable { case one }", "B.one"),
    (
      "enum A: Codable { case item(id: Int) }\nenum B: Codable { case item(name: String) }",
      "B.item(name: \"a\")"
    ),
    (
      "enum A: Codable { case item(id: Int) }\nenum B: Codable { case item(id: String) }", "B.item(id: \"a\")"
    ),
    ("enum A: Codable { case item(id: Int) }\nenum B: Codable { case item }", "B.item"),
  ]) func `a decoder that does not take a value leaves it to the next`(types: String, pushed: String) throws {
    let loaded = try Self.load(Self.coded(types, pushed, Self.ifs))
    #expect(loaded.statements == ["launch Home", "Home -push-> Club", "screen Shop"])
    #expect(loaded.complaints == [])
  }

  @Test(arguments: [
    (
      "view(data)",
      "@ViewBuilder func view(_ data: Data) -> some View { let decoder = JSONDecoder()\nif let a = try? decoder.decode(A.self, from: data) { Shop() } else { if let b = try? decoder.decode(B.self, from: data) { Club() } } }"
    ),
    (
      "view(data)",
      "func view(_ data: Data) -> AnyView { guard let a = try? JSONDecoder().decode(A.self, from: data) else { return AnyView(Club()) }\nreturn AnyView(Shop()) }"
    ),
    (
      "if let a = read(A.self, data) { Shop() } else if let b = read(B.self, data) { Club() }",
      "func read<T: Decodable>(_ type: T.Type, _ data: Data) -> T? { try? JSONDecoder().decode(type, from: data) }"
    ),
    ("if (try? JSONDecoder().decode(A.self, from: data)) != nil { Shop() } else { Club() }", ""),
    ("switch try? JSONDecoder().decode(A.self, from: data) { case .some: Shop()\ncase .none: Club() }", ""),
  ]) func `however the decoders are tried, the first wins`(decoding: String, members: String) throws {
    let types = "enum A: Codable { case main }\nenum B: Codable { case main }"
    let loaded = try Self.load(Self.coded(types, "B.main", decoding, members))
    #expect(loaded.statements == ["launch Home", "Home -push-> Shop", "screen Club"], "\(loaded.complaints)")
  }

  @Test func `a decoder for a type that cannot be told may take anything`() throws {
    let loaded = try Self.load(
      Self.coded(
        "enum A: Codable { case main }\nenum B: Codable { case start }", "B.start",
        "if let a: A = read(data) { Shop() } else { Club() }",
        "func read<T: Decodable>(_ data: Data) -> T? { try? JSONDecoder().decode(T.self, from: data) }"))
    #expect(loaded.statements.isSuperset(of: ["launch Home"]) && loaded.complaints == [])
    #expect(loaded.statements.contains { $0.hasPrefix("Home -push-> ") })
  }
}
