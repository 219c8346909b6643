import Foundation
import NavAtlasModel
import NavAtlasTraces

/// A log to count, with what its first bytes say.
struct TraceInput: Sendable {
  let path: String
  /// The first bytes, inflated.
  let head: [UInt8]
  /// What can be opened only once, as a pipe, and stays open; its first bytes were read already.
  private let stream: OpenFile?
  /// The first bytes, as they are in the file.
  private let first: [UInt8]
  let isCompressed: Bool
  let format: any TraceFormat

  /// How many bytes are looked at to know a format.
  private static let headSize = 1 << 16

  var name: String { path == "-" ? "standard input" : path }

  /// Whether the log can be read twice.
  var canReread: Bool { FileSource.size(path) != nil }
  /// Whether several threads can read it: every line stands for itself, and the file is worth it.
  var canBeSplit: Bool {
    !isCompressed && (FileSource.size(path) ?? 0) >= Self.smallestSplit
      && format.lineScanner(head: head) != nil
  }

  private static let smallestSplit = 1 << 22

  /// - Parameter format: detected by name and content when absent.
  init(_ path: String, format: (any TraceFormat)?) throws {
    self.path = path
    let file = try OpenFile(path)
    first = try Self.first(file)
    stream = FileSource.size(path) == nil ? file : nil
    isCompressed = GzipSource.recognises(first)
    head = isCompressed ? try GzipSource.head(first, path, size: Self.headSize) : first
    if let chosen = Self.detect(path, head, format) {
      self.format = chosen
    } else {
      let known = Catalog.traces.map { $0.id }.joined(separator: ", ")
      throw JobError([
        Diagnostic(
          .error, "this is no log that can be read; the formats \(known) are known, or use --input-format",
          at: SourceLocation(file: path == "-" ? "standard input" : path))
      ])
    }
  }

  private static func detect(
    _ path: String, _ head: [UInt8], _ format: (any TraceFormat)?
  ) -> (any TraceFormat)? {
    if let format { return format }
    if let found = TraceFormats.forContent(head) { return found }
    let endings = path.split(separator: "/").last?.split(separator: ".").dropFirst() ?? []
    let ending = endings.last { $0 != "gz" }
    // Of an empty log, nothing can be told.
    return TraceFormats.forFileExtension(ending.map(String.init) ?? "") ?? TraceFormats.forTable(head)
      ?? (head.isEmpty ? NativeFormat() : nil)
  }

  private static func first(_ file: OpenFile) throws(Workspace.Failure) -> [UInt8] {
    var source = FileSource(file)
    var first: [UInt8] = []
    while first.count < headSize {
      let block = try source.readBlock(headSize - first.count)
      if block.isEmpty { break }
      first += block
    }
    return first
  }

  /// The log's bytes as they are in the file, or a part of them; a pipe gives them once.
  func source(_ range: Range<Int>? = nil) throws(Workspace.Failure) -> FileSource {
    if let stream { return FileSource(stream, prefix: first) }
    return try FileSource(path, range)
  }
}
