import ArgumentParser
import NavAtlasKit
import NavAtlasModel
import NavAtlasReports
import NavAtlasTraces

/// Logs, and the app whose sessions they hold.
struct SessionOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp("Logs to read; '-' is standard input.", valueName: "log"),
    completion: .file(extensions: Catalog.traceExtensions))
  var inputs: [String]

  @Option(
    help: ArgumentHelp(
      "The app: its source folder, a definition, or a graph document. Several are merged.", valueName: "input"
    ),
    completion: .file(extensions: Catalog.inputExtensions))
  var against: [String]

  @OptionGroup var choice: AppOption

  @OptionGroup var formats: TraceFormatOptions

  @Flag(help: "Take the names of screens as they were recorded.")
  var keepNames = false

  @Flag(help: "Replay events again that agree in session, time, kind, screen and depth.")
  var keepDuplicates = false

  @Flag(help: "Fail where a line cannot be read.")
  var strict = false

  func validate() throws {
    if inputs.isEmpty { throw ValidationError("name at least one log") }
    if against.isEmpty { throw ValidationError("name the app with --against") }
  }

  /// Reads the app's graph and the sessions; what is to be said about them goes to standard error.
  func load(
    _ pipeline: Pipeline, _ console: Console
  ) throws -> (graph: NavigationGraph, sessions: [Session]) {
    var appPipeline = pipeline
    choice.choose(in: &appPipeline)
    let app = try console.progress("Reading the app") { try appPipeline.load(against) }
    console.report(app.diagnostics)
    let format = try formats.chosen(pipeline)
    let traces = try console.progress("Reading sessions") {
      try pipeline.sessions(
        inputs, format: format, known: app.graph.screens, rules: keepNames ? [] : .standard,
        dropsDuplicates: !keepDuplicates)
    }
    console.report(traces.diagnostics)
    if strict, traces.badLines > 0 { throw JobError("\(traces.badLines) lines cannot be read") }
    return (app.graph, traces.sessions)
  }
}

/// The form of a report.
struct FormOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The form of the report: \(DocumentForms.all.map { $0.id }.joined(separator: ", ")).",
      valueName: "format"), completion: .list(DocumentForms.all.map { $0.id }))
  var format = "text"

  func validate() throws {
    guard DocumentForms.named(format) != nil else {
      throw Advice.unknown("format", format, among: DocumentForms.all.map { $0.id })
    }
  }
}
