import TestSupport
import Testing

@testable import NavAtlasSourceReading
@testable import NavAtlasSwiftInput

/// Damaged bytes are no facts, and never end the program.
@Suite struct CacheDamageTests {
  private static let source = Array(CacheSamples.everything.utf8)
  private static let key = CacheSamples.key(source)

  private static func blob() throws -> [UInt8] {
    try #require(CacheSamples.facts(source).stored(for: key))
  }

  /// With a seal that holds, as if it had been written so.
  private static func sealed(_ content: [UInt8]) -> [UInt8] {
    var bytes = content
    bytes.append(word: content.withUnsafeBytes { FactsSeal.of($0) } ^ key[0])
    return bytes
  }

  private static func read(_ blob: [UInt8]) -> [UInt8]? {
    LargeStack.value { CacheSamples.facts(blob, for: key)?.stored(for: key) }
  }

  @Test func `facts that end too early are none, wherever they end`() throws {
    let blob = try Self.blob()
    LargeStack.run(threads: 1) {
      for count in blob.indices {
        #expect(CacheSamples.facts(Array(blob[..<count]), for: Self.key) == nil)
        guard count < blob.count - FactsSeal.size else { continue }
        #expect(CacheSamples.facts(Self.sealed(Array(blob[..<count])), for: Self.key) == nil)
      }
    }
    #expect(CacheSamples.facts(blob + [0], for: Self.key) == nil)
    #expect(CacheSamples.facts(Self.sealed(blob.dropLast(8) + [0]), for: Self.key) == nil)
  }

  @Test func `a flipped bit breaks the seal`() throws {
    let blob = try Self.blob()
    LargeStack.run(threads: 1) {
      var random = SplitMix64(seed: 1)
      for _ in 0..<2_000 {
        var damaged = blob
        damaged[Int.random(in: blob.indices, using: &random)] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        #expect(CacheSamples.facts(damaged, for: Self.key) == nil)
      }
    }
  }

  @Test func `bytes that nobody wrote are read or refused, with a seal that holds`() throws {
    let content = try Array(Self.blob().dropLast(8))
    LargeStack.run(threads: 1) {
      var random = SplitMix64(seed: 2)
      for _ in 0..<2_000 {
        var damaged = content
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          damaged[Int.random(in: content.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
        }
        // Whatever they say, it can be stored again.
        let facts = CacheSamples.facts(Self.sealed(damaged), for: Self.key)
        if let facts { #expect(facts.stored(for: Self.key) != nil) }
      }
    }
  }

  @Test func `a count beyond the bytes is refused before it costs anything`() {
    let huge: [UInt8] = [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F]
    #expect(Self.read(Self.sealed(huge)) == nil)
    #expect(Self.read(Self.sealed([0] + huge)) == nil)
    #expect(Self.read(Self.sealed([1] + huge)) == nil)
    #expect(Self.read(Self.sealed([0xFF] + huge + huge)) == nil)
  }

  @Test func `facts nested without end are neither read nor stored`() {
    // One string; no imports, types or functions; one global of that name, without a type, and with a value.
    let negation: UInt8 = 17
    let head: [UInt8] = [1, 1, 65, 0, 0, 0, 1, 0, 0, 1]
    #expect(Self.read(Self.sealed(head + [UInt8](repeating: negation, count: 1 << 20))) == nil)
    let deep: [UInt8]? = LargeStack.value {
      var facts = CacheSamples.facts([])
      var expression = Expression.none
      for _ in 0..<FactsWriter.depthLimit { expression = .negation(expression) }
      facts.globals = [
        Property(
          name: "deep", type: nil, initial: expression, getter: nil, setter: nil, attributes: [],
          isStatic: false, isConstant: true, offset: 0)
      ]
      return facts.stored(for: .zero)
    }
    #expect(deep == nil)
  }

  @Test func `what is deep but real is stored`() {
    let depth = 1_000
    let source = "let a = " + String(repeating: "a || ", count: depth) + "a"
    let isRead = LargeStack.value {
      let bytes = Array(source.utf8)
      let blob = CacheSamples.facts(bytes).stored(for: .zero)
      return blob.flatMap { CacheSamples.facts($0, for: .zero) }?.stored(for: .zero) == blob && blob != nil
    }
    #expect(isRead)
  }

  @Test func `a damaged pack knows less, and nothing wrong`() throws {
    let sources = (0..<5).map { number -> (file: SwiftSourceFile, bytes: [UInt8]) in
      (SwiftSourceFile(path: "\(number).swift", module: "App"), Array("struct S\(number): View {}".utf8))
    }
    var cache: SourceFactsCache? = SourceFactsCache(bytes: nil)
    _ = CacheTests.read(sources, &cache)
    let pack = try #require(cache?.bytes)
    var random = SplitMix64(seed: 3)
    for trial in 0..<2_000 {
      var damaged = pack
      if trial < pack.count {
        damaged.removeLast(trial + 1)
      } else {
        damaged[Int.random(in: pack.indices, using: &random)] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      }
      let cache = SourceFactsCache(bytes: damaged)
      #expect(cache.count == 0 || cache.count == 6)
      for (number, source) in sources.enumerated() {
        let facts = cache.facts(of: source.file, source.bytes) { CacheSamples.facts(source.bytes) }.facts
        #expect(facts.types.map(\.name) == ["S\(number)"])
      }
    }
  }

  @Test func `what was damaged is stored anew`() throws {
    let source = (file: SwiftSourceFile(path: "A.swift", module: "App"), bytes: Self.source)
    var cache: SourceFactsCache? = SourceFactsCache(bytes: nil)
    _ = CacheTests.read([source], &cache)
    let pack = try #require(cache?.bytes)
    var damaged = pack
    // One byte of the file's facts, and one of the graph.
    let head = 48 + 2 * 48 + 8
    for position in [head, pack.count - 9] { damaged[position] ^= 1 }
    cache = SourceFactsCache(bytes: damaged)
    _ = CacheTests.read([source], &cache)
    #expect(cache?.isChanged == true && cache?.bytes == pack)
  }
}
