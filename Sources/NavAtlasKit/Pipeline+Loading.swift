import NavAtlasInputs
public import NavAtlasModel
import NavAtlasTraces

extension Pipeline {
  /// What was read: one graph, and what is to be said about the inputs.
  public struct Loaded: Sendable {
    public var graph: NavigationGraph
    public var diagnostics: [Diagnostic]
  }

  /// Reads and merges inputs: first what declares the app, then sessions, replayed against it.
  ///
  /// - Parameter format: the id of the format of every input; detected by name and content when absent.
  public func load(_ paths: [String], format: String? = nil) throws -> Loaded {
    var fragments: [GraphFragment] = []
    var diagnostics: [Diagnostic] = []
    var traces: [(events: [TraceEvent], name: String, idleGap: Int64?)] = []
    var tables: [(table: EdgeTable, name: String)] = []
    for path in paths {
      if let reading = try readSource(path, format) {
        fragments.append(reading.fragment)
        diagnostics += reading.diagnostics
        continue
      }
      if path.hasSuffix(".gz") {
        let input = try TraceInput(path, format: format.flatMap { TraceFormats.named($0) })
        let reading = try input.reading(limit: workspace.inputLimit)
        diagnostics += reading.diagnostics
        traces.append((reading.events, path, input.format.idleGap))
        continue
      }
      let bytes = try workspace.read(path)
      let name = path == "-" ? "standard input" : path
      if format == nil, isTable(name, bytes) {
        let table = EdgeTable(bytes, name: name)
        diagnostics += table.diagnostics
        tables.append((table, name))
      } else if let trace = traceFormat(name, bytes, format) {
        let reading = trace.read(bytes, name: name)
        diagnostics += reading.diagnostics
        guard !reading.events.isEmpty else {
          throw JobError(
            diagnostics + [Diagnostic(.error, "no event can be read", at: SourceLocation(file: name))])
        }
        traces.append((reading.events, name, trace.idleGap))
      } else {
        let reading = try read(bytes, name, format)
        fragments.append(reading.fragment)
        diagnostics += reading.diagnostics
      }
    }
    let declared = fragments.isEmpty ? nil : GraphMerge.merge(fragments)
    if let first = traces.first {
      // Sessions may go on from one file to the next, so the files are one trace.
      var events = traces.flatMap(\.events)
      events.rename(by: .standard, known: Set(declared?.screens.map(\.id) ?? []))
      let gap = traces.compactMap(\.idleGap).min()
      let observed = TraceGraph(events, against: declared, name: Self.title(first.name), idleGap: gap)
      fragments.append(observed.fragment)
      diagnostics.append(summary(observed, traces.map(\.name).joined(separator: ", ")))
    }
    fragments += tables.map { $0.table.fragment(against: declared, name: Self.title($0.name)) }
    let merged = GraphMerge.merge(fragments)
    return Loaded(graph: merged, diagnostics: diagnostics + merged.diagnostics)
  }

  /// True for a table of edges, by its name and content.
  private func isTable(_ name: String, _ bytes: [UInt8]) -> Bool {
    let endings = ["csv", "tsv", "txt", "json", "jsonl", "ndjson"]
    guard name == "standard input" || endings.contains(where: { name.hasSuffix("." + $0) }) else {
      return false
    }
    return EdgeTable.recognises(firstBytes: Array(bytes.prefix(TraceFormats.headSize)))
  }

  /// The format of recorded sessions; `nil` for everything else that can be read.
  private func traceFormat(_ name: String, _ bytes: [UInt8], _ format: String?) -> (any TraceFormat)? {
    if let format { return Catalog.traces.first { $0.id == format } }
    let head = Array(bytes.prefix(TraceFormats.headSize))
    guard let dot = name.lastIndex(of: "."), name != "standard input" else {
      return TraceFormats.forContent(head)
    }
    let ending = String(name[name.index(after: dot)...])
    // Exports may end in .json as our own documents do; those hold what no export has.
    if ["json", "txt"].contains(ending) { return TraceFormats.forContent(head) }
    return TraceFormats.forFileExtension(ending).map { TraceFormats.forContent(head) ?? $0 }
  }

  private func read(_ bytes: [UInt8], _ name: String, _ format: String?) throws(JobError) -> InputReading {
    let chosen =
      if let format { Catalog.inputs.first { $0.id == format } } else {
        InputFormats.format(name: name, firstBytes: Array(bytes.prefix(4096)))
          ?? (name == "standard input" ? NotationFormat() : nil)
      }
    guard let chosen else {
      let known = Catalog.inputExtensions.map { "." + $0 }.joined(separator: ", ")
      throw JobError([
        Diagnostic(
          .error, "this is no format that can be read; the endings \(known) are known, or use --input-format",
          at: SourceLocation(file: name))
      ])
    }
    do {
      return try chosen.read(bytes, name: name)
    } catch {
      throw JobError([error])
    }
  }

  private func summary(_ observed: TraceGraph, _ name: String) -> Diagnostic {
    let codes = observed.codes.sorted { $0.key.rawValue < $1.key.rawValue }
      .map { "\($0.key.rawValue) \($0.key.name) ×\($0.value)" }
    let found = codes.isEmpty ? "" : "; " + codes.joined(separator: ", ")
    return Diagnostic(
      .note, "\(counted(observed.sessions, "session")), \(counted(observed.events, "event"))\(found)",
      at: SourceLocation(file: name))
  }

  private func counted(_ number: Int, _ word: String) -> String {
    "\(number) \(word)\(number == 1 ? "" : "s")"
  }

  /// A file's name without folders and endings.
  static func title(_ path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.split(separator: ".").first.map(String.init) ?? name
  }
}
