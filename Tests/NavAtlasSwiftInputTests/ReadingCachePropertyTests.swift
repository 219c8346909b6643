import Foundation
import NavAtlasInputs
import NavAtlasModel
import TestSupport
import Testing

@testable import NavAtlasSourceReading
@testable import NavAtlasSwiftInput

/// Whatever is edited, a reading with a cache is the reading without one.
@Suite struct ReadingCachePropertyTests {
  /// Every fourth fixture.
  private static let apps: [String] = {
    let folder = CacheSamples.fixtures.path(percentEncoded: false)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []
    return stride(from: 0, to: names.count, by: 4).map { names[$0] }
  }()

  private func read(_ sources: [(file: SwiftSourceFile, bytes: [UInt8])], _ cache: inout SourceFactsCache?)
    -> InputReading
  {
    let bytes = Dictionary(sources.map { ($0.file, $0.bytes) }) { first, _ in first }
    return SwiftSourceReader().read(sources.map(\.file), name: "App", cache: &cache) {
      file throws(Diagnostic) in bytes[file] ?? []
    }
  }

  /// Puts in, takes away or doubles a line, or exchanges two.
  private func edited(_ source: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
    var lines = source.split(separator: 10, omittingEmptySubsequences: false).map(Array.init)
    let line = Int.random(in: lines.indices, using: &random)
    switch Int.random(in: 0..<8, using: &random) {
    case 0...2: lines.insert(Array("  // A comment.".utf8), at: line)
    case 3: lines.insert([], at: line)
    case 4: lines[line] += Array(" // Said of it.".utf8)
    case 5: lines.remove(at: line)
    case 6: lines.insert(lines[line], at: line)
    default: lines.swapAt(line, Int.random(in: lines.indices, using: &random))
    }
    return Array(lines.joined(separator: [10]))
  }

  /// Changes what is between quotation marks, a number, or how one view looks.
  private func restyled(_ source: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
    var text = String(decoding: source, as: UTF8.self)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: replace(/"\w+/, in: &text, &random) { $0 + "s" }
    case 1: replace(/[(: ]\d/, in: &text, &random) { $0 + "1" }
    case 2: replace(/(Text|Button|Label)\("[^"]*"\)/, in: &text, &random) { $0 + ".padding(2)" }
    default: replace(/View\(\)/, in: &text, &random) { $0 + ".font(.title).bold()" }
    }
    return Array(text.utf8)
  }

  private func replace(
    _ pattern: some RegexComponent, in text: inout String, _ random: inout SplitMix64,
    by change: (String) -> String
  ) {
    guard let range = text.ranges(of: pattern).randomElement(using: &random) else { return }
    text.replaceSubrange(range, with: change(String(text[range])))
  }

  @Test(arguments: apps) func `an edited app is read as if it was new`(_ app: String) {
    expectSame(app, after: edited)
  }

  @Test(arguments: apps) func `an app that looks otherwise is read as if it was new`(_ app: String) {
    expectSame(app, after: restyled)
  }

  private func expectSame(_ app: String, after edit: ([UInt8], inout SplitMix64) -> [UInt8]) {
    var random = SplitMix64(seed: UInt64(app.utf8.count))
    var sources = CacheSamples.sources(in: CacheSamples.fixtures.appending(path: app))
    guard !sources.isEmpty else { return }
    var cache: SourceFactsCache? = SourceFactsCache(bytes: nil)
    _ = read(sources, &cache)
    for _ in 0..<4 {
      let position = Int.random(in: sources.indices, using: &random)
      sources[position].bytes = edit(sources[position].bytes, &random)
      var none: SourceFactsCache?
      let (found, expected) = (read(sources, &cache), read(sources, &none))
      #expect(found.fragment == expected.fragment && found.diagnostics == expected.diagnostics)
    }
  }
}
