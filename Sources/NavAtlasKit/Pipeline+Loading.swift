import NavAtlasAnalysis
import NavAtlasInputs
public import NavAtlasModel
public import NavAtlasTraces

extension Pipeline {
  /// What was read: one graph, and what is to be said about the inputs.
  public struct Loaded: Sendable {
    public var graph: NavigationGraph
    public var diagnostics: [Diagnostic]
    /// How long screens stayed; `nil` where that was not asked for, or nothing that was read tells it.
    public var times: MoveTimes?
    /// The sessions one by one; `nil` where that was not asked for, or there are none.
    public var recorded: RecordedSessions?
    /// What source says besides; empty where that was not asked for.
    public var facts = SourceFacts()
    /// Which declarations of source use which; `nil` where that was not asked for.
    var uses: SourceUses?
  }

  /// Reads and merges inputs: first what declares the app, then sessions, replayed against it.
  ///
  /// - Parameters:
  ///   - paths: the inputs, files and folders.
  ///   - format: the id of the format of every input; detected by name and content when absent.
  ///   - logFormat: how the inputs are written that are logs; detected when absent.
  public func load(
    _ paths: [String], format: String? = nil, logFormat: (any TraceFormat)? = nil
  ) throws -> Loaded {
    var inputs = SortedInputs()
    if app != nil, !paths.contains(where: workspace.isFolder) {
      throw JobError(wrongUsage: "an app can only be chosen of a source folder; no input is one")
    }
    if platform != nil, !paths.contains(where: { isSource($0, format) }) {
      throw JobError(wrongUsage: "a platform can only be chosen of Swift source; no input is that")
    }
    let root = try evidenceRoot(of: paths, format)
    for path in paths {
      if isSource(path, format) {
        inputs.add(try readSource(path, below: root))
      } else {
        try sort(path, format, logFormat, into: &inputs)
      }
    }
    if let first = inputs.summaries.first {
      var counted = try TraceCounter(workspace: workspace).merged(inputs.summaries)
      inputs.add(EdgeTable(counted.builder.edges()), first)
    }
    inputs.diagnostics += try LogYield.check(inputs.logs.map(\.yield), inputs.diagnostics)
    let declared = inputs.fragments.isEmpty ? nil : GraphMerge.merge(inputs.fragments)
    inputs.diagnostics += Self.strangers(paths, inputs.fragments)
    var merged = GraphMerge.merge(
      inputs.fragments + inputs.replayed(against: declared, measuresTimes: measuresTimes, kept: keptSessions))
    if findsComponents, let uses = inputs.uses {
      merged.components = ComponentFinder(merged, uses).components
    }
    return Loaded(
      graph: merged, diagnostics: inputs.diagnostics + merged.diagnostics, times: inputs.times,
      recorded: inputs.recorded, facts: inputs.facts, uses: inputs.uses)
  }

  /// What is said where inputs that declare an app have no screen in common.
  private static func strangers(_ paths: [String], _ fragments: [GraphFragment]) -> [Diagnostic] {
    guard fragments.count > 1, fragments.count == paths.count else { return [] }
    var known = Set(fragments[0].graph.screens.map(\.id))
    return zip(paths, fragments).dropFirst().compactMap { path, fragment in
      let screens = Set(fragment.graph.screens.map(\.id))
      defer { known.formUnion(screens) }
      guard !screens.isEmpty, !known.isEmpty, known.isDisjoint(with: screens) else { return nil }
      return Diagnostic(
        .note, "no screen of it is in the inputs before it; the graph has both side by side",
        at: SourceLocation(file: path))
    }
  }

  /// Reads a file, and puts it where its kind belongs.
  private func sort(
    _ path: String, _ format: String?, _ logFormat: (any TraceFormat)?, into inputs: inout SortedInputs
  ) throws {
    let bytes = try workspace.readInflated(path)
    let name = path == "-" ? "standard input" : path
    let head = Array(bytes.prefix(TraceFormats.headSize))
    let kind = InputEnding(path)
    if let logFormat, format == nil, kind.mayBeLog {
      let reading = logFormat.read(bytes, name: name)
      if !kind.mayBeDocument || !reading.events.isEmpty { return inputs.add(reading, name, logFormat, head) }
    }
    if format == nil, SummaryDocument.recognises(firstBytes: head) {
      inputs.summaries.append(path)
    } else if format == nil, kind.mayBeTable, EdgeTable.recognises(firstBytes: head) {
      inputs.add(EdgeTable(bytes, name: name), name)
    } else if let trace = traceFormat(kind, head, format) {
      inputs.add(trace.read(bytes, name: name), name, trace, head)
    } else {
      inputs.add(try read(bytes, name, format))
    }
  }

  /// The format of recorded sessions; `nil` for everything else that can be read.
  private func traceFormat(_ kind: InputEnding, _ head: [UInt8], _ format: String?) -> (any TraceFormat)? {
    if let format { return Catalog.traces.first { $0.id == format } }
    let found = TraceFormats.forContent(head)
    // Exports may end in .json as our own documents do; those hold what no export has.
    if found != nil, kind.mayBeLog { return found }
    if let ending = kind.ending { return TraceFormats.forFileExtension(ending) }
    return nil
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

  /// A file's name without folders and endings.
  static func title(_ path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.split(separator: ".").first.map(String.init) ?? name
  }
}
