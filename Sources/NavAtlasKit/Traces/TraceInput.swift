import Foundation
import NavAtlasModel
import NavAtlasTraces

/// A log to count, with what its first bytes say.
struct TraceInput: Sendable {
  let path: String
  let head: [UInt8]
  let format: any TraceFormat

  /// How many bytes are looked at to know a format.
  private static let headSize = 1 << 16

  var name: String { path == "-" ? "standard input" : path }

  /// Whether the log can be read twice.
  var canReread: Bool { FileSource.size(path) != nil }
  /// Whether several threads can read it: every line stands for itself, and the file is worth it.
  var canBeSplit: Bool {
    (FileSource.size(path) ?? 0) >= Self.smallestSplit && format.lineScanner(head: head) != nil
  }

  private static let smallestSplit = 1 << 22

  /// - Parameter format: the id of the format; detected by name and content when absent.
  init(_ path: String, format: String?) throws {
    self.path = path
    head = try Self.head(path)
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

  private static func detect(_ path: String, _ head: [UInt8], _ format: String?) -> (any TraceFormat)? {
    if let format { return Catalog.traces.first { $0.id == format } }
    if let found = TraceFormats.forContent(head) { return found }
    let ending = path.split(separator: "/").last?.split(separator: ".").dropFirst().last
    return TraceFormats.forFileExtension(ending.map(String.init) ?? "")
  }

  private static func head(_ path: String) throws -> [UInt8] {
    var source = try FileSource(path)
    var head: [UInt8] = []
    var block = [UInt8](repeating: 0, count: headSize)
    while head.count < headSize {
      let count = try block.withUnsafeMutableBytes { try source.read(into: $0) }
      if count == 0 { break }
      head += block[..<count]
    }
    return head
  }
}
