import Foundation
public import NavAtlasModel
public import NavAtlasTraces
import Synchronization

/// Counts what the sessions of logs do.
public struct TraceCounter: Sendable {
  public var workspace: Workspace
  public var options: SummaryOptions
  /// How many threads share the parts of a file.
  public var threads: Int
  /// The id of the format of every log; detected by name and content when absent.
  public var format: String?

  public init(
    workspace: Workspace = .init(), options: SummaryOptions = .init(), threads: Int = 1, format: String? = nil
  ) {
    self.workspace = workspace
    self.options = options
    self.threads = max(threads, 1)
    self.format = format
  }

  /// What was counted, and what is to be said about the logs.
  public struct Counted: ~Copyable {
    public var builder: SummaryBuilder
    public var diagnostics: [Diagnostic]
    public var badLines = 0
  }

  /// Counts logs, one after the other: a session may go on from one to the next.
  public func count(_ paths: [String]) throws -> Counted {
    var counted = Counted(builder: SummaryBuilder(options), diagnostics: [])
    for path in paths {
      let input = try TraceInput(path, format: format)
      if let scanner = input.format.lineScanner(head: input.head) {
        try count(input, scanner, into: &counted)
      } else {
        try countWhole(input, into: &counted)
      }
    }
    return counted
  }

  private func count(_ input: TraceInput, _ scanner: any LineScanner, into counted: inout Counted) throws {
    var scan = LogScan(scanner)
    var source = try FileSource(input.path)
    try scan.run(&source, head: input.path == "-" ? input.head : []) { counted.builder.add($0, $1) }
    counted.add(scan.batch, from: input.name, linesBefore: 0)
  }

  private func countWhole(_ input: TraceInput, into counted: inout Counted) throws {
    let rest = try workspace.read(input.path)
    let reading = input.format.read(input.path == "-" ? input.head + rest : rest, name: input.name)
    counted.builder.add(reading.events)
    counted.diagnostics += reading.diagnostics
    counted.badLines += reading.badLines
  }
}

extension TraceCounter.Counted {
  /// Adds what is to be said about the lines of a part of a log.
  fileprivate mutating func add(_ batch: borrowing EventBatch, from name: String, linesBefore: Int) {
    badLines += batch.badLines
    for line in batch.firstBadLines {
      let location = SourceLocation(file: name, line: linesBefore + line.line, column: line.column)
      diagnostics.append(Diagnostic(.warning, line.message, at: location))
    }
    let more = batch.badLines - batch.firstBadLines.count
    if more > 0 {
      let words = more == 1 ? "1 more line" : "\(more) more lines"
      diagnostics.append(Diagnostic(.warning, "\(words) cannot be read", at: SourceLocation(file: name)))
    }
  }
}
