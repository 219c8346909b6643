import Foundation

extension Workspace {
  /// Writes a file piece by piece, and whole or not at all: under a temporary name first, renamed when it is complete.
  ///
  /// What is no regular file, as a pipe, is written to directly.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - pieces: hands over the bytes; what it throws is thrown on.
  public func write(
    to path: String, _ pieces: (_ put: ([UInt8]) throws -> Void) throws -> Void
  ) throws {
    var known = stat()
    let exists = stat(path, &known) == 0
    if exists, known.st_mode & S_IFMT == S_IFDIR { throw Failure.unwritable(path, reason: "it is a folder") }
    if exists, known.st_mode & S_IFMT != S_IFREG {
      let file = try PieceFile(path, path, O_WRONLY)
      try pieces { try file.put($0) }
      return try file.close()
    }
    // A link stays one: what it leads to is replaced.
    let target = exists ? URL(filePath: path).resolvingSymlinksInPath().path : path
    let temporary = "\(target).\(getpid()).partial"
    do {
      let file = try PieceFile(temporary, path, O_WRONLY | O_CREAT | O_TRUNC)
      if exists { fchmod(file.descriptor, known.st_mode & 0o7777) }
      try pieces { try file.put($0) }
      try file.close()
      if rename(temporary, target) != 0 { throw PieceFile.failure(path) }
    } catch {
      unlink(temporary)
      throw error
    }
  }
}

/// A file that is being written.
private final class PieceFile {
  let descriptor: Int32
  private var isOpen = true
  private let path: String

  /// - Parameter path: what the user calls the file.
  init(_ name: String, _ path: String, _ flags: Int32) throws(Workspace.Failure) {
    descriptor = open(name, flags | O_CLOEXEC, 0o666)
    self.path = path
    if descriptor < 0 {
      isOpen = false
      throw Self.failure(path)
    }
  }

  deinit { if isOpen { _ = Foundation.close(descriptor) } }

  func put(_ bytes: [UInt8]) throws(Workspace.Failure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno != EINTR { throw Self.failure(path) }
      rest = rest.dropFirst(max(count, 0))
    }
  }

  /// Makes sure that all is written.
  func close() throws(Workspace.Failure) {
    isOpen = false
    if Foundation.close(descriptor) != 0 { throw Self.failure(path) }
  }

  static func failure(_ path: String) -> Workspace.Failure {
    let reason =
      switch errno {
      case ENOENT, ENOTDIR: "there is no such folder"
      case EACCES, EPERM: "permission is denied"
      case ENOSPC, EDQUOT: "the disk is full"
      case EROFS: "the disk is read-only"
      default: String(cString: strerror(errno))
      }
    return .unwritable(path, reason: reason)
  }
}
