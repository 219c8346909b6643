import Foundation

/// An open file that is only appended to, and those that it was before.
struct AppendOnlyFile: Sendable {
  let path: String
  let limits: TraceFile.Limits
  /// How many bytes the file has.
  private(set) var size = 0
  private var descriptor: Int32 = -1
  /// Whether the file ends in the middle of a line.
  private var isTorn = false

  init(path: String, limits: TraceFile.Limits) {
    self.path = path
    self.limits = limits
  }

  mutating func open() throws(TraceFile.Failure) {
    // Read, too: whether the last line is whole is told by its last byte.
    descriptor = Foundation.open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw failure() }
    let end = lseek(descriptor, 0, SEEK_END)
    guard end >= 0 else { throw failure() }
    size = Int(end)
    var last: UInt8 = 0
    isTorn = end > 0 && pread(descriptor, &last, 1, end - 1) == 1 && last != UInt8(ascii: "\n")
  }

  mutating func close() {
    if descriptor >= 0 { _ = Foundation.close(descriptor) }
    descriptor = -1
  }

  /// Appends lines.
  ///
  /// - Returns: how many lines are whole in the file, and why it is not all of them.
  mutating func write(_ lines: ArraySlice<UInt8>) throws(TraceFile.Failure) -> (lines: Int, problem: String?)
  {
    if descriptor < 0 { try open() }
    if isTorn {
      guard append([UInt8(ascii: "\n")][...]) == 1 else { throw failure() }
      isTorn = false
    }
    let written = append(lines)
    let whole = lines.prefix(written).count { $0 == UInt8(ascii: "\n") }
    guard written < lines.count else { return (whole, nil) }
    let problem = failure().reason
    isTorn = written > 0 && lines[lines.startIndex + written - 1] != UInt8(ascii: "\n")
    return (whole, problem)
  }

  /// Writes until all is written or nothing goes any more.
  private mutating func append(_ bytes: ArraySlice<UInt8>) -> Int {
    var written = 0
    while written < bytes.count {
      let count = bytes.dropFirst(written).withUnsafeBytes {
        Foundation.write(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { break }
      written += count
    }
    size += written
    return written
  }

  // MARK: Files that are set aside

  /// The file that was set aside so many files ago.
  private func path(_ number: Int) -> String {
    guard number > 0 else { return path }
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return "\(path).\(number)" }
    let ending = name[dot...]
    return "\(path.dropLast(ending.count)).\(number)\(ending)"
  }

  var paths: [String] {
    (0..<max(1, limits.files)).reversed().map { path($0) }.filter { access($0, F_OK) == 0 }
  }

  /// Sets the file aside and begins a new one.
  mutating func rotate() throws(TraceFile.Failure) {
    close()
    let oldest = max(1, limits.files) - 1
    if oldest == 0 { unlink(path) }
    for number in stride(from: oldest, to: 0, by: -1) where access(path(number - 1), F_OK) == 0 {
      guard rename(path(number - 1), path(number)) == 0 else { throw failure() }
    }
    try open()
  }

  private func failure() -> TraceFile.Failure {
    TraceFile.Failure(path: path, reason: String(cString: strerror(errno)))
  }
}
