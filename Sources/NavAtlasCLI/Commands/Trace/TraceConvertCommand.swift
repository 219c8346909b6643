import ArgumentParser
import NavAtlasKit
import NavAtlasModel
import NavAtlasTraces

struct TraceConvertCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Write sessions in another format: XES for process mining, or the native one.")

  @Argument(
    help: ArgumentHelp("Logs to read; '-' is standard input.", valueName: "log"),
    completion: .file(extensions: Catalog.traceExtensions))
  var inputs: [String]
  @Option(
    help: ArgumentHelp(
      "The format to write: \(TraceWriters.all.map { $0.id }.joined(separator: ", ")).", valueName: "format"),
    completion: .list(TraceWriters.all.map { $0.id }))
  var to: String
  @OptionGroup var formats: TraceFormatOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    if inputs.isEmpty { throw ValidationError("name at least one log") }
    guard TraceWriters.named(to) != nil else {
      let known = TraceWriters.all.map { $0.id }.joined(separator: ", ")
      throw ValidationError("there is no format '\(to)' to write; there are \(known)")
    }
  }

  func run() throws {
    let console = Console()
    try console.run {
      let pipeline = Pipeline()
      let traces = try pipeline.sessions(inputs, format: try formats.chosen(pipeline), rules: [])
      console.report(traces.diagnostics)
      guard let writer = TraceWriters.named(to) else { return }
      try output.write(Array(writer.text(traces.sessions).utf8), pipeline, console)
    }
  }
}
