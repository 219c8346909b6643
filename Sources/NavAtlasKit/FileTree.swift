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
  func isFolder(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
  }

  func isRegularFile(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && !isDirectory.boolValue
  }

  func isRealFolder(_ path: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType == .typeDirectory
  }

  func names(inFolder path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }

  func size(of path: String) -> Int {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.size] as? Int ?? 0
  }

  func read(_ path: String, limit: Int) throws(Workspace.Failure) -> [UInt8] {
    guard !isFolder(path) else { throw .isDirectory(path) }
    guard isRegularFile(path) else { throw .missing(path) }
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
