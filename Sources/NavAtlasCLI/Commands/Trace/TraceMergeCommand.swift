import ArgumentParser
import NavAtlasKit
import NavAtlasTraces

struct TraceMergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge", abstract: "Add summaries of parts of a log up, in any order.")

  @Argument(
    help: ArgumentHelp(
      "Summaries, one or more a file, one a line; '-' is standard input.", valueName: "summary"),
    completion: .file(extensions: ["json"]))
  var summaries: [String]

  @Flag(help: "Give a summary of nothing where no summary holds an event.")
  var allowEmpty = false
  @OptionGroup var output: OutputOptions

  func validate() throws {
    if summaries.isEmpty { throw ValidationError("name at least one summary") }
    if summaries.filter({ $0 == "-" }).count > 1 { throw ValidationError("standard input can be read once") }
  }

  func run() throws {
    let console = Console()
    try console.run {
      var counter = TraceCounter()
      counter.allowsNothing = allowEmpty
      var counted = try console.progress("Merging") { try counter.merged(summaries) }
      try output.write(Pipeline(), console) { put in try SummaryDocument.write(&counted.builder, put) }
    }
  }
}
