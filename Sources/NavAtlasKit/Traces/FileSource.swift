import Foundation
import NavAtlasTraces

/// A file, a part of one, or standard input, read block by block.
struct FileSource: ByteSource, ~Copyable {
  private let descriptor: Int32
  private let path: String
  private let closes: Bool
  /// How many bytes are left of the part.
  private var rest: Int
  /// Bytes that were read already.
  private var prefix: ArraySlice<UInt8>

  /// - Parameters:
  ///   - path: the file; `-` is standard input.
  ///   - range: the part to read; all of it when absent.
  ///   - prefix: what was read of standard input before.
  init(_ path: String, _ range: Range<Int>? = nil, prefix: [UInt8] = []) throws(Workspace.Failure) {
    self.prefix = prefix[...]
    self.path = path == "-" ? "standard input" : path
    closes = path != "-"
    rest = range?.count ?? .max
    descriptor = closes ? open(path, O_RDONLY | O_CLOEXEC) : 0
    guard descriptor >= 0 else { throw Self.failure(path) }
    if let range, range.lowerBound > 0 { lseek(descriptor, off_t(range.lowerBound), SEEK_SET) }
  }

  deinit { if closes { close(descriptor) } }

  mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws(Workspace.Failure) -> Int {
    if !prefix.isEmpty {
      let part = prefix.prefix(buffer.count)
      buffer.copyBytes(from: part)
      prefix = prefix.dropFirst(part.count)
      return part.count
    }
    let wanted = min(buffer.count, rest)
    while wanted > 0 {
      let count = Foundation.read(descriptor, buffer.baseAddress, wanted)
      if count >= 0 {
        rest -= count
        return count
      }
      guard errno == EINTR else { throw Self.failure(path) }
    }
    return 0
  }

  private static func failure(_ path: String) -> Workspace.Failure {
    switch errno {
    case ENOENT, ENOTDIR: .missing(path)
    case EISDIR: .isDirectory(path)
    default: .unreadable(path, reason: String(cString: strerror(errno)))
    }
  }

  /// The size of a regular file; `nil` for a pipe and the like.
  static func size(_ path: String) -> Int? {
    var information = stat()
    guard path != "-", stat(path, &information) == 0, information.st_mode & S_IFMT == S_IFREG else {
      return nil
    }
    return Int(information.st_size)
  }

  /// A file in parts of about equal size that begin where lines begin.
  static func parts(_ path: String, _ count: Int) throws(Workspace.Failure) -> [Range<Int>] {
    guard let size = size(path), count > 1, size >= count else { return [0..<(size(path) ?? .max)] }
    var bounds = [0]
    for index in 1..<count {
      let bound = try lineStart(path, max(size / count * index, bounds[index - 1]), size)
      bounds.append(bound)
    }
    return zip(bounds, bounds.dropFirst() + [size]).map { $0..<$1 }
  }

  /// Where the first line begins that does not begin before an offset.
  private static func lineStart(_ path: String, _ offset: Int, _ size: Int) throws(Workspace.Failure) -> Int {
    guard offset > 0 else { return 0 }
    var source = try FileSource(path, (offset - 1)..<size)
    var start = offset - 1
    while true {
      let block = try source.readBlock(1 << 16)
      if block.isEmpty { return size }
      if let feed = block.firstIndex(of: UInt8(ascii: "\n")) { return start + feed + 1 }
      start += block.count
    }
  }
}
