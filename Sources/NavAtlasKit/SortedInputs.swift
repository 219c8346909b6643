import NavAtlasInputs
import NavAtlasModel
import NavAtlasTraces

/// Inputs by what they are: what declares the app, logs of sessions, tables of edges, and summaries.
struct SortedInputs {
  /// A log that was read.
  struct Log {
    var events: [TraceEvent]
    var idleGap: Int64?
    var yield: LogYield
  }

  var fragments: [GraphFragment] = []
  var logs: [Log] = []
  var tables: [(table: EdgeTable, name: String)] = []
  /// The paths of summaries, which are merged.
  var summaries: [String] = []
  var diagnostics: [Diagnostic] = []
  var facts = SourceFacts()
  /// Which declarations use which, of the last source that was read.
  var uses: SourceUses?
  /// The times of the sessions, where they are wanted.
  var times: MoveTimes?
  /// The sessions one by one, where they are wanted.
  var recorded: RecordedSessions?

  mutating func add(_ reading: InputReading) {
    fragments.append(reading.fragment)
    diagnostics += reading.diagnostics
    facts.add(reading.facts)
    uses = reading.uses ?? uses
  }

  mutating func add(_ table: EdgeTable, _ name: String) {
    tables.append((table, name))
    diagnostics += table.diagnostics
  }

  mutating func add(_ reading: TraceReading, _ name: String, _ format: any TraceFormat, _ head: [UInt8]) {
    let yield = LogYield(reading, name: name, format: format, head: head)
    logs.append(Log(events: reading.events, idleGap: format.idleGap, yield: yield))
    diagnostics += reading.diagnostics
  }

  /// What sessions and tables say of the app, with what is to be said of the sessions.
  mutating func replayed(
    against declared: NavigationGraph?, measuresTimes: Bool, kept: RecordedSessions.Limit?
  )
    -> [GraphFragment]
  {
    let known = Set(declared?.screens.map(\.id) ?? [])
    var observed: [GraphFragment] = []
    if let first = logs.first {
      // Sessions may go on from one file to the next, so the files are one trace.
      var events = logs.flatMap(\.events)
      events.rename(by: .standard, known: known)
      let gap = logs.compactMap(\.idleGap).min()
      let trace = TraceGraph(
        events, against: declared, name: Pipeline.title(first.yield.name), idleGap: gap,
        measuresTimes: measuresTimes, kept: kept)
      times = trace.times
      recorded = trace.recorded
      observed.append(trace.fragment)
      diagnostics.append(trace.note(on: logs.map(\.yield.name).joined(separator: ", ")))
    }
    return observed
      + tables.map { table, name in
        table.renamed(by: .standard, known: known).fragment(against: declared, name: Pipeline.title(name))
      }
  }
}

extension TraceGraph {
  /// How much was replayed, and what was diagnosed.
  fileprivate func note(on name: String) -> Diagnostic {
    func counted(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }
    let twice = duplicates == 0 ? [] : ["\(duplicates) of them came twice, each counted once"]
    let found = codes.sorted { $0.key.rawValue < $1.key.rawValue }
      .map { "\($0.key.rawValue) \($0.key.name) ×\($0.value)" }.joined(separator: ", ")
    let parts =
      ["\(counted(sessions, "session")), \(counted(events, "event"))"] + twice
      + (found.isEmpty ? [] : [found])
    return Diagnostic(.note, parts.joined(separator: "; "), at: SourceLocation(file: name))
  }
}

/// What the ending of a name says of a file, without that of compression.
struct InputEnding {
  /// `nil` where there is none, as on standard input.
  var ending: String?

  init(_ path: String) {
    let parts = (path.split(separator: "/").last ?? "").split(separator: ".").dropFirst()
    ending = parts.last { $0.lowercased() != "gz" }.map { $0.lowercased() }
  }

  /// Whether it may be a log: sessions are written in many formats, what declares an app in few.
  var mayBeLog: Bool { !["yml", "yaml", "nav", "swift"].contains(ending ?? "") }
  /// Whether it may be a definition or a graph document as well.
  var mayBeDocument: Bool { ending == "json" }
  var mayBeTable: Bool { ["csv", "tsv", "txt", "json", "jsonl", "ndjson", nil].contains(ending) }
}
