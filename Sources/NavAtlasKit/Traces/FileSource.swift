import Foundation
import NavAtlasTraces

/// A file that is open for reading as long as this lives; `-` is standard input.
final class OpenFile: Sendable {
  let descriptor: Int32
  let path: String

  init(_ path: String) throws(Workspace.Failure) {
    self.path = path == "-" ? "standard input" : path
    descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure }
  }

  deinit { if descriptor != STDIN_FILENO { close(descriptor) } }

  /// What the last call went wrong with.
  var failure: Workspace.Failure {
    switch errno {
    case ENOENT, ENOTDIR: .missing(path)
    case EISDIR: .isDirectory(path)
    default: .unreadable(path, reason: String(cString: strerror(errno)))
    }
  }
}

/// A file, a part of one, or standard input, read block by block.
struct FileSource: ByteSource, ~Copyable {
  private let file: OpenFile?
  /// How many bytes are left of the part.
  private var rest: Int
  /// Bytes that were read already.
  private var prefix: ArraySlice<UInt8>

  /// - Parameters:
  ///   - range: the part to read; all of it when absent.
  init(_ path: String, _ range: Range<Int>? = nil) throws(Workspace.Failure) {
    self.init(try OpenFile(path))
    guard let range else { return }
    rest = range.count
    if let file, range.lowerBound > 0 { lseek(file.descriptor, off_t(range.lowerBound), SEEK_SET) }
  }

  /// - Parameter prefix: what was read of the file before.
  init(_ file: OpenFile, prefix: [UInt8] = []) {
    self.file = file
    self.prefix = prefix[...]
    rest = .max
  }

  /// Bytes that are there already.
  init(_ bytes: [UInt8]) {
    file = nil
    prefix = bytes[...]
    rest = 0
  }

  mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws(Workspace.Failure) -> Int {
    if !prefix.isEmpty {
      let part = prefix.prefix(buffer.count)
      buffer.copyBytes(from: part)
      prefix = prefix.dropFirst(part.count)
      return part.count
    }
    let wanted = min(buffer.count, rest)
    while let file, wanted > 0 {
      let count = Foundation.read(file.descriptor, buffer.baseAddress, wanted)
      if count >= 0 {
        rest -= count
        return count
      }
      guard errno == EINTR else { throw file.failure }
    }
    return 0
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
