public import Foundation

/// Reads and writes the files under a test target's `Fixtures` folder.
public enum Fixture {
  /// The bytes of a fixture of the test target whose source file asks.
  public static func bytes(_ name: String, from source: String = #filePath) throws -> [UInt8] {
    Array(try Data(contentsOf: folder(of: source).appending(path: name)))
  }

  public static func text(_ name: String, from source: String = #filePath) throws -> String {
    String(decoding: try bytes(name, from: source), as: UTF8.self)
  }

  /// The golden text of that name; with `UPDATE_SNAPSHOTS=1`, `actual` is written as the new one.
  public static func golden(_ name: String, actual: String, from source: String = #filePath) throws -> String
  {
    if ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] == "1" {
      let file = folder(of: source).appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(actual.utf8).write(to: file)
    }
    return try text(name, from: source)
  }

  /// `Tests/<Target>/Fixtures`, for a source file at any depth of the target.
  public static func folder(of source: String = #filePath) -> URL {
    var folder = URL(filePath: source).deletingLastPathComponent()
    while folder.deletingLastPathComponent().lastPathComponent != "Tests", folder.path() != "/" {
      folder.deleteLastPathComponent()
    }
    return folder.appending(path: "Fixtures")
  }
}
