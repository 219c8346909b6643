import Foundation
import NavAtlasInputs
import NavAtlasModel
import Testing

@testable import NavAtlasSourceReading
@testable import NavAtlasSwiftInput

/// What is kept of sources is what was read out of them.
@Suite struct CacheTests {
  static let folders = ["Sources", "Tests"]

  @Test(arguments: folders) func `stored facts of real sources are read back as they were`(folder: String) {
    LargeStack.run(threads: 1) {
      for (file, bytes) in CacheSamples.sources(in: CacheSamples.repository.appending(path: folder)) {
        let key = CacheSamples.key(bytes)
        guard let blob = CacheSamples.facts(bytes).stored(for: key) else {
          Issue.record("\(file.path) is not stored")
          continue
        }
        let again = CacheSamples.facts(blob, for: key)
        #expect(again?.stored(for: key) == blob, "\(file.path)")
      }
    }
  }

  @Test func `nothing of any kind is lost`() throws {
    let facts = CacheSamples.facts(Array(CacheSamples.everything.utf8))
    let key = CacheSamples.key([])
    let blob = try #require(facts.stored(for: key))
    let again = try #require(CacheSamples.facts(blob, for: key))
    let text = CacheSamples.text(facts)
    #expect(CacheSamples.text(again) == text)
    for kind in Self.kinds { #expect(text.contains("NavAtlasSourceReading.\(kind)\n"), "no \(kind)") }
  }

  /// Every case that holds something, so that no way of storing one goes untried.
  private static let kinds =
    [
      "name", "implicitMember", "member", "call", "element", "closure", "array", "tuple", "keyPath",
      "string", "text", "integer", "boolean", "none", "ternary", "assignment", "coalescing", "comparison",
      "negation",
      "conversion", "type", "statement", "other",
    ].map { "Expression." + $0 }
    + [
      "expression", "variable", "condition", "guarded", "choice", "loop", "result", "block", "compiled",
      "function", "exit",
    ].map { "Statement." + $0 }
    + ["any", "bind", "enumCase", "tuple", "some", "cast", "expression"].map { "Pattern." + $0 }
    + ["expression", "binding", "match"].map { "Condition." + $0 }
    + ["ignore", "edge", "unknown"].map { "Correction.Kind." + $0 }

  @Test func `two spellings of a character stay two`() throws {
    let facts = CacheSamples.facts(Array("let a = \"\u{E9}\", b = \"e\u{301}\"".utf8))
    let blob = try #require(facts.stored(for: .zero))
    let again = try #require(CacheSamples.facts(blob, for: .zero))
    let texts = again.globals.map { global -> [UInt8] in
      if case .string(let text) = global.initial { Array(text.utf8) } else { [] }
    }
    #expect(texts == [[0xC3, 0xA9], [0x65, 0xCC, 0x81]])
  }

  @Test func `a second run stores nothing and gives the same graphs`() throws {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: CacheSamples.fixtures.path(percentEncoded: false))
    for name in names.sorted() {
      let sources = CacheSamples.sources(in: CacheSamples.fixtures.appending(path: name))
      var cache: SourceFactsCache? = SourceFactsCache(bytes: nil)
      let first = Self.read(sources, &cache)
      #expect(cache?.isChanged == true && cache?.count == Set(sources.map(\.bytes)).count + 1, "\(name)")
      cache = SourceFactsCache(bytes: cache?.bytes)
      let second = Self.read(sources, &cache)
      #expect(second.fragment == first.fragment && second.diagnostics == first.diagnostics, "\(name)")
      #expect(cache?.isChanged == false, "\(name)")
    }
  }

  static func read(
    _ sources: [(file: SwiftSourceFile, bytes: [UInt8])], _ cache: inout SourceFactsCache?
  ) -> InputReading {
    let bytes = Dictionary(sources.map { ($0.file, $0.bytes) }) { first, _ in first }
    return SwiftSourceReader(threads: 2).read(sources.map(\.file), name: "App", cache: &cache) {
      file throws(Diagnostic) in bytes[file] ?? []
    }
  }
}
