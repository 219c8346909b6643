import Foundation
import TestSupport
import Testing

/// Swift sources are remembered between runs, outside of the app's folder.
@Suite struct SourceCacheTests {
  private static func app() throws -> Folder {
    let folder = try Folder()
    try folder.makeFolder("App")
    try folder.write(Array(main.utf8), to: "App/Main.swift")
    let detail = "struct Detail: View { var body: some View { Text(\"d\") } }"
    try folder.write(Array(detail.utf8), to: "App/Detail.swift")
    return folder
  }

  private static let main = """
    @main struct Main: App {
      var body: some Scene { WindowGroup { NavigationStack { Home() } } }
    }
    struct Home: View {
      var body: some View { NavigationLink("Detail") { Detail() } }
    }
    """

  private static func stored(_ cache: Folder) throws -> [String] {
    let folder = cache.url.appending(path: "navatlas").path(percentEncoded: false)
    return (try? FileManager.default.contentsOfDirectory(atPath: folder).sorted()) ?? []
  }

  @Test func `a second run gives the same, and a changed file counts`() throws {
    let (app, cache) = (try Self.app(), try Folder())
    let fresh = try Navatlas.run(["graph", "App"], in: app)
    let first = try Navatlas.run(["graph", "App"], in: app, cache: cache)
    let second = try Navatlas.run(["graph", "App"], in: app, cache: cache)
    #expect(fresh.status == 0 && fresh.text.contains("Detail"))
    #expect(first.output == fresh.output && second.output == fresh.output)
    #expect(try Self.stored(cache).count == 1)
    #expect(app.names == ["App"])
    try app.write(Array(Self.main.replacing("Detail()", with: "Other()").utf8), to: "App/Main.swift")
    let third = try Navatlas.run(["graph", "App"], in: app, cache: cache)
    #expect(third.text.contains("Other"))
    #expect(third.output == (try Navatlas.run(["graph", "App"], in: app).output))
  }

  @Test func `nothing is kept where that is not wanted, nor of single files`() throws {
    let (app, cache) = (try Self.app(), try Folder())
    #expect(try Navatlas.run(["graph", "App", "--no-cache"], in: app, cache: cache).status == 0)
    #expect(try Navatlas.run(["graph", "App/Main.swift"], in: app, cache: cache).status == 0)
    #expect(cache.names.isEmpty)
  }

  @Test func `a damaged cache is replaced, and one that cannot be written is done without`() throws {
    let (app, cache) = (try Self.app(), try Folder())
    let fresh = try Navatlas.run(["graph", "App"], in: app, cache: cache)
    let name = try #require(try Self.stored(cache).first)
    let kept = try cache.bytes("navatlas/" + name)
    try cache.write(Array("nonsense".utf8), to: "navatlas/" + name)
    let second = try Navatlas.run(["graph", "App"], in: app, cache: cache)
    #expect(second.output == fresh.output && second.errors == fresh.errors)
    #expect(try cache.bytes("navatlas/" + name) == kept)
    let blocked = try Folder("navatlas", "this is no folder")
    let third = try Navatlas.run(["graph", "App"], in: app, cache: blocked)
    #expect(third.output == fresh.output && third.errors == fresh.errors && third.status == 0)
  }

  @Test func `the folders that were longest not read are forgotten, and no other files`() throws {
    let (app, cache) = (try Self.app(), try Folder())
    try cache.makeFolder("navatlas")
    try cache.write([1], to: "navatlas/notes.facts")
    for number in 0..<70 {
      let name = "navatlas/" + String(repeating: "0", count: 30) + "\(number + 10).facts"
      let file = try cache.write([0], to: name)
      let date = Date(timeIntervalSince1970: 1_000_000 + Double(number))
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path())
    }
    _ = try Navatlas.run(["graph", "App"], in: app, cache: cache)
    let left = try Self.stored(cache)
    #expect(left.count == 65 && left.contains("notes.facts"))
    #expect(!left.contains { $0.hasSuffix("16.facts") } && left.contains { $0.hasSuffix("17.facts") })
  }

  @Test func `runs at the same time do not disturb one another`() async throws {
    let (app, cache) = (try Self.app(), try Folder())
    let fresh = try Navatlas.run(["graph", "App"], in: app)
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask { try Navatlas.run(["graph", "App"], in: app, cache: cache).output == fresh.output }
      }
      for try await isSame in group { #expect(isSame) }
    }
    #expect(try Self.stored(cache).count == 1)
  }
}
