import ArgumentParser
import NavAtlasKit

struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Print the JSON Schema of a document, for editors and checks.")

  enum Document: String, ExpressibleByArgument, CaseIterable {
    case graph, definition, summary, settings
  }

  @Argument(help: "The document.") var document: Document

  func run() throws {
    try Console().put(Array(Catalog.schema(document.rawValue).utf8))
  }
}
