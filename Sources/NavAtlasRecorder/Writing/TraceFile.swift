import Foundation

/// A trace file that only grows, and that is set aside when it is large.
///
/// Lines are appended whole, so an app that is killed leaves at most its last line unfinished; the next line then begins after
/// it. When the file has reached its limit it becomes `trace.1.jsonl`, the one before that `trace.2.jsonl`, and so on; the
/// oldest goes.
public final class TraceFile: TraceSink {
  /// How large files become, and how many there are.
  public struct Limits: Sendable, Hashable {
    /// The size in bytes at which a file is set aside; it is exceeded only by a single line that is longer.
    public var fileSize: Int
    /// How many files there are at most, with the one that is written.
    public var files: Int

    public init(fileSize: Int = 1 << 20, files: Int = 4) {
      self.fileSize = fileSize
      self.files = files
    }
  }

  /// Why a file cannot be written.
  public struct Failure: Error, Hashable, CustomStringConvertible {
    public var path: String
    public var reason: String
    public var description: String { "'\(path)' cannot be written: \(reason)" }
  }

  public let path: String
  private let state: Locked<AppendOnlyFile>

  /// Opens a file, or begins it; its folder has to be there.
  public init(path: String, limits: Limits = Limits()) throws(Failure) {
    self.path = path
    var file = AppendOnlyFile(path: path, limits: limits)
    try file.open()
    state = Locked(file)
  }

  deinit { state.withLock { $0.close() } }

  /// The files that there are, the oldest first: what to hand to `navatlas`.
  public var paths: [String] { state.withLock { $0.paths } }

  public func append(_ lines: [UInt8], count: Int) -> TraceReceipt {
    state.withLock { file in
      var kept = 0
      do throws(Failure) {
        for part in TraceLines(lines, fitting: file.limits.fileSize, after: file.size) {
          if part.beginsFile { try file.rotate() }
          let whole = try file.write(lines[part.range])
          kept += whole.lines
          if let reason = whole.problem { throw Failure(path: path, reason: reason) }
        }
        return TraceReceipt(kept: kept)
      } catch {
        return TraceReceipt(kept: kept, problem: error.description)
      }
    }
  }
}

/// Lines in parts, each of which has room in a file.
private struct TraceLines: Sequence, IteratorProtocol {
  private let lines: [UInt8]
  private let limit: Int
  private var size: Int
  private var start = 0

  init(_ lines: [UInt8], fitting limit: Int, after size: Int) {
    (self.lines, self.limit, self.size) = (lines, limit, size)
  }

  mutating func next() -> (range: Range<Int>, beginsFile: Bool)? {
    guard start < lines.count else { return nil }
    var end = start
    while let feed = lines[end...].firstIndex(of: UInt8(ascii: "\n")) {
      // A line that no file has room for gets one of its own.
      guard size + feed + 1 - start <= limit || size == 0 && end == start else { break }
      end = feed + 1
      if end == lines.count { break }
    }
    guard end > start else {
      size = 0
      return next().map { ($0.range, true) }
    }
    defer {
      size += end - start
      start = end
    }
    return (start..<end, false)
  }
}
