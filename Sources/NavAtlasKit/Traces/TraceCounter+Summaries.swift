import NavAtlasModel
import NavAtlasTraces

extension TraceCounter {
  /// Merges summaries; a file may hold several, one a line.
  private func merge(_ paths: [String]) throws -> Counted {
    var counted = Counted(builder: SummaryBuilder(options))
    for (index, path) in paths.enumerated() { try merge(path, into: &counted, isFirst: index == 0) }
    return counted
  }

  /// Merges summaries that have to hold an event between them.
  public func merged(_ paths: [String]) throws -> Counted {
    let counted = try merge(paths)
    if !allowsNothing { try Self.check(counted.builder.events, of: paths) }
    return counted
  }

  private static func check(_ events: Int, of summaries: [String]) throws(JobError) {
    guard events == 0 else { return }
    let place = SourceLocation(file: summaries.joined(separator: ", "))
    throw JobError([Diagnostic(.error, "no event can be read: the summary holds none", at: place)])
  }

  /// Whether a file holds a summary; standard input does only where a command says so.
  func isSummary(_ path: String) throws -> Bool {
    guard path != "-", FileSource.size(path) != nil else { return false }
    var source = try FileSource(path)
    let first = try source.readBlock(1 << 12)
    let head = GzipSource.recognises(first) ? try GzipSource.head(first, path, size: 64) : first
    return SummaryDocument.recognises(firstBytes: head)
  }

  func merge(_ path: String, into counted: inout Counted, isFirst: Bool) throws {
    let name = path == "-" ? "standard input" : path
    let bytes = try workspace.readInflated(path)
    var isFirst = isFirst
    var found = false
    for (number, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .enumerated()
    where line.contains(where: { $0 > 0x20 }) {
      found = true
      let summary = try read(Array(line), name, line: number + 1)
      if isFirst {
        counted.builder = summary
      } else {
        do throws(SummaryBuilder.Mismatch) {
          try counted.builder.merge(summary)
        } catch {
          throw JobError([Diagnostic(.error, error.words, at: SourceLocation(file: name, line: number + 1))])
        }
      }
      isFirst = false
    }
    if !found { throw JobError([Diagnostic(.error, "there is no summary", at: SourceLocation(file: name))]) }
  }

  private func read(_ bytes: [UInt8], _ name: String, line: Int) throws(JobError) -> SummaryBuilder {
    do throws(Diagnostic) {
      return try SummaryDocument.read(bytes, name: name)
    } catch {
      var diagnostic = error
      diagnostic.location?.line = line
      throw JobError([diagnostic])
    }
  }
}

extension Workspace {
  /// A file's bytes, inflated where they are compressed.
  func readInflated(_ path: String) throws -> [UInt8] {
    let bytes = try read(path)
    guard GzipSource.recognises(bytes) else { return bytes }
    let name = path == "-" ? "standard input" : path
    var source = try GzipSource(FileSource(bytes), name)
    return try source.readAll(name, limit: inputLimit)
  }
}

extension SummaryBuilder.Mismatch {
  fileprivate var words: String {
    switch self {
    case .idleGaps:
      "the summary ends visits after another pause than those before; summarize with the same --idle-gap"
    case .duplicates: "the summary counts repeated events in another way than those before"
    }
  }
}
