import ArgumentParser
import NavAtlasKit
import NavAtlasReports
import NavAtlasTraces

struct TraceReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report", abstract: "Tell what sessions do: screens, moves, times, depths, paths.",
    discussion: """
      Logs are counted and summaries merged, so the report of many summaries is that of all their logs. Whole paths \
      come from the summary's sample of 256 sessions; the report says where that is not all of them.
      """)

  @OptionGroup var logs: LogOptions
  @OptionGroup var form: AnswerFormOptions
  @Option(help: ArgumentHelp("Tell where visits are at each of so many first steps.", valueName: "number"))
  var steps = 0
  @OptionGroup var output: OutputOptions

  func validate() throws {
    if !(0...50).contains(steps) { throw ValidationError("--steps must be from 0 to 50") }
  }

  func run() throws {
    let console = Console()
    try console.run {
      let counter = try logs.counter(idleGap: SummaryOptions.defaultIdleGap, measures: true)
      var counted = try console.progress("Counting") { try counter.count(logs.inputs) }
      try logs.report(counted, console)
      let document = ReportDocument(UsageReport(&counted.builder), limit: form.top, steps: steps)
      let pipeline = Pipeline()
      try output.write(pipeline.artifact(document, form: form.format).bytes, pipeline, console)
    }
  }
}
