import ArgumentParser
import NavAtlasKit
import NavAtlasModel
import NavAtlasReports
import NavAtlasTraces

struct TraceCoverageCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "coverage", abstract: "Tell which screens and moves of an app sessions exercise.",
    discussion: """
      Several logs, such as those of shards and devices, count together. What was never exercised is told with the \
      source line that opens it, and what sessions do that the app's graph lacks as well.
      """)

  @OptionGroup var trace: SessionOptions
  @OptionGroup var form: FormOptions
  @Option(help: ArgumentHelp("Fail where fewer of the screens are shown.", valueName: "percent"))
  var minScreens: Double?
  @Option(help: ArgumentHelp("Fail where fewer of the moves are made.", valueName: "percent"))
  var minTransitions: Double?
  @Option(help: ArgumentHelp("Fail where fewer of the deep links are used.", valueName: "percent"))
  var minLinks: Double?
  @OptionGroup var output: OutputOptions

  func validate() throws {
    for limit in [minScreens, minTransitions, minLinks].compactMap({ $0 }) where !(0...100).contains(limit) {
      throw ValidationError("a share is from 0 to 100 percent")
    }
  }

  func run() throws {
    let console = Console()
    try console.run {
      let pipeline = Pipeline()
      let (graph, sessions) = try trace.load(pipeline, console)
      let report = console.progress("Replaying") { CoverageReport(sessions, of: graph) }
      let artifact = try pipeline.artifact(ReportDocument(report), form: form.format)
      try output.write(artifact.bytes, pipeline, console)
      let limits = ["screens": minScreens, "transitions": minTransitions, "links": minLinks]
      let missed = try pipeline.overruns(
        of: report, app: trace.against, limits: limits.compactMapValues { $0 })
      console.report(missed)
      if !missed.isEmpty { throw ExitCode(1) }
    }
  }
}
