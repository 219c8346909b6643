import NavAtlasModel
import NavAtlasTraces

/// What a log gave, as far as it matters whether anything in it was understood.
struct LogYield {
  var name: String
  var format: any TraceFormat
  var head: [UInt8]
  var events = 0
  var badLines = 0

  init(_ input: TraceInput) { (name, format, head) = (input.name, input.format, input.head) }

  init(_ reading: TraceReading, name: String, format: any TraceFormat, head: [UInt8]) {
    (self.name, self.format, self.head) = (name, format, head)
    (events, badLines) = (reading.events.count, reading.badLines)
  }

  /// Nothing that was read is never success: fails where no log has an event, or one has only what cannot be read.
  ///
  /// - Parameter diagnostics: what was said of the logs so far.
  /// - Returns: what is to be said of logs that add nothing.
  static func check(_ logs: [LogYield], _ diagnostics: [Diagnostic]) throws(JobError) -> [Diagnostic] {
    let vain = logs.filter { $0.events == 0 }
    if vain.isEmpty { return [] }
    let isAll = vain.count == logs.count
    let remarks = vain.map { log in
      log.remark(isAll || log.badLines > 0 ? Diagnostic.Severity.error : .warning)
    }
    if remarks.contains(where: { $0.severity == .error }) { throw JobError(diagnostics + remarks) }
    return remarks
  }

  private func remark(_ severity: Diagnostic.Severity) -> Diagnostic {
    Diagnostic(severity, "no event can be read: \(reason)", at: SourceLocation(file: name))
  }

  private var reason: String {
    if !head.contains(where: { $0 > 0x20 }) { return "the log is empty" }
    let none = badLines == 0 ? "nothing in it is a screen view; " : ""
    return none + format.advice(firstBytes: head)
  }
}

extension [LogYield] {
  /// Adds what was read of a log, or of the next part of one.
  mutating func add(_ remarks: LogPart.Remarks, of input: TraceInput) {
    if last?.name != input.name { append(LogYield(input)) }
    self[count - 1].events += remarks.events
    self[count - 1].badLines += remarks.badLines
  }
}
