import NavAtlasModel
import NavAtlasTraces

/// A log, or a part of one that begins and ends where lines do.
struct LogPart: Sendable {
  let input: TraceInput
  let range: Range<Int>?
  let workspace: Workspace

  /// What was wrong with the lines of a part.
  struct Remarks: Sendable {
    var lines = 0
    var badLines = 0
    var firstBadLines: [EventBatch.BadLine] = []
    /// What a format says that is read as a whole.
    var diagnostics: [Diagnostic] = []
  }

  /// Reads the part, and hands over its events, some hundred at a time.
  func read(_ body: (borrowing EventBatch, RawSpan) -> Void) throws -> Remarks {
    guard let scanner = input.format.lineScanner(head: input.head) else { return try readWhole(body) }
    var scan = LogScan(scanner)
    var source = try FileSource(input.path, range)
    try scan.run(&source, head: input.canReread ? [] : input.head, body)
    return Remarks(
      lines: scan.batch.lines, badLines: scan.batch.badLines, firstBadLines: scan.batch.firstBadLines)
  }

  private func readWhole(_ body: (borrowing EventBatch, RawSpan) -> Void) throws -> Remarks {
    let bytes = try workspace.read(input.path)
    let reading = input.format.read(input.canReread ? bytes : input.head + bytes, name: input.name)
    EventBatch.handOver(reading.events, body)
    return Remarks(badLines: reading.badLines, diagnostics: reading.diagnostics)
  }
}
