import Foundation
import NavAtlasTraces
import Testing

@Suite struct FuzzListTests {
  @Test func `make fuzz feeds every trace format`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let makefile = try String(contentsOf: folder.appending(path: "Makefile"), encoding: .utf8)
    let list = try #require(
      makefile.replacing("\\\n", with: " ").split(separator: "\n").first { $0.hasPrefix("FUZZ_READERS =") })
    let named = Set(list.split(separator: " ").map(String.init))
    #expect(named.isSuperset(of: TraceFormats.all.map { $0.id }))
  }
}
