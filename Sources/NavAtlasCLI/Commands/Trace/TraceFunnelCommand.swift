import ArgumentParser
import NavAtlasKit
import NavAtlasModel
import NavAtlasReports
import NavAtlasTraces

struct TraceFunnelCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "funnel", abstract: "Tell how far visits follow a path, and where the others go.",
    usage: "navatlas trace funnel <log> ... <pattern> [<options>]",
    discussion: """
      The last argument is the pattern: steps with '->' between them, such as 'Home -> .* -> Cart|Search -> Checkout'. \
      A step is a screen, in quotation marks where it has blanks; several with '|'; '.', any one screen; '^' or start, \
      a visit's start; '$' or end, its end. Steps follow each other directly; '.*' stands for any screens between them.
      """)

  @OptionGroup var logs: LogOptions
  @OptionGroup var form: AnswerFormOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    if logs.inputs.count < 2 {
      throw ValidationError("name the logs and then a pattern, such as 'Home -> .* -> Checkout'")
    }
    do throws(Diagnostic) {
      _ = try PathPattern(text)
    } catch {
      throw ValidationError(error.description)
    }
  }

  /// The pattern, which comes last.
  private var text: String { logs.inputs.last ?? "" }

  func run() throws {
    let console = Console()
    try console.run {
      let counter = try logs.counter(idleGap: SummaryOptions.defaultIdleGap, measures: false)
      let visits = try console.progress("Reading sessions") {
        try counter.visits(Array(logs.inputs.dropLast()))
      }
      try logs.report(visits.diagnostics, badLines: visits.badLines, console)
      let document = ReportDocument(try funnel(visits.paths), pattern: text, limit: form.top)
      let pipeline = Pipeline()
      try output.write(pipeline.artifact(document, form: form.format).bytes, pipeline, console)
    }
  }

  private func funnel(_ paths: borrowing SessionPaths) throws(JobError) -> FunnelReport {
    do throws(Diagnostic) {
      return try FunnelReport(paths, PathPattern(text))
    } catch {
      throw JobError([error])
    }
  }
}
