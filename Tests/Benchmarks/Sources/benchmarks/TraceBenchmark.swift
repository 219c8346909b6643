import Foundation
import Tables

/// What counting a log costs, as ratios to other ways to read it, measured in turns.
struct TraceBenchmark {
  let navatlas: URL
  let folder: URL
  var events = 2_000_000

  /// - Returns: the rows of the table.
  func rows() throws -> [[String]] {
    let log = folder.appending(path: "log.jsonl")
    let late = folder.appending(path: "late.jsonl")
    try TraceLog(events: events).write(to: log)
    try TraceLog(events: events, late: 20).write(to: late)
    let edges = trace(["edges", log.path()])
    var rows = [
      try row(
        "`edges`, 2 in 100 late : in order", trace(["edges", late.path()]), edges, \.processor, goal: 1.5),
      try row(
        "`edges`, 2 threads : 1", trace(["edges", log.path(), "--threads", "2"]), edges, \.wall, goal: 0.59),
      try row("`summarize` : `edges`", trace(["summarize", log.path()]), edges, \.processor, goal: nil),
    ]
    if let gzip = Command.find("gzip") {
      _ = try Command(executable: gzip, arguments: ["-k", log.path()]).run()
      let zipped = log.path() + ".gz"
      let inflate = Command(executable: gzip, arguments: ["-dc", zipped])
      rows.append(
        try row("`edges` of `.gz` : `gzip -dc`", trace(["edges", zipped]), inflate, \.wall, goal: 1.2))
    }
    if let duckdb = Command.find("duckdb") {
      let query = """
        SET threads=1; SELECT prev, screen, count(*) FROM (SELECT screen, lag(screen) OVER (PARTITION BY session ORDER BY ts)
        AS prev FROM read_ndjson('\(log.path())', columns={session:'VARCHAR', ts:'TIMESTAMP', screen:'VARCHAR'}))
        WHERE prev IS NOT NULL GROUP BY ALL ORDER BY prev, screen
        """
      let other = Command(executable: duckdb, arguments: ["-list", "-c", query])
      rows.append(try row("`edges` : DuckDB on the same log", edges, other, \.processor, goal: 0.25))
    }
    return rows
  }

  private func trace(_ arguments: [String]) -> Command {
    Command(executable: navatlas, arguments: ["trace"] + arguments)
  }

  /// Runs two commands in turns.
  private func row(
    _ name: String, _ one: Command, _ other: Command, _ cost: (Command.Cost) -> Double, goal: Double?
  ) throws -> [String] {
    _ = (try one.run(), try other.run())
    let pairs = try (0..<7).map { _ in (try one.run(), try other.run()) }
    let ratio = median(pairs.map { cost($0.0) / cost($0.1) })
    let first = median(pairs.map { cost($0.0) })
    let rate = "\((Double(events) / first / 100_000).rounded() / 10) M/s"
    let memory = (pairs.map(\.0.memory).max() ?? 0).asSize
    let verdict = goal.map { "≤ \($0.asRatio)\(ratio <= $0 ? "" : " **missed**")" } ?? "–"
    return [name, first.asTime, rate, memory, ratio.asRatio, verdict]
  }
}
