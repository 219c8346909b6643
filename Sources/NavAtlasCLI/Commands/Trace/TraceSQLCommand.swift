import ArgumentParser
import NavAtlasKit
import NavAtlasTraces

struct TraceSQLCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sql", abstract: "Print the query that counts edges where the events are.",
    discussion: """
      The result has the columns from, to and count; 'navatlas render' and 'navatlas graph' read it as CSV, TSV or \
      JSON, also beside the app's source.
      """)

  @Option(
    help: ArgumentHelp(
      "The database: \(SQLDialects.all.map { $0.id }.joined(separator: ", ")).", valueName: "database"),
    completion: .list(SQLDialects.all.map { $0.id }))
  var dialect: String
  @Option(help: ArgumentHelp("The table with the events.", valueName: "name"))
  var table = "events"
  @Option(
    help: ArgumentHelp(
      "What stands after FROM instead of a table, such as read_json('events.jsonl').", valueName: "sql"))
  var source: String?
  @Option(help: ArgumentHelp("The column with the session's key.", valueName: "column"))
  var session = "session"
  @Option(help: ArgumentHelp("The column with the time.", valueName: "column"))
  var time = "ts"
  @Option(help: ArgumentHelp("The column with the screen.", valueName: "column"))
  var screen = "screen"
  @Option(help: ArgumentHelp("A column that orders events with equal times.", valueName: "column"))
  var sequence: String?
  @Option(
    help: ArgumentHelp(
      "Count nothing across a pause longer than this: 30m, 90s, 500ms, 2h. The time has to be a timestamp then.",
      valueName: "duration"))
  var idleGap: String?
  @OptionGroup var output: OutputOptions

  func validate() throws {
    guard SQLDialects.named(dialect) != nil else {
      let known = SQLDialects.all.map { $0.id }.joined(separator: ", ")
      throw ValidationError("there is no dialect '\(dialect)'; there are \(known)")
    }
    if let idleGap, Pause(text: idleGap) == nil {
      throw ValidationError("--idle-gap needs a duration such as 30m, 90s, 500ms or 2h")
    }
  }

  func run() throws {
    let console = Console()
    try console.run {
      guard let dialect = SQLDialects.named(dialect) else { return }
      let query = EdgeQuery(
        dialect, table: source ?? table, isExpression: source != nil,
        columns: .init(session: session, time: time, screen: screen, sequence: sequence),
        idleGap: idleGap.flatMap { Pause(text: $0)?.milliseconds })
      try output.write(Array(query.text.utf8), Pipeline(), console)
    }
  }
}
