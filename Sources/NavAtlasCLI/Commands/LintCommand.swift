import ArgumentParser
import NavAtlasKit
import NavAtlasModel
import NavAtlasReports
import NavAtlasRules

struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint", abstract: "Find what is wrong with the navigation, with the way that shows it.",
    discussion: "Exit status: 0 nothing new at or above --fail-on, 1 findings, 2 the job could not be done.")

  @OptionGroup var input: InputOptions
  @OptionGroup var reporters: ReporterOptions
  @Option(
    help: ArgumentHelp(
      "From which severity on findings fail the job: error, warning, note; warning when absent.",
      valueName: "severity"), completion: .list(Diagnostic.Severity.allCases.map(\.rawValue)))
  var failOn: String?
  @OptionGroup(title: "Baseline") var baseline: BaselineOptions
  @Option(
    help: ArgumentHelp(
      "Only what is new since a revision of the checkout, or an older input; what is gone is told, too.",
      valueName: "base"))
  var since: String?
  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp(
      "Draw what the findings are about into a picture, which Markdown then leads to.", valueName: "file"),
    completion: .file())
  var output: String?

  func validate() throws {
    let known = Diagnostic.Severity.allCases.map(\.rawValue)
    if since != nil, baseline.baseline != nil {
      throw ValidationError("--since and --baseline exclude each other")
    }
    if let output, OutputOptions.renderer(of: output) == nil {
      throw ValidationError("'\(output)' is no picture's name; use --reporter NAME:FILE for findings")
    }
    if let failOn, !known.contains(failOn) { throw Advice.unknown("severity", failOn, among: known) }
  }

  func run() throws {
    let console = Console()
    try console.run {
      var pipeline = Pipeline()
      pipeline.readsFacts = true
      input.configure(&pipeline)
      let inputs = try input.chosen(&pipeline)
      let known = try since.map { try findings(of: $0, inputs, pipeline, console) } ?? baseline.read(pipeline)
      // What rules make findings of is not said twice.
      let loaded = try input.loaded(pipeline, console, hidingTopics: true)
      if loaded.graph.entries.isEmpty {
        console.note("note: no way into the app is known, so nothing is said of what can be reached")
      }
      var report = try console.progress("Checking \(loaded.graph.screens.count) screens") {
        try pipeline.lint(
          .init(
            loaded, inputs: inputs, format: input.inputFormat, baseline: known,
            failOn: failOn.flatMap(Diagnostic.Severity.init)))
      }
      report.since = since
      console.report(report.remarks)
      let picture = try picture(of: report, loaded.graph, pipeline, console)
      try reporters.write(report, picture: picture, pipeline, console)
      console.noteAccount(of: loaded.graph)
      let overruns = try pipeline.overruns(of: loaded.graph, inputs: inputs, profiles: Profile.allCases)
      console.report(overruns)
      if try baseline.update(report, pipeline, console) { return }
      if report.failures > 0 || !overruns.isEmpty || baseline.failsOnStale(report) { throw ExitCode(1) }
    }
  }

  /// The findings of an older version, which are known.
  private func findings(of base: String, _ inputs: [String], _ pipeline: Pipeline, _ console: Console) throws -> Baseline {
    guard inputs.count == 1 else { throw JobError("--since needs one input") }
    let isInput = pipeline.workspace.exists(base)
    let paths = isInput ? [base] : inputs
    let (older, loaded) =
      isInput
      ? (pipeline, try input.reading.read([base], pipeline, console))
      : try pipeline.load(base, ofFolder: inputs[0])
    let errors = loaded.diagnostics.filter { $0.severity == .error }
    if !errors.isEmpty { throw JobError(errors) }
    let report = try older.lint(.init(loaded, inputs: paths, format: input.inputFormat))
    return Baseline(report.items.map(\.finding))
  }

  /// Draws what the findings are about, for a page and as a file.
  private func picture(
    of report: LintReport, _ graph: NavigationGraph, _ pipeline: Pipeline, _ console: Console
  ) throws -> FindingPicture? {
    guard output != nil || reporters.hasPage else { return nil }
    guard let diagram = try pipeline.affected(by: report, in: graph) else {
      if output != nil { console.note("note: the findings name no screens, or too many for a picture") }
      return nil
    }
    if let output, let renderer = OutputOptions.renderer(of: output) {
      try pipeline.workspace.write(try pipeline.picture(diagram, by: renderer).bytes, to: output)
    }
    return FindingPicture(mermaid: reporters.hasPage ? try pipeline.mermaid(diagram) : nil, file: output)
  }
}
