import Foundation
import NavAtlasInputs
import NavAtlasKit
import NavAtlasModel
import NavAtlasSourceReading
import NavAtlasSwiftInput
import TestSupport
import Testing

/// The same sources give the same bytes, however they are listed and by however many threads they are read.
@Suite struct DeterminismTests {
  /// All fixtures as one app, each a module: many names are there more than once.
  static let files: [SwiftSourceFile] = {
    let listing = FileManager.default.enumerator(atPath: FixtureTests.folder.path())
    let names = (listing?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }
    return names.sorted().map { name in
      SwiftSourceFile(path: name, module: name.split(separator: "/").first.map(String.init) ?? "")
    }
  }()

  /// The document of all files, by one thread and in order.
  static let document = document(files)

  private static func document(_ files: [SwiftSourceFile], threads: Int = 1) -> String {
    let reading = SwiftSourceReader(threads: threads).read(files, name: "All") { file throws(Diagnostic) in
      guard let bytes = try? Fixture.bytes(file.path) else { throw Diagnostic(.error, "is missing") }
      return bytes
    }
    return GraphDocument.text(reading.fragment.graph)
  }

  /// The first lines in which two documents differ; whole documents are too long to be printed.
  private func difference(_ first: String, _ second: String) -> String? {
    if first == second { return nil }
    let lines = [first, second].map { $0.split(separator: "\n", omittingEmptySubsequences: false) }
    guard let pair = zip(lines[0], lines[1]).first(where: { $0 != $1 }) else { return "the number of lines" }
    return "\(pair.0) | \(pair.1)"
  }

  @Test(arguments: [2, 16]) func `any number of threads gives the same bytes`(threads: Int) {
    #expect(!Self.files.isEmpty)
    #expect(difference(Self.document, Self.document(Self.files, threads: threads)) == nil)
  }

  @Test func `files listed in another order give the same bytes`() {
    var generator = SplitMix64(seed: 7)
    let orders = [Self.files.reversed(), Self.files.shuffled(using: &generator)]
    for files in orders { #expect(difference(Self.document, Self.document(files)) == nil) }
  }

  @Test(arguments: FixtureTests.names)
  func `the files of one app listed backwards give the same bytes`(name: String) {
    let files = Self.files.filter { $0.module == name }
    #expect(difference(Self.document(files), Self.document(files.reversed())) == nil)
  }

  @Test func `the same run gives the same bytes twice`() throws {
    let folder = FixtureTests.folder.path(percentEncoded: false)
    let documents = try (0..<2).map { _ in GraphDocument.text(try Pipeline().load([folder]).graph) }
    #expect(difference(documents[0], documents[1]) == nil)
  }
}
