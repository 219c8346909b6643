import NavAtlasModel
import NavAtlasSourceReading
import NavAtlasSwiftInput
import Testing

/// What is told of the source besides the graph.
@Suite struct SourceFactsTests {
  private static func facts(_ sources: (name: String, text: String)...) -> SourceFacts {
    let texts = Dictionary(uniqueKeysWithValues: sources.map { ($0.name, Array($0.text.utf8)) })
    let files = sources.map { SwiftSourceFile(path: $0.name, module: "App") }
    return SwiftSourceReader().sourceFacts(of: files) { file throws(Diagnostic) in texts[file.path] ?? [] }
  }

  @Test func `a destination says what lies around it`() {
    let facts = Self.facts(
      (
        "Home.swift",
        """
        struct Home: View {
          var body: some View {
            NavigationStack {
              List(items) { item in
                Text("a").navigationDestination(for: Item.self) { ItemView(item: $0) }
              }
              .navigationDestination(for: String.self) { Text($0) }
              if isOn {
                Text("b").navigationDestination(isPresented: $shows) { Other() }
              }
              LazyVStack {
                Text("c").sheet(isPresented: $shows) {
                  Text("d").navigationDestination(for: Int.self) { _ in Text("e") }
                }
              }
            }
          }
        }
        """
      ))
    let found = facts.destinations.sorted { ($0.location.line ?? 0) < ($1.location.line ?? 0) }
    #expect(found.map(\.type) == ["Item", "String", nil, "Int"])
    #expect(found.map(\.lazyContainer) == ["List", nil, nil, nil])
    #expect(found.map(\.isConditional) == [false, false, true, false])
    #expect(found.map(\.location.line) == [5, 7, 9, 13])
    #expect(Set(found.map(\.location.file)) == ["Home.swift"])
  }

  @Test func `a pop is guarded where the function looks at the path before`() {
    let facts = Self.facts(
      (
        "Router.swift",
        """
        final class Router {
          var path = NavigationPath()
          var other: [Int] = []
          func bare() { path.removeLast() }
          func guarded() {
            guard !path.isEmpty else { return }
            self.path.removeLast()
          }
          func two() { if path.count > 1 { path.removeLast(2) } }
          func early() {
            if path.isEmpty { return }
            path.removeLast()
          }
          func capped(_ count: Int) { path.removeLast(min(count, path.count)) }
          func late() {
            if path.isEmpty { log() }
            path.removeLast()
          }
          func elsewhere() { other.removeLast() }
        }
        """
      ),
      (
        "Home.swift",
        "struct Home: View { var body: some View { NavigationStack(path: $router.path) { Text(\"\") } } }"
      )
    )
    #expect(facts.pops.map(\.location.line) == [4, 7, 9, 12, 14, 17])
    #expect(facts.pops.map(\.isGuarded) == [false, true, true, true, true, false])
    #expect(facts.pops.map(\.count) == [1, 1, 2, 1, nil, 1])
    #expect(Set(facts.pops.map(\.path)) == ["path"])
  }

  @Test func `a chain of types that are tried has them in order`() {
    let facts = Self.facts(
      (
        "Link.swift",
        """
        import Foundation
        import SwiftUI
        func route(_ data: Data) -> Any? {
          let decoder = JSONDecoder()
          let one = try? decoder.decode(One.self, from: data)
          return try? decoder.decode(One.self, from: data)
            ?? decoder.decode([Two].self, from: data)
        }
        """
      ))
    #expect(facts.decodeChains.map(\.types) == [["One", "[Two]"]])
    #expect(facts.decodeChains.map(\.location.line) == [6])
    #expect(facts.imports.map(\.module) == ["Foundation", "SwiftUI"])
    #expect(facts.imports.map(\.file) == ["Link.swift", "Link.swift"])
  }

  // MARK: Forms that later ones replace

  @Test func `every legacy form is told with what replaces it`() {
    let facts = Self.facts(
      (
        "Old.swift",
        """
        struct Old: View {
          @Environment(\\.presentationMode) var mode
          var body: some View {
            NavigationView {
              NavigationLink("a", destination: A(), isActive: $isOn)
              NavigationLink(isActive: Binding(get: get, set: set)) { B() } label: { EmptyView() }
              NavigationLink("c", tag: 1, selection: $chosen) { C() }
              NavigationLink("d") { D() }
              NavigationLink("e", value: 1)
            }
          }
        }
        """
      ))
    #expect(
      facts.legacyForms.map(\.kind) == [
        .presentationMode, .navigationView, .activeLink, .activeLink, .taggedLink,
      ])
    #expect(facts.legacyForms.map(\.location.line) == [2, 4, 5, 6, 7])
    for kind in SourceFacts.LegacyForm.Kind.allCases { #expect(!kind.replacement.isEmpty) }
    #expect(SourceFacts.LegacyForm.Kind.activeLink.replacement.contains("navigationDestination(for:)"))
  }

  @Test func `a navigation view says its style`() {
    let facts = Self.facts(
      (
        "Styles.swift",
        """
        struct Styles: View { var body: some View {
          NavigationView { A() }.navigationViewStyle(.stack)
          NavigationView { A() }.navigationBarTitle("a").navigationViewStyle(StackNavigationViewStyle())
          NavigationView { NavigationView { B() } }.navigationViewStyle(DoubleColumnNavigationViewStyle())
          NavigationView { A() }
        } }
        """
      ))
    #expect(facts.legacyForms.map(\.style) == ["stack", "stack", "columns", nil, nil])
  }

  @Test func `an observer says whether it hears every sender`() {
    let facts = Self.facts(
      (
        "Listening.swift",
        """
        final class Listening {
          func all() {
            NotificationCenter.default.publisher(for: .home).sink { _ in }
            NotificationCenter.default.publisher(for: .home, object: sender).sink { _ in }
            NotificationCenter.default.addObserver(forName: .home, object: nil, queue: .main) { _ in }
            NotificationCenter.default.addObserver(self, selector: #selector(go), name: .away, object: sender)
          }
          func later() async { for await _ in NotificationCenter.default.notifications(named: .home) {} }
        }
        """
      ))
    #expect(facts.observers.map(\.notification) == ["home", "home", "home", "away", "home"])
    #expect(facts.observers.map(\.isFiltered) == [false, true, false, true, false])
    #expect(facts.observers.map(\.location.line) == [3, 4, 5, 6, 8])
  }

  // MARK: Routes and columns

  @Test func `an enumeration of routes has its cases and users counted`() {
    let texts = [
      ("Core", "Route.swift", "enum Route: Hashable { case a, b\ncase c(Int) }\nenum Colour { case red }"),
      ("Core", "Router.swift", "final class Router { var path: [Route] = [] }"),
      (
        "Home", "Home.swift",
        "struct Home: View { var body: some View { NavigationStack(path: $router.path) { Button(\"a\") { router.path.append(Route.a) } } } }"
      ),
      ("Club", "Club.swift", "func show(_ route: Route) {}\nlet colour = Colour.red"),
      (
        "Shop", "Shop.swift",
        "enum Goods { case x }\nstruct Shop: View { var body: some View { Text(\"\").navigationDestination(for: Goods.self) { _ in Text(\"\") } } }"
      ),
    ]
    let files = texts.map { SwiftSourceFile(path: $0.1, module: $0.0) }
    let bytes = Dictionary(uniqueKeysWithValues: texts.map { ($0.1, Array($0.2.utf8)) })
    let facts = SwiftSourceReader().sourceFacts(of: files) { file throws(Diagnostic) in bytes[file.path] ?? []
    }
    #expect(facts.routes.map(\.name) == ["Route", "Goods"])
    #expect(facts.routes.map(\.cases) == [3, 1])
    #expect(facts.routes.map(\.modules) == [["Club", "Core", "Home"], ["Shop"]])
  }

  @Test func `a chain of decoders says whether it ends with nothing`() {
    let facts = Self.facts(
      (
        "Screens.swift",
        """
        func one(_ data: Data) -> some View {
          if let a = try? decoder.decode(A.self, from: data) { AView() } else if let b = try? decoder.decode(B.self, from: data) { BView() }
        }
        func two(_ data: Data) -> some View {
          if let a = try? decoder.decode(A.self, from: data) { AView() }
          else if let b = try? decoder.decode(B.self, from: data) { BView() } else { EmptyView() }
        }
        func three(_ data: Data) -> some View {
          if let a = try? decoder.decode(A.self, from: data) { AView() }
          else if let b = try? decoder.decode(B.self, from: data) { BView() } else { LostView() }
        }
        func four(_ data: Data) -> some View { if let a = try? decoder.decode(A.self, from: data) { AView() } }
        """
      ))
    #expect(facts.decodeChains.map(\.types) == [["A", "B"], ["A", "B"], ["A", "B"]])
    #expect(facts.decodeChains.map(\.endsBlank) == [true, true, false])
  }

  @Test func `what decides the columns is told wherever it is assigned`() {
    let facts = Self.facts(
      (
        "Desk.swift",
        """
        struct Desk: View {
          @State private var shown = NavigationSplitViewVisibility.all
          @StateObject private var model = Model()
          var body: some View {
            NavigationSplitView(columnVisibility: $shown, preferredCompactColumn: $model.top) { A() } detail: { B() }
          }
          func focus() { shown = .detailOnly }
        }
        final class Model { var top = NavigationSplitViewColumn.sidebar; func open() { top = NavigationSplitViewColumn.detail }
          func toggle(_ column: NavigationSplitViewColumn) { self.top = column; other = .detail } }
        """
      ))
    #expect(
      facts.columnChanges.map(\.argument) == [
        "columnVisibility", "preferredCompactColumn", "preferredCompactColumn",
      ])
    #expect(facts.columnChanges.map(\.value) == ["detailOnly", "detail", nil])
  }

  @Test func `a file that cannot be read is left out`() {
    let facts = SwiftSourceReader().sourceFacts(of: [SwiftSourceFile(path: "A.swift", module: "App")]) {
      _ throws(Diagnostic) in throw Diagnostic(.error, "no")
    }
    #expect(facts.imports.isEmpty && facts.destinations.isEmpty)
  }
}
