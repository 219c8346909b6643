import Foundation
import NavAtlasKit
import NavAtlasModel
import TestSupport
import Testing

/// What the source says besides the graph is the same where the graph is known from the last run.
@Suite struct CachedFactsTests {
  private static let source = """
    import SwiftUI
    @main struct Demo: App { var body: some Scene { WindowGroup { NavigationStack { Home() } } } }
    struct Home: View {
      var body: some View {
        NavigationLink("a", value: 1).navigationDestination(for: Int.self) { _ in Page() }
      }
    }
    struct Page: View { var body: some View { NavigationView { Text("b") } } }
    """

  private static func facts(_ folder: Folder, _ cache: Folder?, readsFacts: Bool = true) throws -> SourceFacts
  {
    var pipeline = Pipeline()
    pipeline.readsFacts = readsFacts
    pipeline.workspace.cacheFolder = cache?.url.path()
    return try pipeline.load([folder.url.path()]).facts
  }

  @Test func `facts are the same from the cache`() throws {
    let folder = try Folder("App.swift", Self.source)
    let cache = try Folder()
    let first = try Self.facts(folder, cache)
    #expect(!cache.names.isEmpty)
    #expect(first.registrations.map(\.type) == ["Int"])
    #expect(first.nestedStacks.map(\.screen) == ["Page"])
    #expect(first.legacyForms.map(\.kind) == [.navigationView])
    #expect(try Self.facts(folder, cache) == first)
    #expect(try Self.facts(folder, nil) == first)
  }

  @Test func `places move with the lines`() throws {
    let folder = try Folder("App.swift", Self.source)
    let cache = try Folder()
    _ = try Self.facts(folder, cache)
    try folder.write(Array("// A line\n\(Self.source)".utf8), to: "App.swift")
    let moved = try Self.facts(folder, cache)
    #expect(moved.registrations.map(\.location.line) == [6])
    #expect(moved.nestedStacks.map(\.location.line) == [9])
    #expect(try Self.facts(folder, nil) == moved)
  }

  @Test func `who does not ask for them does not pay`() throws {
    let folder = try Folder("App.swift", Self.source)
    #expect(try Self.facts(folder, nil, readsFacts: false).legacyForms.isEmpty)
  }
}
