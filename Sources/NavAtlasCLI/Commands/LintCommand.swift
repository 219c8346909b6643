import ArgumentParser
import NavAtlasKit
import NavAtlasModel
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

  func validate() throws {
    let known = Diagnostic.Severity.allCases.map(\.rawValue)
    if let failOn, !known.contains(failOn) { throw Advice.unknown("severity", failOn, among: known) }
  }

  func run() throws {
    let console = Console()
    try console.run {
      var pipeline = Pipeline()
      pipeline.readsFacts = true
      input.configure(&pipeline)
      let known = try baseline.read(pipeline)
      // What rules make findings of is not said twice.
      let loaded = try input.loaded(pipeline, console, hidingTopics: true)
      if loaded.graph.entries.isEmpty {
        console.note("note: no way into the app is known, so nothing is said of what can be reached")
      }
      let report = try console.progress("Checking \(loaded.graph.screens.count) screens") {
        try pipeline.lint(
          .init(
            loaded, inputs: input.inputs, format: input.inputFormat, baseline: known,
            failOn: failOn.flatMap(Diagnostic.Severity.init)))
      }
      console.report(report.remarks)
      try reporters.write(report, pipeline, console)
      console.noteAccount(of: loaded.graph)
      if try baseline.update(report, pipeline, console) { return }
      if report.failures > 0 || baseline.failsOnStale(report) { throw ExitCode(1) }
    }
  }
}
