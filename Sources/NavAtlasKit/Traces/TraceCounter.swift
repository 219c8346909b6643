public import NavAtlasModel
public import NavAtlasTraces

/// Counts what the sessions of logs do.
public struct TraceCounter: Sendable {
  public var workspace: Workspace
  public var options: SummaryOptions
  /// How many threads share the parts of the logs.
  public var threads: Int
  /// False where a session ends only with the log, whatever its format says.
  public var takesFormatsGap = true
  /// True where logs, or summaries, may hold no event at all, as parts of a log do.
  public var allowsNothing = false
  /// The format of every log; detected by name and content when absent.
  public var format: (any TraceFormat)?

  public init(
    workspace: Workspace = .init(), options: SummaryOptions = .init(), threads: Int = 1,
    format: (any TraceFormat)? = nil
  ) {
    self.workspace = workspace
    self.options = options
    self.threads = max(threads, 1)
    self.format = format
  }

  /// What was counted, and what is to be said about the logs.
  public struct Counted: ~Copyable {
    public var builder: SummaryBuilder
    public var diagnostics: [Diagnostic] = []
    public var badLines = 0
    /// What each log gave, in their order.
    var logs: [LogYield] = []
  }

  /// Counts logs, one after the other: a session may go on from one to the next.
  ///
  /// Summaries among them are merged; they have to be of other events.
  public func count(_ paths: [String]) throws -> Counted {
    let logs: [TraceInput] = try paths.compactMap {
      try format == nil && isSummary($0) ? nil : TraceInput($0, format: format)
    }
    let summaries = paths.filter { path in !logs.contains { $0.path == path } }
    if logs.isEmpty { return try merged(summaries) }
    var counter = self
    if takesFormatsGap, options.idleGap == nil {
      counter.options.idleGap = logs.compactMap(\.format.idleGap).min()
    }
    var counted = try counter.count(logs)
    let remarks = allowsNothing ? [] : try LogYield.check(counted.logs, counted.diagnostics)
    counted.diagnostics += remarks
    for path in summaries { try merge(path, into: &counted, isFirst: false) }
    return counted
  }

  private func count(_ logs: [TraceInput]) throws -> Counted {
    let parts = try logs.flatMap(split)
    let canReread = parts.allSatisfy { $0.input.canReread }
    let isShared = threads > 1 && parts.count > 1
    var counted =
      try isShared ? countTogether(parts, canReread: canReread) : countInTurn(parts, canReread: canReread)
    counted.builder.badLines = counted.badLines
    while counted.builder.isUnsettled {
      var settlement = counted.builder.settlement()
      for part in parts {
        _ = try part.read { counted.builder.collect($0, $1, into: &settlement) }
        if isShared { settlement.endPart() }
      }
      counted.builder.settle(settlement)
    }
    return counted
  }

  func split(_ input: TraceInput) throws -> [LogPart] {
    guard threads > 1, input.canBeSplit else {
      return [LogPart(input: input, range: nil, workspace: workspace)]
    }
    return try FileSource.parts(input.path, threads).map {
      LogPart(input: input, range: $0, workspace: workspace)
    }
  }

  private func countInTurn(_ parts: [LogPart], canReread: Bool) throws -> Counted {
    var counted = Counted(builder: SummaryBuilder(options))
    counted.builder.canReread = canReread
    for part in parts {
      counted.add(try part.read { counted.builder.add($0, $1) }, of: part.input, linesBefore: 0)
    }
    return counted
  }

  /// Counts the parts on several threads, and puts them together in their order.
  private func countTogether(_ parts: [LogPart], canReread: Bool) throws -> Counted {
    let results = PartResult<SummaryBuilder>.all(of: parts, threads: threads) { [options] in
      var builder = SummaryBuilder(options)
      builder.canReread = canReread
      return builder
    } _: { part, builder in
      try part.read { builder.add($0, $1) }
    }
    var counted = Counted(builder: SummaryBuilder(options))
    var lines = 0
    for (index, result) in results.enumerated() {
      let builder = try result.take()
      if index == 0 { counted.builder = builder } else { counted.builder.append(builder) }
      if index == 0 || parts[index].input.path != parts[index - 1].input.path { lines = 0 }
      counted.add(result.remarks, of: parts[index].input, linesBefore: lines)
      lines += result.remarks.lines
    }
    return counted
  }
}

extension TraceCounter.Counted {
  /// Adds what is to be said about a part of a log.
  fileprivate mutating func add(_ remarks: LogPart.Remarks, of input: TraceInput, linesBefore: Int) {
    badLines += remarks.badLines
    logs.add(remarks, of: input)
    diagnostics += remarks.diagnostics(of: input, linesBefore: linesBefore)
  }
}

extension LogPart.Remarks {
  /// What is to be said about a part of a log.
  func diagnostics(of input: TraceInput, linesBefore: Int) -> [Diagnostic] {
    var found = diagnostics
    for line in firstBadLines {
      let location = SourceLocation(file: input.name, line: linesBefore + line.line, column: line.column)
      found.append(Diagnostic(.warning, line.message, at: location))
    }
    if let remark = TraceReading.remark(missingEvents: missingEvents, in: input.name) { found.append(remark) }
    let more = badLines - firstBadLines.count
    if more > 0, diagnostics.isEmpty {
      let words = more == 1 ? "1 more line" : "\(more) more lines"
      found.append(Diagnostic(.warning, "\(words) cannot be read", at: SourceLocation(file: input.name)))
    }
    return found
  }
}
