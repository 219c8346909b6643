import Foundation
public import NavAtlasModel
public import NavAtlasTraces
import Synchronization

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
    let next = Atomic(0)
    let results = parts.map { _ in VisitsOfPart() }
    DispatchQueue.concurrentPerform(iterations: min(threads, parts.count)) { _ in
      while true {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < parts.count else { return }
        results[index].read(parts[index], options)
      }
    }
    var visits = Visits(paths: SessionPaths(options))
    var lines = 0
    var logs: [LogYield] = []
    for (index, result) in results.enumerated() {
      guard let paths = result.takePaths() else { throw result.failure ?? JobError("a part was not read") }
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

/// What a thread read of a part.
private final class VisitsOfPart: Sendable {
  private struct State: ~Copyable {
    var paths: SessionPaths?
    var remarks = LogPart.Remarks()
    var failure: (any Error)?
  }

  private let state = Mutex(State())

  var remarks: LogPart.Remarks { state.withLock { $0.remarks } }
  var failure: (any Error)? { state.withLock { $0.failure } }

  func takePaths() -> SessionPaths? { state.withLock { $0.paths.take() } }

  func read(_ part: LogPart, _ options: SummaryOptions) {
    state.withLock { state in
      var paths = SessionPaths(options)
      do {
        state.remarks = try part.read { paths.add($0, $1) }
        state.paths = consume paths
      } catch {
        state.failure = error
      }
    }
  }
}
