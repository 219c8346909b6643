import Foundation
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The samples through the real binary; `make samples` rewrites what they are expected to give.
@Suite struct SampleTests {
  static let updates = ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] != nil

  @Test(arguments: Sample.all) func `a sample gives what is committed`(sample: Sample) throws {
    for run in sample.runs {
      let outcome = try Navatlas.run(run.arguments, in: sample.folder)
      #expect(outcome.status == 0, "\(run.arguments)")
      let output = Data(outcome.output)
      let file = sample.folder.appending(path: "expected/\(run.expected)")
      if Self.updates { try write(output, to: file) }
      let expected = try Data(contentsOf: file)
      #expect(
        output == expected,
        "\(sample.name)/expected/\(run.expected) differs; run make samples and look at git diff")
    }
  }

  @Test(arguments: Sample.all) func `a sample's pictures have the committed structure`(sample: Sample) throws
  {
    for run in sample.pictures {
      let outcome = try Navatlas.run(run.arguments, in: sample.folder)
      #expect(outcome.status == 0, "\(run.arguments)")
      let output = Data(outcome.output)
      let file = sample.folder.appending(path: "expected/\(run.expected)")
      if Self.updates { try write(output, to: file) }
      let (found, expected) = (try SVGStructure(output), try SVGStructure(Data(contentsOf: file)))
      #expect(found.elements == expected.elements, "\(sample.name)/expected/\(run.expected)")
      #expect(found.words == expected.words, "\(sample.name)/expected/\(run.expected)")
    }
  }

  @Test(arguments: Sample.all)
  func `no word of a sample's pictures is in the way, in any theme, and none is missing`(sample: Sample)
    throws
  {
    for run in sample.pictures {
      for theme in ["light", "dark", "auto"] {
        let outcome = try Navatlas.run(run.arguments + ["--theme", theme], in: sample.folder)
        #expect(outcome.status == 0, "\(outcome.errors)")
        let picture = DrawnPicture(svg: outcome.text)
        #expect(picture.wordsInTheWay.map(\.text) == [], "\(run.expected) \(theme)")
        #expect(!outcome.text.contains("left out for want of room"), "\(run.expected)")
      }
    }
  }

  @Test func `every sample's folder is tested`() throws {
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: Sample.root.appending(path: "samples").path())
    // The cluster sample has a target of its own: make spark.
    #expect(Set(folders).subtracting(["spark"]) == Set(Sample.all.map(\.name)))
  }

  private func write(_ data: Data, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }
}

/// What an SVG shows, without where: the ids and classes of its groups, and its words.
private final class SVGStructure: NSObject, XMLParserDelegate {
  private(set) var elements: Set<String> = []
  private(set) var words: Set<String> = []

  init(_ data: Data) throws {
    super.init()
    let parser = XMLParser(data: data)
    parser.delegate = self
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
  }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    if let id = attributes["id"] { elements.insert("\(element) \(id) \(attributes["class"] ?? "")") }
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    words.formUnion(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
