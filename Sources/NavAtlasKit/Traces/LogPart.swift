import Foundation
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
    var events = 0
    /// How many events recorders dropped.
    var missingEvents = 0
    var firstBadLines: [EventBatch.BadLine] = []
    /// What a format says that is read as a whole.
    var diagnostics: [Diagnostic] = []
  }

  /// Reads the part, and hands over its events, some hundred at a time.
  func read(_ body: (borrowing EventBatch, RawSpan) -> Void) throws -> Remarks {
    guard let scanner = input.format.lineScanner(head: input.head) else { return try readWhole(body) }
    var scan = LogScan(scanner)
    if !input.isCompressed {
      var source = try input.source(range)
      try scan.run(&source, body)
    } else if ProcessInfo.processInfo.activeProcessorCount > 1 {
      var source = InflatedSource(input)
      try scan.run(&source, body)
    } else {
      var source = try GzipSource(input.source(), input.name)
      try scan.run(&source, body)
    }
    return Remarks(
      lines: scan.batch.lines, badLines: scan.batch.badLines, events: scan.events,
      missingEvents: scan.batch.missingEvents,
      firstBadLines: scan.batch.firstBadLines)
  }

  private func readWhole(_ body: (borrowing EventBatch, RawSpan) -> Void) throws -> Remarks {
    var reading = try input.reading(limit: workspace.inputLimit)
    reading.events.rename(by: .standard, known: [])
    EventBatch.handOver(reading.events, body)
    return Remarks(badLines: reading.badLines, events: reading.events.count, diagnostics: reading.diagnostics)
  }
}

extension TraceInput {
  /// All events at once, inflated where the log is compressed.
  func reading(limit: Int) throws -> TraceReading {
    let bytes: [UInt8]
    if isCompressed {
      var source = try GzipSource(self.source(), name)
      bytes = try source.readAll(name, limit: limit)
    } else {
      var source = try self.source()
      bytes = try source.readAll(name, limit: limit)
    }
    return format.read(bytes, name: name)
  }
}
