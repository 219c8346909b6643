import ArgumentParser
import NavAtlasKit
import NavAtlasModel
import NavAtlasTraces

/// How logs are written, where that is not to be detected.
struct TraceFormatOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Read every log in this format instead of detecting it.", valueName: "format"),
    completion: .list(Catalog.traceIDs))
  var inputFormat: String?

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
    if let inputFormat, mapping == nil, !Catalog.traceIDs.contains(inputFormat) {
      throw ValidationError(
        "there is no format '\(inputFormat)'; there are \(Catalog.traceIDs.joined(separator: ", "))")
    }
    if let columns, table(columns) == nil {
      let known = CSVFormat.Column.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("--columns needs pairs such as session=visit,time=at; known: \(known)")
    }
  }

  /// The format that the user names; `nil` where it is to be detected.
  func chosen(_ pipeline: Pipeline) throws -> (any TraceFormat)? {
    if let columns { return table(columns) }
    if let mapping { return try pipeline.mappedFormat(mapping, named: inputFormat) }
    return inputFormat.flatMap { TraceFormats.named($0) }
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
