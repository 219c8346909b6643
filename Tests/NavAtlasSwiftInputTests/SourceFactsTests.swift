import NavAtlasModel
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

  @Test func `a file that cannot be read is left out`() {
    let facts = SwiftSourceReader().sourceFacts(of: [SwiftSourceFile(path: "A.swift", module: "App")]) {
      _ throws(Diagnostic) in throw Diagnostic(.error, "no")
    }
    #expect(facts.imports.isEmpty && facts.destinations.isEmpty)
  }
}
