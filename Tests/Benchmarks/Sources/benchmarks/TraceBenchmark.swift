import Foundation
import Tables

/// What counting logs costs: events a second, and ratios to other ways to do it, measured in turns.
struct TraceBenchmark {
  let navatlas: URL
  let folder: URL
  var events = 2_000_000
  /// How many events other programs are compared on that hold all of them in memory.
  var fewEvents = 500_000

  /// - Returns: the rows of the table.
  func rows() throws -> [[String]] {
    let log = try write("log.jsonl", TraceLog(events: events))
    let late = try write("late.jsonl", TraceLog(events: events, late: 20))
    let edges = trace("edges", log)
    let whole = trace("summarize", log)
    return [
      try row(
        "`edges`, 2 in 100 late : in order", trace("edges", late), edges, \.processor, goal: .atMost(1.5)),
      try row(
        "`edges`, 2 threads : 1", trace("edges", log, "--threads", "2"), edges, \.wall, goal: .atMost(0.59)),
      try row("`summarize` : `edges`", whole, edges, \.processor, goal: .none),
      try row(
        "`summarize --close-visits` : `summarize`", trace("summarize", "--close-visits", log), whole,
        \.processor,
        goal: .none),
    ] + (try vendors(edges)) + (try gzip(log, edges)) + (try databases(log, edges)) + (try processMining())
  }

  private func write(_ name: String, _ log: TraceLog) throws -> String {
    let file = folder.appending(path: name)
    try log.write(to: file)
    return file.path()
  }

  private func trace(_ arguments: String...) -> Command {
    Command(executable: navatlas, arguments: ["trace"] + arguments)
  }

  private func vendors(_ edges: Command) throws -> [[String]] {
    let logs: [(String, TraceLog.Vendor)] = [
      ("PostHog", .postHog), ("PostHog, properties as text", .postHogText),
      ("Google Analytics", .googleAnalytics),
    ]
    return try logs.enumerated().map { index, log in
      let path = try write("vendor\(index).jsonl", TraceLog(events: events, vendor: log.1))
      defer { try? FileManager.default.removeItem(atPath: path) }
      return try row(
        "`edges`, \(log.0) : native", trace("edges", path), edges, \.processor, goal: .rate(1_000_000))
    }
  }

  private func gzip(_ log: String, _ edges: Command) throws -> [[String]] {
    guard let gzip = Command.find("gzip") else { return [] }
    _ = try Command(executable: gzip, arguments: ["-k", log]).run()
    let inflate = Command(executable: gzip, arguments: ["-dc", log + ".gz"])
    return [
      try row(
        "`edges` of `.gz` : `gzip -dc`", trace("edges", log + ".gz"), inflate, \.wall, goal: .atMost(1.2))
    ]
  }

  private func databases(_ log: String, _ edges: Command) throws -> [[String]] {
    guard let python = Python(with: "duckdb") else { return [] }
    let parquet = folder.appending(path: "log.parquet").path()
    let lines = "read_ndjson('\(log)', columns={session:'VARCHAR', ts:'TIMESTAMP', screen:'VARCHAR'})"
    _ = try python.command(Self.duckDB("COPY (SELECT * FROM \(lines)) TO '\(parquet)'")).run()
    return try [("the same log", lines, 0.25), ("the log as Parquet", "read_parquet('\(parquet)')", 0.5)].map
    {
      name, source, goal in
      let query = """
        SELECT prev, screen, count(*) FROM (SELECT screen, lag(screen) OVER (PARTITION BY session ORDER BY ts) AS prev \
        FROM \(source)) WHERE prev IS NOT NULL GROUP BY ALL ORDER BY prev, screen
        """
      return try row(
        "`edges` : DuckDB on \(name)", edges, python.command(Self.duckDB(query)), \.processor,
        goal: .atMost(goal))
    }
  }

  private static func duckDB(_ query: String) -> String {
    "import duckdb\nc = duckdb.connect()\nc.execute('SET threads=1')\nc.execute(\"\"\"\(query)\"\"\").fetchall()"
  }

  private func processMining() throws -> [[String]] {
    guard let python = Python(with: "pm4py", "pandas") else { return [] }
    let path = try write("few.jsonl", TraceLog(events: fewEvents))
    let start = "import pandas, pm4py\n"
    let job = """
      log = pandas.read_json('\(path)', lines=True, convert_dates=['ts'])[['session', 'ts', 'screen']]
      log = pm4py.format_dataframe(log, case_id='session', activity_key='screen', timestamp_key='ts')
      print(len(pm4py.discover_dfg(log)[0]))
      """
    // That starting takes Python seconds is not held against it.
    let starting = try median((0..<3).map { _ in try python.command(start).run().processor })
    return [
      try row(
        "`edges` : pm4py, \(fewEvents / 1_000),000 events", trace("edges", path), python.command(start + job),
        \.processor, less: starting, events: fewEvents, rounds: 3, goal: .atMost(0.067))
    ]
  }

  private enum Goal {
    case none
    case atMost(Double)
    /// Events a second.
    case rate(Double)
  }

  /// Runs two commands in turns.
  ///
  /// - Parameter less: what the other command's cost is lessened by.
  private func row(
    _ name: String, _ one: Command, _ other: Command, _ cost: (Command.Cost) -> Double, less: Double = 0,
    events: Int? = nil, rounds: Int = 7, goal: Goal
  ) throws -> [String] {
    _ = (try one.run(), try other.run())
    let pairs = try (0..<rounds).map { _ in (try one.run(), try other.run()) }
    let ratio = median(pairs.map { cost($0.0) / (cost($0.1) - less) })
    let first = median(pairs.map { cost($0.0) })
    let rate = Double(events ?? self.events) / first
    let memory = (pairs.map(\.0.memory).max() ?? 0).asSize
    let verdict =
      switch goal {
      case .none: "–"
      case .atMost(let most): "≤ \(most.asRatio)\(ratio <= most ? "" : " **missed**")"
      case .rate(let least): "≥ \(Self.million(least))\(rate >= least ? "" : " **missed**")"
      }
    return [name, first.asTime, Self.million(rate), memory, ratio.asRatio, verdict]
  }

  private static func million(_ rate: Double) -> String { "\((rate / 100_000).rounded() / 10) M/s" }
}
