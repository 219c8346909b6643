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
  @OptionGroup var output: OutputOptions

  func run() throws {
    let console = Console()
    try console.run {
      let counter = try logs.counter(idleGap: SummaryOptions.defaultIdleGap, measures: true)
      var counted = try console.progress("Counting") { try counter.count(logs.inputs) }
      try logs.report(counted, console)
      try output.write(SummaryDocument.text(&counted.builder), Pipeline(), console)
    }
  }
}
