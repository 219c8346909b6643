import Foundation
import NavAtlasKit
import NavAtlasModel
import NavAtlasRules
import TestSupport
import Testing

/// What rules find in source beyond their examples: each case that one could get wrong.
@Suite struct SourceRuleTests {
  /// The findings of a rule in a file, as `severity line subjects`.
  private static func found(_ number: String, _ source: String) throws -> [String] {
    let folder = try Folder("App.swift", source)
    var pipeline = Pipeline()
    pipeline.readsFacts = true
    let loaded = try pipeline.load([folder.url.path()])
    let rule = try #require(Rules.named(number))
    return Linter(rules: [rule], settings: .init(doubtful: .keep))
      .findings(in: LintFacts(loaded.graph, remarks: loaded.diagnostics, source: loaded.facts))
      .map { "\($0.severity.rawValue) \($0.location?.line ?? 0) \($0.subjects.joined(separator: ", "))" }
  }

  private static func app(_ body: String, _ rest: String = "") -> String {
    """
    import SwiftUI
    @main struct Demo: App { var body: some Scene { WindowGroup { Home() } } }
    struct Home: View {
      @StateObject var router = Router()
      @State var isOn = false
      var body: some View {
        NavigationStack(path: $router.path) {
          VStack {
            \(body)
          }
        }
      }
    }
    final class Router: ObservableObject { @Published var path: [Int] = [] }
    struct Page: View { let id: Int; var body: some View { Text("Page") } }
    \(rest)
    """
  }

  // MARK: Destinations

  @Test func `a destination on a list, or in what a row presents, is not inside of it`() throws {
    let good = Self.app(
      """
      List { Text("a").sheet(isPresented: $isOn) {
        NavigationStack { Text("b").navigationDestination(for: Int.self) { Page(id: $0) } } } }
        .navigationDestination(for: Int.self) { Page(id: $0) }
      """)
    #expect(try Self.found("NA102", good) == [])
    let loop = Self.app(
      "ForEach(0..<3) { _ in Text(\"a\").navigationDestination(for: Int.self) { Page(id: $0) } }")
    #expect(try Self.found("NA102", loop) == ["note 9 Int, ForEach"])
  }

  @Test func `what all branches register is there whatever decides`() throws {
    let destination = ".navigationDestination(for: Int.self) { Page(id: $0) }"
    let both = "if isOn { Text(\"a\")\(destination) } else { Text(\"b\")\(destination) }"
    #expect(try Self.found("NA104", Self.app(both)) == [])
    let version = "if #available(iOS 17, *) { Text(\"a\")\(destination) }"
    #expect(try Self.found("NA104", Self.app(version)) == [])
    let one = "if isOn { Text(\"a\")\(destination) } else { Text(\"b\") }"
    #expect(try Self.found("NA104", Self.app(one)) == ["note 9 Int"])
  }

  @Test func `two screens of one stack that never lie on each other may register the same`() throws {
    let pages = """
      NavigationLink("a") { First() }
      NavigationLink("b") { Second() }
      """
    func views(_ end: String) -> String {
      """
      struct First: View { var body: some View {
        VStack { NavigationLink("x", value: 1)\(end) }.navigationDestination(for: Int.self) { Page(id: $0) } } }
      struct Second: View { var body: some View {
        NavigationLink("y", value: 2).navigationDestination(for: Int.self) { Page(id: $0) } } }
      """
    }
    #expect(try Self.found("NA103", Self.app(pages, views(""))) == [])
    let above = views("; NavigationLink(\"z\") { Second() }")
    #expect(try Self.found("NA103", Self.app(pages, above)).count == 1)
  }

  @Test func `a stack of what is presented or of a tab is not nested`() throws {
    let body =
      "Button(\"a\") { router.path.append(1) }.navigationDestination(for: Int.self) { _ in Detail() }"
    let sheet =
      "struct Detail: View { var body: some View { Text(\"a\").sheet(isPresented: .constant(true)) { NavigationStack { Text(\"b\") } } } }"
    #expect(try Self.found("NA206", Self.app(body, sheet)) == [])
    let tabs =
      "struct Detail: View { var body: some View { TabView { NavigationStack { Text(\"b\") }.tabItem { Text(\"t\") } } } }"
    #expect(try Self.found("NA206", Self.app(body, tabs)) == [])
    let inner =
      "struct Detail: View { var body: some View { VStack { Text(\"a\"); NavigationView { Text(\"b\") } } } }"
    #expect(try Self.found("NA206", Self.app(body, inner)).map { $0.hasSuffix("NavigationView") } == [true])
  }

  // MARK: Pops

  private static func pops(_ pop: String, caller: String = "Page2()") throws -> [String] {
    let body = """
      Button("a") { router.path.append(1) }
        .navigationDestination(for: Int.self) { _ in Deep(router: router) }
      """
    let views = """
      struct Deep: View {
        let router: Router
        var body: some View { Button("back") { router.pop() } }
      }
      extension Router {
        var canPop: Bool { !path.isEmpty }
        func pop() { \(pop) }
      }
      """
    return try found("NA201", app(body, views))
  }

  @Test func `a pop that only higher stacks call is proved safe`() throws {
    #expect(try Self.pops("path.removeLast()") == [])
    #expect(try Self.pops("path.removeLast(2)").map { $0.hasSuffix(" path") } == [true])
    #expect(try Self.pops("if path.count > 1 { path.removeLast(2) }") == [])
    #expect(try Self.pops("path.removeLast(min(2, path.count))") == [])
    #expect(try Self.pops("guard canPop else { return }; path.removeLast(2)") == [])
    #expect(try Self.pops("let all = path.count; guard all > 1 else { return }; path.removeLast(2)") == [])
    #expect(try Self.pops("let all = path.count - 1; path.removeLast(all)") == [])
    #expect(
      try Self.pops("do { let all = path.count; print(all) }; let all = 2; path.removeLast(all)").count == 1)
  }

  @Test func `what a destination for values shows may take one off`() throws {
    func source(_ destination: String) -> String {
      Self.app(
        """
        Button("on") { isOn = true; router.path.append(1) }
          .navigationDestination(\(destination)) { Button("back") { router.path.removeLast() } }
        """)
    }
    #expect(try Self.found("NA201", source("for: Int.self")) == [])
    #expect(try Self.found("NA201", source("isPresented: $isOn")).count == 1)
    // A method that nothing calls, and a view that nothing shows.
    let unused = Self.app("Text(\"a\")", "extension Router { func pop() { path.removeLast() } }")
    #expect(try Self.found("NA201", unused).count == 1)
    let view =
      "struct Lost { let router: Router; var body: some View { Button(\"x\") { router.path.removeLast() } } }"
    #expect(try Self.found("NA201", Self.app("Text(\"a\")", view)) == [])
  }

  @Test func `a pop says the stack that shows that it can trap`() throws {
    let source = Self.app(
      "Button(\"a\") { router.path.append(1) }.navigationDestination(for: Int.self) { _ in Deep(router: router) }",
      """
      struct Deep: View {
        let router: Router
        var body: some View { Button("back") { router.path.removeLast(3) } }
      }
      """)
    let folder = try Folder("App.swift", source)
    var pipeline = Pipeline()
    pipeline.readsFacts = true
    let loaded = try pipeline.load([folder.url.path()])
    let findings = Linter().findings(
      in: LintFacts(loaded.graph, remarks: loaded.diagnostics, source: loaded.facts))
    let messages = findings.filter { $0.rule.hasPrefix("NA201") }.map(\.message)
    #expect(messages == ["Home › Deep, then pop(3): the path has 1; check before router.path.removeLast"])
  }

  @Test func `a back button on a column's root takes off what is not there`() throws {
    let source = """
      import SwiftUI
      @main struct Demo: App { var body: some Scene { WindowGroup { Root() } } }
      struct Root: View {
        @State var chosen: Int?
        @State var path: [Int] = []
        var body: some View {
          NavigationSplitView {
            List(0..<3, id: \\.self, selection: $chosen) { NavigationLink("x", value: $0) }
          } detail: {
            NavigationStack(path: $path) {
              Grid(path: $path).navigationDestination(for: Int.self) { _ in Text("Page") }
            }
          }
        }
      }
      struct Grid: View {
        @Binding var path: [Int]
        var body: some View { VStack { Button("in") { path.append(1) }; Button("back") { path.removeLast() } } }
      }
      """
    #expect(try Self.found("NA305", source) == ["warning 18 pop-at-column-root"])
  }

  // MARK: Encoding

  private static func encodings(_ first: String, _ second: String) throws -> [String] {
    try found(
      "NA701",
      """
      import SwiftUI
      \(first)
      \(second)
      @main struct Demo: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View {
        @State var path: [Data] = []
        var body: some View {
          NavigationStack(path: $path) {
            Text("a").navigationDestination(for: Data.self) { data in
              if let a = try? JSONDecoder().decode(A.self, from: data) { Text("A") }
              else if let b = try? JSONDecoder().decode(B.self, from: data) { Text("B") }
              else { Text("?") }
            }
          }
        }
      }
      """
    ).map { String($0.split(separator: " ")[0]) }
  }

  @Test(arguments: [
    ("enum A: Codable { case main }", "enum B: Codable { case main }", ["error"]),
    ("enum A: Codable { case main }", "enum B: Codable { case other }", []),
    // Less is taken from more, not more from less.
    ("enum A: Codable { case d }", "enum B: Codable { case d(id: Int) }", ["error"]),
    ("enum A: Codable { case d(id: Int) }", "enum B: Codable { case d }", ["note"]),
    ("enum A: Codable { case d(id: Int) }", "enum B: Codable { case d(id: String) }", []),
    ("enum A: Codable { case d(id: Int?) }", "enum B: Codable { case d }", ["error"]),
    ("enum A: Codable { case d(id: Int?) }", "enum B: Codable { case d(id: String) }", []),
    ("enum A: Codable { case d(Int) }", "enum B: Codable { case d(Int, x: Bool) }", ["error"]),
    // Raw values.
    ("enum A: String, Codable { case a = \"x\" }", "enum B: String, Codable { case x }", ["error"]),
    ("enum A: Int, Codable { case a, b }", "enum B: Int, Codable { case c = 1 }", ["error"]),
    ("enum A: Int, Codable { case a }", "enum B: Int, Codable { case c = 1 }", []),
    ("enum A: String, Codable { case main }", "enum B: Codable { case main }", []),
    // Structures.
    ("struct A: Codable { var id: Int }", "struct B: Codable { var id: Int; var name: String }", ["error"]),
    ("struct A: Codable { var id: Int; var name: String }", "struct B: Codable { var id: Int }", ["note"]),
    ("struct A: Codable { var id: Int }", "struct B: Codable { var id: String }", []),
    // Who writes the coding decides.
    (
      "enum A: Codable { case main; init(from d: Decoder) throws { self = .main } }",
      "enum B: Codable { case main }", []
    ),
  ]) func `routes are taken for others as their encodings say`(
    first: String, second: String, expected: [String]
  )
    throws
  {
    #expect(try Self.encodings(first, second) == expected, "\(first) \(second)")
  }

  // MARK: Roots, widths, links, saving

  @Test func `a path that is emptied with its root loses nothing`() throws {
    func source(_ path: String) -> String {
      """
      import SwiftUI
      @main struct Demo: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View {
        @State var isIn = false
        @State var path: [Int] = []
        var body: some View {
          NavigationStack(path: $path) { if isIn { Text("In") } else { Text("Out") } }
            .onOpenURL { _ in withAnimation { isIn = true }; \(path) }
        }
      }
      """
    }
    #expect(try Self.found("NA208", source("path = []")) == [])
    #expect(try Self.found("NA208", source("path = [1]")) == ["warning 8 isIn, path"])
    #expect(try Self.found("NA501", source("path.append(1)")) == ["warning 8 appends, path"])
    #expect(try Self.found("NA501", source("path = []; path.append(1)")) == [])
  }

  @Test func `sides that share a path are a note, and the kind of a device never changes`() throws {
    func source(_ test: String, _ second: String) -> String {
      """
      import SwiftUI
      @main struct Demo: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View {
        @Environment(\\.horizontalSizeClass) var width
        @State var path: [Int] = []
        var body: some View {
          if \(test) { Wide(path: $path) } else { NavigationStack\(second) { Text("a") } }
        }
      }
      struct Wide: View {
        @Binding var path: [Int]
        var body: some View { NavigationSplitView { Text("b") } detail: { NavigationStack(path: $path) { Text("c") } } }
      }
      """
    }
    #expect(
      try Self.found("NA306", source("width == .regular", "")).map { $0.hasPrefix("warning") } == [true])
    #expect(
      try Self.found("NA306", source("width == .regular", "(path: $path)")).map { $0.hasPrefix("note") } == [
        true
      ])
    let device = "UIDevice.current.userInterfaceIdiom == .pad"
    #expect(try Self.found("NA306", source(device, "")).map { $0.hasPrefix("note") } == [true])
  }

  @Test func `a stack that only newer systems get does not say for which the app is`() throws {
    func source(_ check: String) -> String {
      """
      import SwiftUI
      @main struct Demo: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View {
        var body: some View {
          \(check) { NavigationStack { Text("a") } } else { NavigationView { Text("b") } }
        }
      }
      """
    }
    #expect(
      try Self.found("NA901", source("if #available(iOS 16, *)")).map { $0.hasPrefix("note") } == [true])
    #expect(try Self.found("NA901", source("if Bool.random()")).map { $0.hasPrefix("warning") } == [true])
  }

  // MARK: Presentations, links and objects

  private static func sheets(_ action: String, first: String = "Text(\"a\")") -> String {
    """
    import SwiftUI
    @main struct Demo: App { var body: some Scene { WindowGroup { Home() } } }
    struct Home: View {
      @State var isA = false
      @State var b: Int?
      var body: some View {
        Button("Go") { \(action) }
          .sheet(isPresented: $isA) { \(first) }
          .padding()
          .fullScreenCover(item: $b) { Text("\\($0)") }
      }
    }
    """
  }

  @Test(arguments: [
    ("isA = true; b = 1", true), ("isA = true; isA = false; b = 1", false), ("isA = true; b = nil", false),
    ("if Bool.random() { isA = true } else { b = 1 }", false),
    ("if Bool.random() { isA = true }; b = 1", true),
    ("if Bool.random() { isA = true; return }; b = 1", false),
    ("guard Bool.random() else { isA = true; return }; b = 1", false),
    ("switch b { case nil: isA = true; default: b = 1 }", false),
    ("withAnimation { isA = true }; b = 1", true), ("isA = false; Task { b = 1 }", false),
    ("for _ in 0..<2 { isA = true }; b = 1", true),
  ])
  func `two presentations compete where one way turns both on`(action: String, isFound: Bool) throws {
    #expect(try Self.found("NA402", Self.sheets(action)) == (isFound ? ["warning 10 isA, b"] : []))
  }

  @Test func `what a sheet shows may open the next one only after it closed the first`() throws {
    let open = "Button(\"b\") { b = 1 }"
    #expect(try Self.found("NA402", Self.sheets("isA = true", first: open)) == ["warning 10 isA, b"])
    let closed = "Button(\"b\") { isA = false; b = 1 }"
    #expect(try Self.found("NA402", Self.sheets("isA = true", first: closed)) == [])
    let child = "Child { b = 1 }"
    #expect(try Self.found("NA402", Self.sheets("isA = true", first: child)) == [])
    let two = "VStack { Button(\"b\") { b = nil }; Button(\"c\") { isA = false; Task { b = 1 } } }"
    #expect(try Self.found("NA402", Self.sheets("isA = true", first: two)) == [])
  }

  @Test func `sheets of different views do not compete`() throws {
    let source = """
      import SwiftUI
      @main struct Demo: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View {
        @State var isA = false
        @State var isB = false
        var body: some View {
          VStack {
            Button("Go") { isA = true; isB = true }.sheet(isPresented: $isA) { Text("a") }
            Text("b").sheet(isPresented: $isB) { Text("b") }
          }
        }
      }
      """
    #expect(try Self.found("NA402", source) == [])
  }

  private static func tabs(_ handler: String, _ rest: String = "", selection: String = "(selection: $tab)")
    -> String
  {
    """
    import SwiftUI
    @main struct Demo: App { var body: some Scene { WindowGroup { Home() } } }
    struct Home: View {
      @State var tab = 0
      @State var path: [Int] = []
      @State var isOn = false
      var body: some View {
        TabView\(selection) {
          NavigationStack(path: $path) {
            Text("a").navigationDestination(for: Int.self) { Text("\\($0)") }\(rest)
          }.tag(0)
          Text("b").tag(1)
        }
        .onOpenURL { url in \(handler) }
      }
      func open() { path = [1]; choose() }
      func choose() { tab = 0 }
      func openOnly() { path = [1] }
    }
    """
  }

  @Test func `a link selects the tab whose stack it fills, itself or by what it calls`() throws {
    #expect(try Self.found("NA502", Self.tabs("path = [1]")) == ["warning 14 tab, path"])
    #expect(try Self.found("NA502", Self.tabs("openOnly()")) == ["warning 14 tab, path"])
    #expect(try Self.found("NA502", Self.tabs("open()")) == [])
    #expect(try Self.found("NA502", Self.tabs("path = [1]", selection: "")) == ["warning 14 tab, path"])
  }

  @Test func `a link that closes nothing may be covered by what is presented`() throws {
    let sheet = ".onTapGesture { isOn = true }.sheet(isPresented: $isOn) { Page() }"
    let page = "\nstruct Page: View { var body: some View { Text(\"p\") } }"
    #expect(try Self.found("NA502", Self.tabs("open()", sheet) + page) == ["note 14 modal, path"])
    #expect(try Self.found("NA502", Self.tabs("isOn = false; open()", sheet) + page) == [])
  }

  private static func objects(root: String, destination: String = "", outside: String = "") -> String {
    """
    import SwiftUI
    final class Router: ObservableObject { @Published var path: [Int] = [] }
    @main struct Demo: App { var body: some Scene { WindowGroup { Home()\(outside) } } }
    struct Home: View {
      @StateObject var router = Router()
      var body: some View {
        NavigationStack(path: $router.path) {
          Text("a")
            .navigationDestination(for: Int.self) { _ in Outer()\(destination) }
            \(root)
        }
      }
    }
    struct Outer: View { var body: some View { VStack { Inner() } } }
    struct Inner: View { @EnvironmentObject var router: Router; var body: some View { Text("i") } }
    """
  }

  @Test func `an object that only the root is given does not reach what is pushed`() throws {
    let given = ".environmentObject(router)"
    #expect(try Self.found("NA705", Self.objects(root: given)) == ["warning 9 Inner, Router"])
    #expect(try Self.found("NA705", Self.objects(root: given, destination: given)) == [])
    #expect(
      try Self.found("NA705", Self.objects(root: given, outside: ".environmentObject(Router())")) == [])
    #expect(
      try Self.found("NA705", Self.objects(root: given, outside: ".environmentObject(make().x)")) == [])
  }

  @Test func `a pushed view that gives the object itself lacks nothing`() throws {
    let source = """
      import SwiftUI
      final class Model: ObservableObject {}
      @main struct Demo: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View { var body: some View { NavigationStack { NavigationLink("a") { Page() } } } }
      struct Page: View {
        @StateObject var model = Model()
        var body: some View { NavigationStack { Inner().environmentObject(model) } }
      }
      struct Inner: View { @EnvironmentObject var model: Model; var body: some View { Text("i") } }
      """
    #expect(try Self.found("NA705", source) == [])
  }

  @Test func `a control that shows and hides columns is no navigation`() throws {
    func app(_ action: String) -> String {
      """
      import SwiftUI
      @main struct Demo: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View {
        @State var columns = NavigationSplitViewVisibility.all
        @State var choice: Int?
        var body: some View {
          NavigationSplitView(columnVisibility: $columns) { Text("a") } detail: {
            Button("Go") { \(action) }
          }
        }
      }
      """
    }
    #expect(try Self.found("NA307", app("columns = .detailOnly")) == ["note 8 detailOnly"])
    #expect(try Self.found("NA307", app("choice = 1; columns = .detailOnly")) == [])
    #expect(try Self.found("NA307", app("columns = columns == .all ? .detailOnly : .all")) == [])
    #expect(
      try Self.found("NA307", app("if columns == .all { columns = .detailOnly } else { columns = .all }"))
        == [])
  }

  @Test(arguments: [
    ("{ _ in self.path = [] }", "", 1), ("{ note in if note.object == nil { self.path = [] } }", "", 0),
    ("{ [weak self] _ in guard let self else { return }; self.path.removeAll() }", "", 1),
    ("{ _ in self.home() }", "func home() { path = [] }", 1), ("{ _ in self.other = 1 }", "", 0),
  ])
  func `a notification pops where its listener empties a path and asks for nothing`(
    heard: String, rest: String, count: Int
  ) throws {
    let source = """
      import SwiftUI
      import Combine
      final class Router: ObservableObject {
        @Published var path: [Int] = []
        var other = 0
        init() { _ = NotificationCenter.default.publisher(for: .home).receive(on: RunLoop.main).sink \(heard) }
        \(rest)
      }
      @main struct Demo: App { var body: some Scene { WindowGroup { TabView { Page(); Page() } } } }
      struct Page: View {
        @StateObject var router = Router()
        @StateObject var second = Router()
        var body: some View { NavigationStack(path: $router.path) { Text("a") } }
      }
      """
    #expect(try Self.found("NA903", source).count == count)
  }

  @Test func `a cover that wraps a view controller may close itself`() throws {
    func app(_ kind: String, _ members: String) -> String {
      """
      import SwiftUI
      @main struct Demo: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View {
        @State var isOn = false
        var body: some View { Button("a") { isOn = true }.fullScreenCover(isPresented: $isOn) { Camera() } }
      }
      struct Camera: \(kind) { \(members) }
      """
    }
    #expect(try Self.found("NA204", app("View", "var body: some View { Text(\"c\") }")).count == 1)
    let made = "func makeUIViewController(context: Context) -> UIImagePickerController { .init() }"
    #expect(try Self.found("NA204", app("UIViewControllerRepresentable", made)) == [])
  }
}
