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

  @OptionGroup var mappings: MappingOptions

  func validate() throws {
    if let inputFormat, mappings.mapping == nil, !Catalog.traceIDs.contains(inputFormat) {
      throw ValidationError(
        "there is no format '\(inputFormat)'; there are \(Catalog.traceIDs.joined(separator: ", "))")
    }
  }

  /// The format that the user names; `nil` where it is to be detected.
  func chosen(_ pipeline: Pipeline) throws -> (any TraceFormat)? {
    try mappings.format(pipeline, named: inputFormat) ?? inputFormat.flatMap { TraceFormats.named($0) }
  }
}
