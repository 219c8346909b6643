public import NavAtlasModel
public import NavAtlasTraces

extension TraceCounter {
  /// The visits of logs, and what is to be said about the logs.
  public struct Visits: ~Copyable {
    public var paths: SessionPaths
    public var diagnostics: [Diagnostic] = []
    public var badLines = 0
  }

  /// Reads logs, one after the other: a session may go on from one to the next.
  ///
  /// - Throws: also where there is a summary among them, which does not hold whole paths, and where no event can be read.
  public func visits(_ paths: [String]) throws -> Visits {
    if let summary = try paths.first(where: { try format == nil && isSummary($0) }) {
      throw JobError([
        Diagnostic(
          .error, "a summary does not hold whole paths; name the logs", at: SourceLocation(file: summary))
      ])
    }
    let parts = try paths.map { try TraceInput($0, format: format) }.flatMap(split)
    let results = PartResult<SessionPaths>.all(of: parts, threads: threads) { [options] in
      SessionPaths(options)
    } _: { part, paths in
      try part.read { paths.add($0, $1) }
    }
    var visits = Visits(paths: SessionPaths(options))
    var lines = 0
    var logs: [LogYield] = []
    for (index, result) in results.enumerated() {
      let paths = try result.take()
      if index == 0 { visits.paths = paths } else { visits.paths.append(paths) }
      if index == 0 || parts[index].input.path != parts[index - 1].input.path { lines = 0 }
      visits.badLines += result.remarks.badLines
      logs.add(result.remarks, of: parts[index].input)
      visits.diagnostics += result.remarks.diagnostics(of: parts[index].input, linesBefore: lines)
      lines += result.remarks.lines
    }
    let remarks = try LogYield.check(logs, visits.diagnostics)
    visits.diagnostics += remarks
    return visits
  }
}
