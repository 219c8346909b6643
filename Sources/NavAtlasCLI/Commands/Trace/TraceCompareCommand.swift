import ArgumentParser
import NavAtlasKit
import NavAtlasModel
import NavAtlasRender
import NavAtlasReports
import NavAtlasTraces

struct TraceCompareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Tell what differs between two sets of sessions, as a report and a picture.",
    discussion: """
      Each set is a log or a summary: two versions, two segments. With -o FILE.svg (or .png, .pdf, .html, .dot, .mmd) \
      what grew and shrank is drawn, too: over the app's graph with --against, else on its own.
      """)

  @OptionGroup var logs: LogOptions
  @OptionGroup var form: AnswerFormOptions
  @Option(
    help: ArgumentHelp(
      "Draw the changes over this app's graph; several inputs are merged.", valueName: "input"),
    completion: .file(extensions: Catalog.inputExtensions))
  var against: [String] = []
  @OptionGroup var choice: AppOption
  @OptionGroup var output: OutputOptions
  @OptionGroup(title: "Looks") var looks: LooksOptions

  func validate() throws {
    if logs.inputs.count != 2 { throw ValidationError("name two logs or summaries: before and after") }
  }

  func run() throws {
    let console = Console()
    try console.run {
      var pipeline = Pipeline()
      choice.choose(in: &pipeline)
      let app = try against.isEmpty ? nil : graph(pipeline, console)
      let reports = try logs.inputs.map { try report($0, app, console) }
      let comparison = UsageComparison(reports[0], reports[1])
      let names = (before: logs.inputs[0], after: logs.inputs[1])
      let document = ReportDocument(comparison, names: names, limit: form.top)
      let text = try pipeline.artifact(document, form: form.format).bytes
      guard let renderer = output.renderer else { return try output.write(text, pipeline, console) }
      let diagram = pipeline.diagram(of: comparison, against: app, options: looks.diagramOptions)
      let options = try looks.renderOptions()
      let artifact = try console.progress("Drawing") { try pipeline.render(diagram, by: renderer, options) }
      for note in artifact.notes { console.note("note: \(note)") }
      try output.write(artifact.bytes, pipeline, console)
      try console.put(text)
    }
  }

  private func graph(_ pipeline: Pipeline, _ console: Console) throws -> NavigationGraph {
    let app = try console.progress("Reading the app") { try pipeline.load(against) }
    console.report(app.diagnostics)
    return app.graph
  }

  private func report(_ path: String, _ app: NavigationGraph?, _ console: Console) throws -> UsageReport {
    let counter = try logs.counter(idleGap: SummaryOptions.defaultIdleGap, measures: true)
    var counted = try console.progress("Counting") { try counter.count([path]) }
    try logs.report(counted, console)
    let report = UsageReport(&counted.builder)
    guard let app else { return report }
    return report.renamed(by: .standard, known: Set(app.screens.map(\.id)))
  }
}
