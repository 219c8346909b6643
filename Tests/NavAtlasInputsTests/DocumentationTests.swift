import Foundation
import NavAtlasInputs
import NavAtlasModel
import Testing

/// What the guides show is what the formats read.
@Suite struct DocumentationTests {
  /// A fenced block of a page.
  struct Example: Sendable, CustomTestStringConvertible {
    var page: String
    var line: Int
    var text: String

    var testDescription: String { "\(page):\(line)" }
  }

  private static func examples(_ page: String, language: String) -> [Example] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../Sources/NavAtlasKit/NavAtlasKit.docc/\(page)"
    ).standardizedFileURL
    let lines = (try? String(contentsOf: file, encoding: .utf8))?.components(separatedBy: "\n") ?? []
    return lines.indices.filter { lines[$0] == "```\(language)" }.map { start in
      let block = lines[(start + 1)...].prefix { $0 != "```" }
      return Example(page: page, line: start + 2, text: block.joined(separator: "\n"))
    }
  }

  static let definitions = examples("Definition.md", language: "yaml")
  static let notations = examples("Notation.md", language: "nav")
  static let documents = examples("GraphDocument.md", language: "json")

  @Test func `the guides have examples`() {
    #expect(Self.definitions.count >= 3 && Self.notations.count >= 2 && Self.documents.count >= 1)
  }

  @Test(arguments: definitions) func `an example of a definition is read without a remark`(example: Example)
    throws
  {
    let reading = try DefinitionFormat().read(Array(example.text.utf8), name: "example.yml")
    #expect(reading.diagnostics.isEmpty, "\(reading.diagnostics)")
    #expect(reading.fragment.graph.screens.count >= 3)
  }

  @Test(arguments: notations) func `an example of the notation is read without a remark`(example: Example) {
    let reading = NotationFormat.parse(example.text)
    #expect(reading.diagnostics.isEmpty, "\(reading.diagnostics)")
    #expect(reading.fragment.graph.screens.count >= 3)
  }

  @Test(arguments: documents) func `an example of the graph document is read without a remark`(
    example: Example
  ) throws {
    let reading = try GraphDocumentFormat().read(Array(example.text.utf8), name: "example.json")
    #expect(reading.diagnostics.isEmpty, "\(reading.diagnostics)")
  }
}
