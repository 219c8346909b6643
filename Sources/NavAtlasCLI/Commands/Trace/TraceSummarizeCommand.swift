import ArgumentParser
import NavAtlasKit
import NavAtlasTraces

struct TraceSummarizeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "summarize",
    abstract: "Count what the sessions of logs do, in a summary that can be merged.",
    discussion: """
      The summary is JSON on one line: edges, entries, exits, visits, how long screens stay, depths, and a sample of \
      paths. `navatlas schema summary` describes it.
      """)

  @OptionGroup var logs: LogOptions
  @Flag(
    help: """
      Forget visits that begin and end further from the log's ends than twice the idle gap: less memory and a shorter \
      summary. For logs that are whole, or cut by time or by session.
      """)
  var closeVisits = false
  @Flag(help: "Give a summary of nothing where there is no event, as in a part of a log that a cluster cut.")
  var allowEmpty = false
  @OptionGroup var output: OutputOptions

  func run() throws {
    let console = Console()
    try console.run {
      var counter = try logs.counter(
        idleGap: SummaryOptions.defaultIdleGap, measures: true, closesVisits: closeVisits)
      counter.allowsNothing = allowEmpty
      var counted = try console.progress("Counting") { try counter.count(logs.inputs) }
      try logs.report(counted, console)
      try output.write(Pipeline(), console) { put in try SummaryDocument.write(&counted.builder, put) }
    }
  }
}
