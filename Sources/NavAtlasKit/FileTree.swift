import Foundation
import NavAtlasModel

/// Where files are read from: the disk, or a revision of a repository.
public protocol FileTree: Sendable {
  func isFolder(_ path: String) -> Bool
  /// True for a file, and for a link to one.
  func isRegularFile(_ path: String) -> Bool
  /// True for a folder that is no link, so that no loop is followed.
  func isRealFolder(_ path: String) -> Bool
  /// The names in a folder, sorted.
  func names(inFolder path: String) throws -> [String]
  /// How many bytes a file has; none where there is no such file.
  func size(of path: String) -> Int
  /// The bytes of a file.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - limit: the most bytes that are read.
  func read(_ path: String, limit: Int) throws(Workspace.Failure) -> [UInt8]
}

/// The files of the disk.
struct DiskTree: FileTree {
  func isFolder(_ path: String) -> Bool { Self.status(path)?.isFolder ?? false }

  func isRegularFile(_ path: String) -> Bool { Self.status(path).map { !$0.isFolder } ?? false }

  func isRealFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.isFolder
  }

  func names(inFolder path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }

  func size(of path: String) -> Int {
    var status = stat()
    return lstat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  func read(_ path: String, limit: Int) throws(Workspace.Failure) -> [UInt8] {
    guard let status = Self.status(path) else { throw .missing(path) }
    guard !status.isFolder else { throw .isDirectory(path) }
    do {
      let handle = try FileHandle(forReadingFrom: URL(filePath: path))
      defer { try? handle.close() }
      return try handle.bytes(limit: limit, path)
    } catch let failure as Workspace.Failure {
      throw failure
    } catch {
      throw .unreadable(path, reason: Workspace.reason(error))
    }
  }

  /// What is known of a file or folder, or of what a link leads to.
  private static func status(_ path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }
}

extension stat {
  fileprivate var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }
}

extension FileHandle {
  /// What is left to be read.
  func bytes(limit: Int, _ path: String) throws -> [UInt8] {
    var bytes: [UInt8] = []
    while let part = try read(upToCount: 1 << 20), !part.isEmpty {
      bytes += part
      if bytes.count > limit { throw Workspace.Failure.tooLarge(path, limit: limit) }
    }
    return bytes
  }
}
