import ArgumentParser
import NavAtlasKit
import NavAtlasModel
import NavAtlasTraces

/// Where exports of a kind that is not known keep what.
struct MappingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A file that says where the events of an export keep session, time and screen.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var mapping: String?

  @Option(
    help: ArgumentHelp(
      "The columns of a table: session=visit,time=at,screen=page,event=kind.", valueName: "names"))
  var columns: String?

  func validate() throws {
    if mapping != nil, columns != nil { throw ValidationError("--mapping and --columns exclude each other") }
    if let columns, table(columns) == nil {
      let known = CSVFormat.Column.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("--columns needs pairs such as session=visit,time=at; known: \(known)")
    }
  }

  /// The format that the user describes; `nil` where none is.
  ///
  /// - Parameter id: which of a file's mappings is meant.
  func format(_ pipeline: Pipeline, named id: String?) throws -> (any TraceFormat)? {
    if let columns { return table(columns) }
    return try mapping.map { try pipeline.mappedFormat($0, named: id) }
  }

  private func table(_ text: String) -> CSVFormat? {
    var columns: [CSVFormat.Column: String] = [:]
    for pair in text.split(separator: ",") {
      let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, let column = CSVFormat.Column(rawValue: parts[0]) else { return nil }
      columns[column] = parts[1]
    }
    return CSVFormat(columns: columns)
  }
}
