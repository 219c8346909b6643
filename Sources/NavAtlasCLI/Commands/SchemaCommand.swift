public import ArgumentParser
public import NavAtlasKit

struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Print the JSON Schema of a document, for editors and checks.")

  @Argument(help: "The document.") var document: Catalog.SchemaDocument

  func run() throws {
    try Console().put(Array(Catalog.schema(document).utf8))
  }
}

extension Catalog.SchemaDocument: ExpressibleByArgument {}
