import Foundation
public import NavAtlasModel

/// The one place where bytes enter and leave.
public struct Workspace: Sendable {
  /// The most bytes an input may have.
  public var inputLimit: Int
  /// Where the facts of Swift sources are kept between runs; nil to keep none.
  public var cacheFolder: String?
  /// Where files are read from; they are written to the disk.
  public var tree: any FileTree

  public init(
    inputLimit: Int = 1 << 30, cacheFolder: String? = nil, tree: (any FileTree)? = nil
  ) {
    self.inputLimit = inputLimit
    self.cacheFolder = cacheFolder
    self.tree = tree ?? DiskTree()
  }

  /// What stops a job that reads or writes files.
  public enum Failure: Error, Sendable, Hashable {
    case missing(String)
    case isDirectory(String)
    case tooLarge(String, limit: Int)
    case unreadable(String, reason: String)
    case unwritable(String, reason: String)

    /// What is wrong, at the file.
    public var diagnostic: Diagnostic {
      switch self {
      case .missing(let path): Diagnostic(.error, "there is no such file", at: .init(file: path))
      case .isDirectory(let path):
        Diagnostic(.error, "is a folder; a file is expected", at: .init(file: path))
      case .tooLarge(let path, let limit):
        Diagnostic(.error, "is larger than \(limit) bytes", at: .init(file: path))
      case .unreadable(let path, let reason):
        Diagnostic(.error, "cannot be read: \(reason)", at: .init(file: path))
      case .unwritable(let path, let reason):
        Diagnostic(.error, "cannot be written: \(reason)", at: .init(file: path))
      }
    }
  }

  /// A file's bytes; `-` is standard input.
  public func read(_ path: String) throws(Failure) -> [UInt8] {
    path == "-" ? try readStandardInput() : try tree.read(path, limit: inputLimit)
  }

  private func readStandardInput() throws(Failure) -> [UInt8] {
    do {
      return try FileHandle.standardInput.bytes(limit: inputLimit, "standard input")
    } catch let failure as Failure {
      throw failure
    } catch {
      throw .unreadable("standard input", reason: Self.reason(error))
    }
  }

  /// Writes a file whole or not at all: under a temporary name first, renamed when it is complete. What is no file, as
  /// `/dev/null` or a pipe, is written to and stays what it is.
  public func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    var known = stat()
    let kind = stat(path, &known) == 0 ? known.st_mode & S_IFMT : S_IFREG
    if kind == S_IFDIR { throw .unwritable(path, reason: "it is a folder") }
    do {
      if kind == S_IFREG {
        try Data(bytes).write(to: URL(filePath: path), options: .atomic)
      } else {
        try write(to: path) { try $0(bytes) }
      }
    } catch let failure as Failure {
      throw failure
    } catch {
      throw .unwritable(path, reason: Self.reason(error))
    }
  }

  /// Makes a folder, and those that it is in, where there is none yet.
  public func makeFolder(_ path: String) throws(Failure) {
    do {
      try FileManager.default.createDirectory(at: URL(filePath: path), withIntermediateDirectories: true)
    } catch {
      throw .unwritable(path, reason: Self.reason(error))
    }
  }

  /// The system's own words, without the object descriptions Foundation wraps around them.
  static func reason(_ error: any Error) -> String {
    let error = error as NSError
    if let posix = error.userInfo[NSUnderlyingErrorKey] as? NSError, posix.domain == NSPOSIXErrorDomain {
      return String(cString: strerror(Int32(posix.code)))
    }
    return switch CocoaError.Code(rawValue: error.code) {
    case .fileNoSuchFile, .fileReadNoSuchFile: "there is no such folder"
    case .fileReadNoPermission, .fileWriteNoPermission: "permission is denied"
    case .fileWriteOutOfSpace: "the disk is full"
    case .fileWriteVolumeReadOnly: "the disk is read-only"
    default: error.localizedDescription
    }
  }
}
