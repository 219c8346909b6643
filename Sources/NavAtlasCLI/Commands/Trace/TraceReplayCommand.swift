import ArgumentParser
import NavAtlasKit
import NavAtlasModel
import NavAtlasReports
import NavAtlasRules
import NavAtlasTraces

struct TraceReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay", abstract: "Replay sessions on the stack model of an app's graph.",
    discussion: """
      Tells every diagnosis (T01 to T29) with its event and the frames before and after it, and how much of the \
      sessions the graph explains.
      """)

  @OptionGroup var trace: SessionOptions
  @OptionGroup var form: FormOptions
  @Option(help: ArgumentHelp("Fail where less than this share of the events fits.", valueName: "percent"))
  var minFitness: Double?
  @OptionGroup(title: "Diagnoses as findings") var reporters: ReporterOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let console = Console()
    try console.run {
      let pipeline = Pipeline()
      let (graph, sessions) = try trace.load(pipeline, console)
      let report = console.progress("Replaying") { ReplayReport(sessions, against: graph) }
      if reporters.leavesOutput || output.output != nil {
        let artifact = try pipeline.artifact(ReportDocument(report), form: form.format)
        try output.write(artifact.bytes, pipeline, console)
      }
      if !reporters.reporters.isEmpty { try reporters.write(LintReport(report), pipeline, console) }
      if let minFitness, report.fitness * 100 < minFitness { throw ExitCode(1) }
    }
  }
}
