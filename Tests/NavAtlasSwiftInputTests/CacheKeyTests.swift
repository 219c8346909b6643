import NavAtlasInputs
import Testing

@testable import NavAtlasSourceReading
@testable import NavAtlasSwiftInput

/// When facts are known, and when they are not.
@Suite struct CacheKeyTests {
  private static let text = "struct A: View { var body: some View { Text(\"a\") } }"

  private static func source(
    _ text: String = text, path: String = "A.swift", module: String = "App"
  ) -> (file: SwiftSourceFile, bytes: [UInt8]) {
    (SwiftSourceFile(path: path, module: module), Array(text.utf8))
  }

  /// A cache that knows sources, as the next run gets it.
  private static func cache(_ sources: [(file: SwiftSourceFile, bytes: [UInt8])]) -> [UInt8] {
    var cache: SourceFactsCache? = SourceFactsCache(bytes: nil)
    _ = CacheTests.read(sources, &cache)
    return cache?.bytes ?? []
  }

  private static func isKnown(
    _ source: (file: SwiftSourceFile, bytes: [UInt8]), _ cache: SourceFactsCache
  ) -> Bool {
    var isKnown = true
    _ = cache.facts(of: source.file, source.bytes) {
      isKnown = false
      return CacheSamples.facts(source.bytes)
    }
    return isKnown
  }

  @Test func `the same content at another place is known, under its new path and module`() {
    let cache = SourceFactsCache(bytes: Self.cache([Self.source()]))
    let moved = Self.source(path: "Other/B.swift", module: "Other")
    #expect(Self.isKnown(moved, cache))
    let facts = cache.facts(of: moved.file, moved.bytes) { CacheSamples.facts([]) }.facts
    #expect(facts.path == "Other/B.swift" && facts.module == "Other" && facts.types.map(\.name) == ["A"])
  }

  @Test func `content with another byte is not known`() {
    let cache = SourceFactsCache(bytes: Self.cache([Self.source()]))
    let bytes = Array(Self.text.utf8)
    for position in bytes.indices {
      var other = bytes
      other[position] ^= 1
      #expect(!Self.isKnown((Self.source().file, other), cache))
    }
    #expect(!Self.isKnown((Self.source().file, bytes + [10]), cache))
    #expect(!Self.isKnown((Self.source().file, bytes.dropLast()), cache))
  }

  @Test func `readings of one app and of a folder are told apart, and so are those of other files`() {
    func key(_ files: [SwiftSourceFile], isOneApp: Bool) -> FactsPack.Key {
      SourceFactsCache.key(ofReading: files, name: "App", settings: .init(), isOneApp: isOneApp)
    }
    let file = Self.source().file
    let keys = [key([file], isOneApp: false), key([file], isOneApp: true), key([], isOneApp: true)]
    #expect(keys[0] != keys[1] && keys[1] != keys[2])
    #expect(keys[1] == key([file], isOneApp: true))
  }

  @Test func `another version of the format, and another build of the program, know nothing`() {
    let bytes = Self.cache([Self.source()])
    #expect(SourceFactsCache(bytes: bytes).count == 2)
    let version = SourceFactsCache.formatVersion + 1
    #expect(SourceFactsCache(bytes: bytes, formatVersion: version).count == 0)
    #expect(SourceFactsCache(bytes: bytes, builder: "other").count == 0)
  }

  @Test func `the facts of one file are not taken for those of another`() throws {
    let bytes = Array(Self.text.utf8)
    let blob = try #require(CacheSamples.facts(bytes).stored(for: CacheSamples.key(bytes)))
    #expect(CacheSamples.facts(blob, for: CacheSamples.key(bytes)) != nil)
    #expect(CacheSamples.facts(blob, for: CacheSamples.key([])) == nil)
  }

  @Test func `what a run did not use is dropped, and only a change is worth storing`() {
    let a = Self.source()
    let (b, c) = (Self.source("let b = 1", path: "B.swift"), Self.source("let c = 1", path: "C.swift"))
    var cache: SourceFactsCache? = SourceFactsCache(bytes: Self.cache([a, b]))
    _ = CacheTests.read([a, b], &cache)
    #expect(cache?.isChanged == false)
    _ = CacheTests.read([a, c], &cache)
    #expect(cache?.isChanged == true && cache?.count == 3)
    #expect(cache.map { [a, b, c].map { [cache = $0] in Self.isKnown($0, cache) } } == [true, false, true])
    _ = CacheTests.read([a], &cache)
    #expect(cache?.count == 2)
  }

  @Test func `the same files give the same bytes, in whatever order`() {
    let sources = (0..<20).map { Self.source("let number\($0) = \($0)", path: "\($0).swift") }
    #expect(Self.cache(sources) == Self.cache(sources.reversed()))
  }

  @Test func `each folder has a name of its own`() {
    let names = ["/", "/a", "/a/b", "/é"].map { SourceFactsCache.name(forFolder: $0) }
    #expect(Set(names).count == 4)
    #expect(names.allSatisfy { $0.count == 32 && $0.allSatisfy(\.isHexDigit) })
  }
}
