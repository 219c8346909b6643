import ArgumentParser
import NavAtlasKit
import NavAtlasModel
import NavAtlasTraces

/// The logs that a command counts, and how.
struct LogOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp("Logs to read, in the order of time; '-' is standard input.", valueName: "log"),
    completion: .file(extensions: Catalog.traceExtensions))
  var inputs: [String]

  @OptionGroup var formats: TraceFormatOptions

  @Option(help: ArgumentHelp("How many threads share the work.", valueName: "number"))
  var threads = 1

  @Option(
    help: ArgumentHelp(
      "Begin a new visit where a session pauses for longer than this: 30m, 90s, 500ms, 2h, or never.",
      valueName: "duration"))
  var idleGap: String?

  @Option(
    help: ArgumentHelp("Among how many of the latest events a late one finds its place.", valueName: "events")
  )
  var window = 1 << 19

  @Flag(help: "Count events again that agree in session, time, kind, screen and depth.")
  var keepDuplicates = false

  @Flag(help: "Fail where a line cannot be read.")
  var strict = false

  func validate() throws {
    if inputs.isEmpty { throw ValidationError("name at least one log") }
    if inputs.filter({ $0 == "-" }).count > 1 { throw ValidationError("standard input can be read once") }
    if !(1...256).contains(threads) { throw ValidationError("--threads must be from 1 to 256") }
    if !(1...(1 << 24)).contains(window) { throw ValidationError("--window must be from 1 to \(1 << 24)") }
    if let idleGap, Pause(text: idleGap) == nil, idleGap != "never" {
      throw ValidationError("--idle-gap needs a duration such as 30m, 90s, 500ms or 2h, or never")
    }
  }

  /// - Parameter idleGap: the gap where the user names none.
  func counter(idleGap standard: Int64?, measures: Bool, closesVisits: Bool = false) throws -> TraceCounter {
    let gap = idleGap.map { Pause(text: $0)?.milliseconds } ?? standard
    var slots = 1
    while slots < window { slots *= 2 }
    var counter = TraceCounter(
      options: SummaryOptions(
        idleGap: gap, window: slots, dropsDuplicates: !keepDuplicates, measures: measures,
        closesVisits: closesVisits),
      threads: threads, format: try formats.chosen(Pipeline()))
    counter.takesFormatsGap = idleGap == nil
    return counter
  }

  /// Says what is to be said about the logs; fails where the user wants no bad line.
  func report(_ counted: borrowing TraceCounter.Counted, _ console: Console) throws {
    let remarks: [(Int, Diagnostic.Severity, String)] = [
      (counted.builder.lateEvents, .note, "came late, each counted in its place"),
      (counted.builder.duplicates, .note, "came twice, each counted once"),
      (counted.builder.unplaced, .warning, "came too late for a place to be found, each left out"),
    ]
    for (count, severity, words) in remarks where count > 0 {
      console.report([Diagnostic(severity, "\(count) event\(count == 1 ? "" : "s") \(words)")])
    }
    try report(counted.diagnostics, badLines: counted.badLines, console)
  }

  func report(_ diagnostics: [Diagnostic], badLines: Int, _ console: Console) throws {
    console.report(diagnostics)
    if strict, badLines > 0 { throw JobError("\(badLines) lines cannot be read") }
  }
}
