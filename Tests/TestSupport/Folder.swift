public import Foundation

/// A folder for one test, removed with it.
public final class Folder: Sendable {
  public let url: URL

  public init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "navatlas-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// A folder with one file in it.
  public convenience init(_ name: String, _ text: String) throws {
    try self.init()
    try write(Array(text.utf8), to: name)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  @discardableResult public func write(_ bytes: [UInt8], to name: String) throws -> URL {
    let file = url.appending(path: name)
    try Data(bytes).write(to: file)
    return file
  }

  public func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: url.appending(path: name)))
  }

  public func text(_ name: String) throws -> String { String(decoding: try bytes(name), as: UTF8.self) }

  public func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(at: url.appending(path: name), withIntermediateDirectories: true)
  }

  /// The names of all files, hidden ones too.
  public var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: url.path()).sorted()) ?? []
  }
}
